import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { startLanguage } from './i18n.svelte'

// A part that a newer build no longer has: take the newer page.
addEventListener('vite:preloadError', () => location.reload())

await startLanguage()
mount(App, { target: document.getElementById('app')! })
