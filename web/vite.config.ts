import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { finish } from './scripts/finish.ts'

const SERVER = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), finish()],
  build: {
    outDir: '../src/hordago/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is inlined: the page's content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      // A service worker keeps its address, or a browser never hears of the next one.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // On a slow line the number of files counts as much as their size.
        codeSplitting: { groups: [{ name: 'page', test: (id) => !id.includes('/sw.ts'), tags: ['$initial'] }] },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    // The catalogues lie beside the Python code.
    fs: { allow: ['..'] },
    proxy: {
      '/api': SERVER,
      '/ws': { target: SERVER, ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
})
