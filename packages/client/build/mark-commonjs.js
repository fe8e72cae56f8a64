// The package is ESM; Node and TypeScript read dist/cjs as CommonJS because of this file.
import { existsSync, writeFileSync } from 'node:fs';
import { URL } from 'node:url';

const marker = new URL('../dist/cjs/package.json', import.meta.url);
// Written once, so that a build that changes nothing disturbs nobody who reads it.
if (!existsSync(marker)) writeFileSync(marker, `${JSON.stringify({ type: 'commonjs' })}\n`);
