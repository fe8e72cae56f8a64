import { families } from '@broadsheet/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSectionView, renderMarkdown } from '../src/index.js';
import { bodyArbitrary, type Schema } from './body-arbitrary.js';
import { ownElements, readMarkdown } from './read-markdown.js';

const sections = families.list.flatMap((family) =>
  Object.entries(family.sections).map(([token, section]) => ({
    key: `${family.name}/${token}`,
    form: { ...section, words: family.words },
    schema: section.body as Schema,
    words: family.words ?? {},
  })),
);

/** Every scalar of a body; not the HTML form of a text, and not `Units`, which means no scale. */
function listScalars(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return value === 'Units' ? [] : [value];
  return Object.entries(value)
    .filter(([name]) => name !== 'AnalysisHTML')
    .flatMap(([, inner]) => listScalars(inner));
}

/** Without what a language puts between letters and digits. */
const bare = (text: string) => text.replace(/[\s\p{Cc},•]/gu, '').toLowerCase();

function listForms(value: unknown, words: Record<string, string>): string[] {
  if (typeof value === 'boolean') return value ? ['yes', 'はい'] : ['no', 'いいえ'];
  const text = typeof value === 'number' ? String(value).replace('-', '\u2212') : String(value);
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  const dates = ['en-AU', 'ja-JP'].map((tag) =>
    date?.toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' }),
  );
  return [text, ...dates, words[text]].filter((form) => form !== undefined);
}

describe.each(['English', 'Japanese'])('in %s', (language) => {
  it.each(sections)('nothing of the body of $key is lost', ({ form, schema, words }) => {
    fc.assert(
      fc.property(bodyArbitrary(schema), (body) => {
        const markdown = renderMarkdown(buildSectionView(form, { body, language }));
        const { text, elements } = readMarkdown(markdown);
        const shown = bare(text);
        const isShown = (scalar: unknown) =>
          listForms(scalar, words[language] ?? {}).some((one) => shown.includes(bare(one)));
        expect(listScalars(body).filter((scalar) => !isShown(scalar))).toEqual([]);
        expect([...elements].filter((name) => !ownElements.has(name))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('any JSON in place of a body', () => {
  it.each(sections)('is shown as far as it fits $key, without a failure', ({ form, schema }) => {
    const names = Object.keys(schema.properties ?? {});
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...names), fc.jsonValue(), { maxKeys: 5 }),
    );
    fc.assert(
      fc.property(anything, (body) => {
        const view = buildSectionView(form, { body, language: 'English' });
        expect(renderMarkdown(view)).toMatch(/^## /);
      }),
      { numRuns: 40 },
    );
  });
});
