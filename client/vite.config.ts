import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import Icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'

const server = 'http://127.0.0.1:8765'

/**
 * Sizes of type are written in the pixels of the drawings and built as rem, so that they follow the reader's
 * browser and the text size in the settings.
 */
const typeInRem = {
  postcssPlugin: 'type-in-rem',
  Declaration(declaration: { prop: string; value: string }) {
    if (!['font', 'font-size'].includes(declaration.prop)) return
    declaration.value = declaration.value.replace(
      /(\d*\.?\d+)px/g,
      (_, size: string) => `${Number(size) / 16}rem`,
    )
  },
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), Icons({ compiler: 'svelte', scale: 1 })],
  build: {
    // Inside the Python package, so that the wheel and a checkout serve the client from the same place.
    outDir: '../src/posse/web/static',
    emptyOutDir: true,
    target: 'es2022',
    // The content policy allows nothing inside the page that did not come as a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  css: { postcss: { plugins: [typeInRem] } },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    // The words are shared with Python and live there; a test reads the numbers of docs/fairness.md.
    fs: { allow: ['.', '../src/posse/locale', '../docs'] },
  },
  // A board of 64 parcels is drawn many times in one test, and machines are busy.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 20_000 },
})
