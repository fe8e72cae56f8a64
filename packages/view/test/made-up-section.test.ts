import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSectionView, renderMarkdown } from '../src/index.js';
import { bodyArbitrary } from './body-arbitrary.js';
import { listLost } from './list-lost.js';
import { madeUpBody } from './made-up-section.js';
import { ownElements, readMarkdown } from './read-markdown.js';

it.each(['English', 'Japanese'])('nothing of any kind of block is lost in %s', (language) => {
  fc.assert(
    fc.property(bodyArbitrary(madeUpBody), (body) => {
      const view = buildSectionView({ label: 'Overview', body: madeUpBody }, { body, language });
      const { text, elements } = readMarkdown(renderMarkdown(view));
      expect(listLost({ body, text })).toEqual([]);
      expect([...elements].filter((name) => !ownElements.has(name))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
