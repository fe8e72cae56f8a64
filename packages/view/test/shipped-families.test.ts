import { families } from '@broadsheet/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildSectionView,
  renderMarkdown,
  type SectionForm,
  type WordsByLanguage,
} from '../src/index.js';
import { bodyArbitrary, type Schema } from './body-arbitrary.js';
import { listLost } from './list-lost.js';
import { ownElements, readMarkdown } from './read-markdown.js';

interface Shipped {
  key: string;
  form: SectionForm;
  schema: Schema;
  words: WordsByLanguage;
}

const sections = families.list.flatMap((family) =>
  Object.entries(family.sections).map(([token, section]): Shipped => ({
    key: `${family.name}/${token}`,
    form: { ...section, words: family.words },
    schema: section.body,
    words: family.words ?? {},
  })),
);

/** The sections share the runs, so that the time does not depend on their number. */
const numRuns = Math.ceil(2000 / sections.length);

describe.each(['English', 'Japanese'])('in %s', (language) => {
  it.each(sections)('nothing of the body of $key is lost', ({ form, schema, words }) => {
    fc.assert(
      fc.property(bodyArbitrary(schema), (body) => {
        const markdown = renderMarkdown(buildSectionView(form, { body, language }));
        const { text, elements } = readMarkdown(markdown);
        expect(listLost({ body, text, words: words[language] })).toEqual([]);
        expect([...elements].filter((name) => !ownElements.has(name))).toEqual([]);
      }),
      { numRuns },
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
      { numRuns },
    );
  });
});
