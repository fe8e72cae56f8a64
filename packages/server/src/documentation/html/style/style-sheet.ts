import { createHash } from 'node:crypto';
import { badges } from './badges.js';
import { colours } from './colours.js';
import { contents } from './contents.js';
import { layout } from './layout.js';
import { print } from './print.js';
import { samples } from './samples.js';
import { tables } from './tables.js';
import { text } from './text.js';

const styleSheet = [colours, text, layout, contents, badges, tables, samples, print].join('');

/** The page's only style sheet, inlined. Its hash covers every character, including spaces. */
export const styleElement = `<style>${styleSheet}</style>`;

const styleHash = createHash('sha256').update(styleSheet).digest('base64');

/** Allows exactly this style sheet and nothing else: no script, no other style, no request. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
