import type { Findings } from '@broadsheet/contract/checking';
import type { DrawnText } from '../family.js';

const faults: readonly { pattern: RegExp; describe: (found: string) => string }[] = [
  {
    pattern: /\p{Cs}/u,
    describe: (found) =>
      `contains half of a character (${name(found)}); was the text cut in its middle?`,
  },
  {
    pattern: /[\n\r\u2028\u2029]/,
    describe: () => 'contains a line break; charts break lines themselves, so write a space.',
  },
  {
    pattern: /[\t\v\f]/,
    describe: () => 'contains a tab; write a space.',
  },
  {
    pattern: /\p{Cc}/u,
    describe: (found) => `contains the control character ${name(found)}; leave it out.`,
  },
  {
    pattern: /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
    describe: (found) =>
      `contains ${name(found)}, which changes the direction of the text after it; leave it out.`,
  },
  {
    pattern: /\ufffd/,
    describe: () =>
      'contains U+FFFD, which stands for a character that was lost; save the file as UTF-8.',
  },
  {
    pattern: /^\s|\s$/,
    describe: () => 'starts or ends with a space; leave it out.',
  },
];

/** Any of the above: most texts have none, and then one test is enough. */
const anyFault =
  /[\p{Cs}\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]|^\s|\s$/u;

/** Characters that no font can draw or no reader can see; the charts check glyphs. */
export function checkTexts(found: Findings, texts: readonly DrawnText[]): void {
  for (const { text, pointer } of texts) {
    if (!anyFault.test(text)) continue;
    if (text.trim() === '') {
      found.error(pointer, 'The text is only white space; write a name.');
      continue;
    }
    for (const { pattern, describe } of faults) {
      const fault = pattern.exec(text)?.[0];
      if (fault === undefined) continue;
      found.error(pointer, `${JSON.stringify(text)} ${describe(fault)}`);
      break;
    }
  }
}

const name = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
