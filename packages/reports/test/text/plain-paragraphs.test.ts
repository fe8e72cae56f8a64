import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderAnalysis } from '../../src/text/markdown.js';

/** Renders nothing itself, but it is markup, so that the Markdown library renders all of the text. */
const unusedReference = '\n\n[unused]: https://example.com';

const pieces = [
  ...['word', 'Two words. ', '"said"', "it's", ' ', '\n', '\n\n', '-', '+', '=', '1.', '2)', '24'],
  ...[
    ':',
    '(',
    ')',
    '%',
    '$',
    '€',
    '–',
    'é',
    '日本',
    '\u00a0',
    '\u3000',
    '\u2028',
    '\f',
    '\u{1f600}',
  ],
  ...[
    '---',
    '===',
    'https://example.com',
    'www.example.com',
    '*',
    '_',
    '`',
    '&',
    '<b>',
    '\t',
    '\r\n',
  ],
];
const texts = fc
  .array(fc.constantFrom(...pieces), { maxLength: 8 })
  .map((list) => list.join(''))
  // Code that is not closed would take in the reference.
  .filter((text) => !text.includes('```'));

describe('a text of paragraphs alone', () => {
  it('is rendered as the Markdown library renders it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(renderAnalysis(text)).toEqual(renderAnalysis(`${text}${unusedReference}`));
      }),
      { numRuns: 5000 },
    );
  });

  it('keeps its lines together and its quotation marks harmless', () => {
    expect(renderAnalysis('One\n"line".\n\nTwo.\n')).toEqual({
      AnalysisPlainText: 'One "line".\n\nTwo.',
      AnalysisHTML: '<p>One\n&quot;line&quot;.</p>\n<p>Two.</p>',
    });
  });
});
