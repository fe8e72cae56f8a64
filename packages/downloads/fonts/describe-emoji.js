/**
 * Writes `emoji.json`: which characters the font of emoji draws. Run by hand
 * (`npm run fonts -w packages/downloads`) when the font is renewed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { formatRanges } from '../../charts/fonts/format-ranges.js';
import { listCodePoints } from '../../charts/fonts/woff2-coverage.js';

const file = 'noto-emoji-emoji-400-normal.woff2';
const ranges = formatRanges(listCodePoints(readFileSync(new URL(file, import.meta.url))));
writeFileSync(
  new URL('emoji.json', import.meta.url),
  `${JSON.stringify({ file, ranges }, null, 2)}\n`,
);
