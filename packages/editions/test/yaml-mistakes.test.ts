import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { shippedPreparation } from '../src/index.js';
import { formatLocation, readDocument } from '../src/sources/index.js';

let starter: string;
beforeAll(async () => {
  starter = await readFile(new URL('../../cli/templates/industry.yaml', import.meta.url), 'utf8');
});

/** `line text: message` for every problem; the line is identified by its content. */
async function mistakesOf(text: string, wanted = 'error'): Promise<string[]> {
  const bytes = new TextEncoder().encode(text);
  const read = await readDocument({ name: 'kites.yaml', bytes }, shippedPreparation);
  const problems =
    'problems' in read
      ? read.problems
      : read.locateFindings(shippedPreparation.checkDocument(read));
  const lines = text.split('\n');
  return problems
    .filter(({ severity }) => severity === wanted)
    .map(({ location, message }) => {
      const from = lines[location.line - 1]?.slice(location.column - 1) ?? formatLocation(location);
      return `${from.slice(0, 24)} → ${message}`;
    });
}

/** A part of the starter document, its replacement, where the mistake is found, and the message. */
const mistakes: [string, string, string, string, string][] = [
  [
    'a tab',
    'Revenue:\n  - {',
    'Revenue:\n\t- {',
    '\t- { Year: 2017',
    'YAML is indented with spaces; there is a tab here. Type spaces instead.',
  ],
  [
    'a line too deep',
    'Language: English',
    '  Language: English',
    'Language: English',
    'This line is indented too deep: let it begin in the same column as Code.',
  ],
  [
    'a line in no column',
    'Employees:\n  - { Year: 2017',
    'Employees:\n - { Year: 2016, Value: 200 }\n  - { Year: 2017',
    '',
    'indent',
  ],
  [
    'a colon in a title',
    'Title: Kite Manufacturing',
    'Title: Kites: how they are made',
    'Kites: how they are made',
    "A text with a colon must be in quotes; type 'Kites: how they are made'.",
  ],
  [
    'a code without quotes',
    "Code: '9901'",
    'Code: 0199',
    '0199',
    "Type '0199' with quotation marks; without them it is the number 199.",
  ],
  [
    'commas in a number in braces',
    'Year: 2026, Value: 62500000',
    'Year: 2026, Value: 62,500,000',
    '62,500,000',
    'A comma ends a value; type 62500000 instead of 62,500,000.',
  ],
  [
    'commas in a number',
    '  - { Year: 2026, Value: 62500000 }',
    '  - Year: 2026\n    Value: 62,500,000',
    '62,500,000',
    'Type 62500000: "62,500,000" is text, and numbers have only digits and a decimal point.',
  ],
  [
    'millions',
    'Year: 2026, Value: 62500000',
    'Year: 2026, Value: 62.5m',
    '62.5m',
    'Type 62500000: "62.5m" is text, and numbers have only digits and a decimal point.',
  ],
  [
    'a number in quotes',
    'Year: 2026, Value: 62500000',
    "Year: 2026, Value: '62500000'",
    "'62500000'",
    'Type 62500000 without quotation marks; in them it is text.',
  ],
  [
    'quotation marks of a word processor',
    "Code: '9901'",
    'Code: “9901”',
    '“9901”',
    "These are quotation marks of a word processor; type '9901' with straight ones.",
  ],
  [
    'no space after a colon',
    'Title: Kite Manufacturing',
    'Title:Kite Manufacturing',
    'Title:Kite Manufacturing',
    'A space is missing after the colon; type Title: Kite Manufacturing',
  ],
  [
    'no space after a colon in braces',
    '{ Year: 2026, Value: 62500000',
    '{ Year:2026, Value: 62500000',
    'Year:2026',
    'A space is missing after the colon; type Year: 2026',
  ],
  [
    'no colon',
    'Title: Kite Manufacturing',
    'Title Kite Manufacturing',
    'Title Kite Manufacturing',
    '"Title Kite Manufacturing" has no colon: type Name: value, or indent the line if it goes on with the text above.',
  ],
  [
    'an equals sign',
    'Title: Kite Manufacturing',
    'Title = Kite Manufacturing',
    'Title = Kite',
    'A colon is missing between name and value; type Title: Kite Manufacturing',
  ],
  [
    'a name given twice',
    'Title: Kite Manufacturing',
    'Title: Kite Manufacturing\nTitle: Kites',
    'Title: Kites',
    'This name is given twice here; keep one of them.',
  ],
  [
    'a quotation mark that is not closed',
    'Title: Kite Manufacturing',
    'Title: "Kite Manufacturing',
    '"Kite Manufacturing',
    'This quotation mark is not closed; type " at the end of the text.',
  ],
  [
    'an apostrophe in single quotes',
    'Title: Kite Manufacturing',
    "Title: 'Kite makers' guild's work'",
    "'Kite makers",
    'An apostrophe ends a text in single quotes; type "Kite makers\' guild\'s work".',
  ],
  [
    'words after quotation marks',
    'Title: Kite Manufacturing',
    'Title: "Kite" Manufacturing',
    '"Kite" Manufacturing',
    'The text goes on after its quotation mark; type \'"Kite" Manufacturing\'.',
  ],
  [
    'an at sign',
    'Title: Kite Manufacturing',
    'Title: @kites',
    '@kites',
    "A text that begins with @ must be in quotes; type '@kites'.",
  ],
  [
    'a per cent sign',
    'Title: Kite Manufacturing',
    'Title: % of kites',
    '% of kites',
    "A text that begins with % must be in quotes; type '% of kites'.",
  ],
  [
    'an asterisk',
    'Title: Kite Manufacturing',
    'Title: *Kite* Manufacturing',
    '*Kite* Manufacturing',
    "A text that begins with * must be in quotes; type '*Kite* Manufacturing'.",
  ],
  [
    'an asterisk alone',
    'Title: Kite Manufacturing',
    'Title: *Kites',
    '*Kites',
    "A text that begins with * must be in quotes; type '*Kites'.",
  ],
  [
    'a bracket',
    'Title: Kite Manufacturing',
    'Title: [draft] Kites',
    '[draft] Kites',
    "A text that begins with [ must be in quotes; type '[draft] Kites'.",
  ],
  [
    'an ampersand',
    'Title: Kite Manufacturing',
    'Title: & Sons',
    '& Sons',
    "A text that begins with & must be in quotes; type '& Sons'.",
  ],
  [
    'yes',
    'Year: 2027, Value: 65000000, Outlook: true',
    'Year: 2027, Value: 65000000, Outlook: yes',
    'yes',
    'Type true, not "yes".',
  ],
  [
    'a date with strokes',
    'DataDate: 2026-06-30',
    'DataDate: 30/06/2026',
    '30/06/2026',
    '"30/06/2026" is not a date here; type 2026-06-30.',
  ],
  [
    'a date in words',
    'DataDate: 2026-06-30',
    'DataDate: 30 June 2026',
    '30 June 2026',
    '"30 June 2026" is not a date here; type 2026-06-30.',
  ],
  [
    'a value that is missing',
    'Title: Kite Manufacturing',
    'Title:',
    'Title:',
    'A value is missing after the colon; type it, or delete the line.',
  ],
  [
    'n/a',
    'Year: 2026, Value: 62500000',
    'Year: 2026, Value: n/a',
    'n/a',
    'Type null where a value is not known, not "n/a".',
  ],
  [
    'a brace that is not closed',
    '{ Year: 2017, Value: 41200000 }',
    '{ Year: 2017, Value: 41200000',
    '{ Year: 2017',
    'This { is not closed; type } after "Year: 2017, Value: 41200000".',
  ],
  [
    'a brace too many',
    '{ Year: 2017, Value: 41200000 }',
    '{ Year: 2017, Value: 41200000 }}',
    '}',
    'There is one } too many here; delete it.',
  ],
  [
    'a semicolon',
    '{ Year: 2017, Value: 41200000 }',
    '{ Year: 2017; Value: 41200000 }',
    '; Value: 41200000 }',
    'Values in braces are separated by commas; type a comma, not a semicolon.',
  ],
  [
    'a backslash',
    'Title: Kite Manufacturing',
    'Title: "Kites\\Strings"',
    '\\Strings"',
    'A backslash in double quotes is typed twice: \\\\; or use single quotes.',
  ],
  [
    'a hyphen without a space',
    '  - { Year: 2018, Value: 42900000 }',
    '  -{ Year: 2018, Value: 42900000 }',
    '-{ Year: 2018',
    'A space is missing after the hyphen; type - { Year: 2018, Value: 42900000 }',
  ],
  [
    'a bullet of a word processor',
    '  - { Year: 2018, Value: 42900000 }',
    '  • { Year: 2018, Value: 42900000 }',
    '• { Year: 2018',
    'An entry of a list begins with a hyphen; type - { Year: 2018, Value: 42900000 }',
  ],
  [
    'no hyphen',
    '  - { Year: 2018, Value: 42900000 }',
    '  { Year: 2018, Value: 42900000 }',
    '{ Year: 2018',
    'An entry of a list begins with a hyphen; type - { Year: 2018, Value: 42900000 }',
  ],
  [
    'a first line too deep',
    'Country: AU\n',
    ' Country: AU\n',
    'Country: AU',
    'This line is indented too deep: let it begin in the same column as Code.',
  ],
  [
    'a space of a word processor after a colon',
    'Title: Kite Manufacturing',
    'Title:\u00a0Kite Manufacturing',
    ':\u00a0Kite Manufacturing',
    'After the name must come an ordinary colon and an ordinary space; type Title: Kite Manufacturing',
  ],
  [
    'a wide colon',
    'Title: Kite Manufacturing',
    'Title： Kite Manufacturing',
    '： Kite Manufacturing',
    'After the name must come an ordinary colon and an ordinary space; type Title: Kite Manufacturing',
  ],
  [
    'a name in small letters, of a value that must be there',
    'Title: Kite Manufacturing',
    'title: Kite Manufacturing',
    'Kite Manufacturing',
    'There is no property "title" here; did you mean "Title"?',
  ],
  [
    'a text that begins with &',
    'Title: Kite Manufacturing',
    'Title: &Kites',
    'Title: &Kites',
    "A text that begins with & must be in quotes; type '&Kites'.",
  ],
];

describe('a mistake in YAML', () => {
  it.each(mistakes)(
    '%s is reported once, with what to type',
    async (_what, before, after, at, message) => {
      expect(starter).toContain(before);
      const found = await mistakesOf(starter.replace(before, after));
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(message);
      expect(found[0]?.startsWith(at.slice(0, 24))).toBe(true);
    },
  );

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
