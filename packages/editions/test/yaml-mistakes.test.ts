import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { yamlMistakes } from '../../../test/yaml-mistakes.js';
import { shippedPreparation } from '../src/index.js';
import { formatLocation, readDocument } from '../src/sources/index.js';

let starter: string;
beforeAll(async () => {
  starter = await readFile(new URL('../../cli/templates/industry.yaml', import.meta.url), 'utf8');
});

/** `line text: message` for every problem; the line is identified by its content. */
async function mistakesOf(text: string, level = 'error'): Promise<string[]> {
  const bytes = new TextEncoder().encode(text);
  const read = await readDocument({ name: 'kites.yaml', bytes }, shippedPreparation);
  const problems =
    'problems' in read
      ? read.problems
      : read.locateFindings(shippedPreparation.checkDocument(read));
  const lines = text.split('\n');
  return problems
    .filter(({ severity }) => severity === level)
    .map(({ location, message }) => {
      const from = lines[location.line - 1]?.slice(location.column - 1) ?? formatLocation(location);
      return `${from.slice(0, 24)} → ${message}`;
    });
}

describe('a mistake in YAML', () => {
  it.each(yamlMistakes)(
    '%s is reported once, with what to type',
    async (_what, before, after, at, message) => {
      expect(starter).toContain(before);
      const found = await mistakesOf(starter.replace(before, after));
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(message);
      expect(found[0]?.startsWith(at.slice(0, 24))).toBe(true);
    },
  );

  it('is told in the same words where lines end as on Windows', async () => {
    for (const [what, before, after] of yamlMistakes) {
      const text = starter.replace(before, after);
      const found = await mistakesOf(text.replaceAll('\n', '\r\n'));
      const plain = await mistakesOf(text);
      const messages = (list: string[]) => list.map((each) => each.split(' → ')[1]);
      expect({ what, found: messages(found) }).toEqual({ what, found: messages(plain) });
    }
  });

  it('is none in the document to start from', async () => {
    expect(await mistakesOf(starter)).toEqual([]);
    expect(await mistakesOf(starter, 'warning')).toEqual([]);
  });

  it('of a text that a # cuts is a warning; a comment is none', async () => {
    const typed = (title: string) =>
      starter.replace('Title: Kite Manufacturing', `Title: ${title}`);
    expect(await mistakesOf(typed("Kites' Wine #1"), 'warning')).toEqual([
      "Kites' Wine #1 → What follows # is left out; type 'Kites'' Wine #1' in quotes, or a space after # if it is a comment.",
    ]);
    for (const title of ['Kites # a comment', "'Wine #1'", 'Wine#1', '"Kites" #1']) {
      expect(await mistakesOf(typed(title), 'warning')).toEqual([]);
    }
  });

  it('that leaves another text than one sees is a warning', async () => {
    const warningOf = (title: string) =>
      mistakesOf(starter.replace('Title: Kite Manufacturing', `Title: ${title}`), 'warning');
    expect(await warningOf('“Kite Manufacturing”')).toEqual([
      "“Kite Manufacturing” → These are quotation marks of a word processor, and readers see them; type 'Kite Manufacturing' with straight ones.",
    ]);
    expect(await warningOf('&Kite Makers')).toEqual([
      "Makers → A text that begins with & must be in quotes; type '&Kite Makers', or &Kite is left out.",
    ]);
    for (const title of ['The “Kite” Makers', '“Kites” and “Strings”', "'“Kites”'"]) {
      expect(await warningOf(title)).toEqual([]);
    }
  });
});
