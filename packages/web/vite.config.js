import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The same components with a tenth of React's bytes: a phone shows a page sooner.
  resolve: {
    alias: {
      'react-dom/client': 'preact/compat/client',
      'react-dom/server': 'preact/compat/server',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
      react: 'preact/compat',
    },
  },
  // The first page is written by the same code that takes it over in the browser.
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/site',
    // The service serves this folder for a year: every name in it holds a hash.
    assetsDir: 'explore/assets',
    emptyOutDir: true,
    target: 'es2022',
    // A font or picture inlined into the style sheet is paid for by those who never see it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
  },
  server: {
    // `npm run dev` beside a running demo: the pages from here, the operations from there.
    proxy: Object.fromEntries(
      // Every family has its operations below its name.
      ['/authentication', '^/[a-z]+/v[0-9]+/', '/schemas', '/docs'].map((path) => [
        path,
        'http://127.0.0.1:8080',
      ]),
    ),
  },
});
