import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { scriptHash } from './page-script.js';

const styleSheet = readFileSync(new URL('../../../pages/api.css', import.meta.url), 'utf8');

/** The page's only style sheet, inlined. Its hash covers every character, including spaces. */
export const styleElement = `<style>${styleSheet}</style>`;

const styleHash = createHash('sha256').update(styleSheet).digest('base64');

/** Allows exactly this style sheet and this script, and requests to this service. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  `script-src 'sha256-${scriptHash}'`,
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
