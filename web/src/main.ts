import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { startLanguage } from './i18n.svelte'
import { startPwa } from './pwa.svelte'

// A part that a newer build no longer has: take the newer page.
addEventListener('vite:preloadError', () => location.reload())

await startLanguage()
const target = document.getElementById('app')!
target.replaceChildren()
mount(App, { target })
// After the page itself, which it shall not slow down.
if (document.readyState === 'complete') void startPwa()
else addEventListener('load', () => void startPwa(), { once: true })
