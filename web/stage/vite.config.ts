/** The stage is built for tests alone, into a folder of theirs; nothing of it is in the page that people load. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [svelte()],
  build: { emptyOutDir: true, target: 'es2022', minify: false },
  logLevel: 'warn',
})
