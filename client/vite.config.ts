import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import Icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

const server = 'http://127.0.0.1:8765'

export default defineConfig({
  plugins: [svelte(), svelteTesting(), Icons({ compiler: 'svelte', scale: 1 })],
  build: {
    // Inside the Python package, so that the wheel and a checkout serve the client from the same place.
    outDir: '../src/posse/web/static',
    emptyOutDir: true,
    target: 'es2022',
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    // The words are shared with Python and live there.
    fs: { allow: ['.', '../src/posse/locale'] },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
