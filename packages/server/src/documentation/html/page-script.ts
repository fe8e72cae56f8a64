import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const pages = new URL('../../../pages/', import.meta.url);
// Named by its folder: the bundle of the command would take a script for a module.
const script = readFileSync(new URL('api.js', pages), 'utf8');

/** The page's only script, inlined. Its hash covers every character, including spaces. */
export const scriptElement = `<script>${script}</script>`;

export const scriptHash = createHash('sha256').update(script).digest('base64');
