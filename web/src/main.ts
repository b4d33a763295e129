import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { startLanguage } from './i18n.svelte'

await startLanguage()
mount(App, { target: document.getElementById('app')! })
