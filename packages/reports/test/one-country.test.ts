import { businessEnvironment } from '@broadsheet/contract';
import { expect, it } from 'vitest';
import { businessEnvironmentFamily } from '../src/businessenvironment/family.js';
import { defineReportFamily } from '../src/index.js';
import { sampleDocument } from './businessenvironment/sample-document.js';
import { error } from './findings.js';

/** As if all its reports were of New Zealand. */
const { document, derive } = businessEnvironmentFamily;
const family = defineReportFamily({
  definition: { ...businessEnvironment, key: { ...businessEnvironment.key, onlyCountry: 'NZ' } },
  document: document as Parameters<typeof defineReportFamily>[0]['document'],
  check: () => [],
  derive: derive as never,
});

it('a document of another country than the only one of its family is refused', () => {
  expect(family.check(sampleDocument({ Country: 'NZ' }))).toEqual([]);
  const message = 'Business environment reports are about one country only; type NZ, not AU.';
  expect(family.check(sampleDocument({ Country: 'AU' }))).toEqual([error('/Country', message)]);
});
