import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const partsOfReports = [
  ...['src/chart-card/', 'src/download/', 'src/figures/', 'src/report/', 'src/section-view/'],
  // Of the folder `chart`, the program takes one module, and charts are drawn later.
  ...['src/chart/chart-', 'src/chart/format-', 'src/chart/load-', 'src/chart/when-ne'],
  ...['src/classifications/paths', 'src/classifications/report-', 'src/compare/compare-link'],
  ...['src/risk/level-tag', 'src/risk/score-scale', 'src/scroll-box/', 'src/shell/titled'],
  ...['src/states/other-', 'src/use-fragment-', 'src/use-shown-', 'packages/view/'],
  ...[
    'families/blocks',
    'families/scores/',
    'families/family-client',
    'words/currency-signs',
    'words/japanese-currencies',
  ],
];

/**
 * What the pages of reports share comes in one file: over HTTP/1.1 a browser fetches six at a time,
 * and a phone waits for each round.
 */
const sharedByReports = {
  name: 'report-parts',
  /** @param {string} id */
  test: (id) => {
    const path = id.replaceAll('\\', '/');
    return !path.includes('chart-engine') && partsOfReports.some((part) => path.includes(part));
  },
  minShareCount: 2,
  // Else what it uses would be in it, as Preact, which the program needs earlier.
  includeDependenciesRecursively: false,
};

/** Else each would be a file of its own, of a hundred bytes. */
const sharedWords = {
  name: 'number-words',
  test: /contract.*words.(decapitalise|index|number-scales|numbers)/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

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
    rolldownOptions: { output: { codeSplitting: { groups: [sharedByReports, sharedWords] } } },
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
