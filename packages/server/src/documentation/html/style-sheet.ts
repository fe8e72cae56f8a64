import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const styleSheet = readFileSync(new URL('../../../pages/api.css', import.meta.url), 'utf8');

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
