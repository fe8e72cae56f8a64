// The package is ESM; Node and TypeScript read dist/cjs as CommonJS because of this file.
import { writeFileSync } from 'node:fs';
import { URL } from 'node:url';

writeFileSync(
  new URL('../dist/cjs/package.json', import.meta.url),
  `${JSON.stringify({ type: 'commonjs' })}\n`,
);
