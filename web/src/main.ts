import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { startLanguage } from './i18n.svelte'
import { startPwa } from './pwa.svelte'

// A part that a newer build no longer has: take the newer page.
addEventListener('vite:preloadError', () => location.reload())

await startLanguage()
mount(App, { target: document.getElementById('app')! })
// After the page itself, which it shall not slow down.
if (document.readyState === 'complete') void startPwa()
else addEventListener('load', () => void startPwa(), { once: true })
