import { describe, expect, it } from 'vitest';
import { escapeMarkdown, renderAnalysis } from '../../src/text/markdown.js';

const plain = (source: string) => renderAnalysis(source).AnalysisPlainText;

describe('Markdown as plain text', () => {
  it('sets paragraphs apart and joins the lines of one', () => {
    expect(plain('One\nline.\n\nTwo **bold** *words*.')).toBe('One line.\n\nTwo bold words.');
  });

  it('breaks lines where the source does so on purpose', () => {
    expect(plain('One  \nTwo')).toBe('One\nTwo');
  });

  it('marks entries of lists and indents those of inner lists with tabs', () => {
    expect(plain('- one\n- two\n  - inner\n- three')).toBe('•\tone\n•\ttwo\n\t•\tinner\n•\tthree');
  });

  it('numbers ordered lists from where they start', () => {
    expect(plain('3. three\n4. four')).toBe('3.\tthree\n4.\tfour');
  });

  it('hangs further paragraphs of an entry under its first', () => {
    expect(plain('- one\n\n  more\n- two')).toBe('•\tone\n\tmore\n•\ttwo');
  });

  it('puts tabs between the cells of a table', () => {
    expect(plain('| Year | Event |\n|---|---|\n| 1990 | Founded |\n| 2001 | Sold |')).toBe(
      'Year\tEvent\n1990\tFounded\n2001\tSold',
    );
  });

  it('indents quotations and keeps the lines of code', () => {
    expect(plain('> said\n\nthen\n\n```\na\n  b\n```')).toBe('\tsaid\n\nthen\n\na\n  b');
  });

  it('writes the address of a link after its text, unless the text is the address', () => {
    expect(plain('[site](https://example.com) <https://example.com>')).toBe(
      'site (https://example.com) https://example.com',
    );
  });

  it('shows characters, not entities', () => {
    expect(plain('Wine & cheese &copy; <b>')).toBe('Wine & cheese © <b>');
  });
});

describe('text escaped for Markdown', () => {
  it.each([
    'A*B*C',
    '1. not a list',
    '- not a list',
    '# not a heading',
    '[not](a link)',
    '<not html>',
    'a_b_c `d` ~~e~~',
    'R&D &amp; more',
    'a | b',
    '+ plus',
    '> quote',
    '\\ backslash',
    'https://example.com',
  ])('comes back as it was: %s', (text) => {
    expect(plain(escapeMarkdown(text))).toBe(text);
    expect(plain(`- **${escapeMarkdown(text)}**`)).toBe(`•\t${text}`);
  });

  it.each([' Red', 'Red ', '\u00a0Red\n', ' - Red\t'])(
    'is emphasised whole, whatever space is around it: %j',
    (text) => {
      const { AnalysisHTML } = renderAnalysis(`- **${escapeMarkdown(text)}**: wine`);
      expect(AnalysisHTML).toBe(`<ul>\n<li><strong>${text.trim()}</strong>: wine</li>\n</ul>`);
    },
  );
});
