/**
 * The explorer's own words: each language has all of them, and no page has words outside the list.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { writeBrief } from '../src/figures/write-brief.js';
import { admin as englishAdmin } from '../src/words/english/admin.js';
import { english } from '../src/words/english/index.js';
import { publishing as englishPublishing } from '../src/words/english/publishing.js';
import { admin as japaneseAdmin } from '../src/words/japanese/admin.js';
import { japanese } from '../src/words/japanese/index.js';
import { publishing as japanesePublishing } from '../src/words/japanese/publishing.js';

type Words = Record<string, unknown>;

/** Every word with its path: `find.count`. */
function listWords(words: Words, place = ''): [string, unknown][] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? listWords(value as Words, `${place}${name}.`)
      : [[`${place}${name}`, value] as [string, unknown]],
  );
}

/** Names that are the same in Japanese, and parts of sentences that Japanese does not need. */
const same =
  /^(tag|languageName|comma|colon|report\.history\.(semicolon|end)|shell\.api|session\.theApi|takeAlong\.formats\.\w+)$/;
const mayBeEmpty = /^(find\.match\.all|find\.typeSlash|states\.notInLanguageEnd)$/;

describe('a day', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each(['America/St_Johns', 'Pacific/Auckland', 'UTC'])(
    'that was chosen is written as it is in %s, and an instant as the day of the reader',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(english.day('2028-02-29')).toBe('29 February 2028');
      expect(japanese.day('2028-02-29')).toBe('2028年2月29日');
      const evening = '2026-12-31T23:00:00Z';
      const isNewYear = zone === 'Pacific/Auckland';
      expect(english.day(evening)).toBe(isNewYear ? '1 January 2027' : '31 December 2026');
    },
  );
});

describe('the words of the explorer', () => {
  const inEnglish = listWords({ ...english, admin: englishAdmin, publishing: englishPublishing });
  const inJapanese = new Map(
    listWords({ ...japanese, admin: japaneseAdmin, publishing: japanesePublishing }),
  );

  test('are there in each language', () => {
    expect([...inJapanese.keys()]).toEqual(inEnglish.map(([place]) => place));
    for (const [place, word] of inEnglish) {
      const other = inJapanese.get(place);
      expect(typeof other, place).toBe(typeof word);
      if (word === '' || other === '') expect(place).toMatch(mayBeEmpty);
    }
  });

  test('are Japanese in Japanese', () => {
    const foreign = [...inJapanese].filter(
      ([place, word]) =>
        typeof word === 'string' &&
        word !== '' &&
        !same.test(place) &&
        !/[\u3040-\u30ff\u4e00-\u9fff]/.test(word),
    );
    expect(foreign).toEqual([]);
  });

  test('are not written in pages', () => {
    const root = fileURLToPath(new URL('../src', import.meta.url));
    const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    );
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.flatMap((file) => listLoose(join(root, file)))).toEqual([]);
  });
});

/** Attributes that readers or screen readers see. */
const told = new Set(['alt', 'aria-label', 'caption', 'heading', 'label', 'placeholder', 'title']);
const productName = 'Broadsheet';

/** Words in the source of a page; the content of `code` has no language. */
function listLoose(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'code') return;
    const words = readWords(node);
    if (words !== undefined && /\p{L}{2}/u.test(words) && words !== productName) {
      found.push(`${path}: ${words}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function readWords(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.replace(/&\w+;/g, '').trim();
  const isTold = ts.isJsxAttribute(node) && told.has(node.name.getText());
  if (!isTold || !node.initializer || !ts.isStringLiteral(node.initializer)) return undefined;
  return /^h\d$/.test(node.initializer.text) ? undefined : node.initializer.text;
}

describe('figures', () => {
  test.each([
    [29_800_000_000, '', '29.8bn', '298億'],
    [1_360_000_000, 'AUD', 'A$1.36bn', '13.6億豪ドル'],
    [4990, '', '4,990', '4,990'],
    [1_445_900_000, 'USD', 'US$1.45bn', '14.5億米ドル'],
    [999_999, '', '1m', '100万'],
    [-12_345_678, 'AUD', '−A$12.3m', '−1,230万豪ドル'],
    [1_230_000_000_000, 'EUR', '€1.23trn', '1.23兆ユーロ'],
    [0.0042, '', '0.0042', '0.0042'],
    [12.345, '', '12.35', '12.35'],
    [0, 'AUD', 'A$0', '0豪ドル'],
  ])('%d %s have one style in each language', (value, currency, inEnglish, inJapanese) => {
    expect(writeBrief(value, { tag: 'en', currency })).toBe(inEnglish);
    expect(writeBrief(value, { tag: 'ja', currency })).toBe(inJapanese);
  });
});
