import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { buildSectionResult, company } from '../src/index.js';

const SectionResult = buildSectionResult(company);

const title = { RequestedSection: 'Title', StatusCode: 200, Body: { Title: 'Example Limited' } };

describe('a section result', () => {
  it('holds a body of the form that belongs to its label', () => {
    expect(Check(SectionResult, title)).toBe(true);
    expect(Check(SectionResult, { ...title, RequestedSection: 'ABN' })).toBe(false);
  });

  it('holds null where there is no data', () => {
    expect(Check(SectionResult, { RequestedSection: 'NZBN', StatusCode: 404, Body: null })).toBe(
      true,
    );
  });

  it('has no label, status or field that is not described', () => {
    expect(Check(SectionResult, { ...title, RequestedSection: 'title' })).toBe(false);
    expect(Check(SectionResult, { ...title, StatusCode: 204 })).toBe(false);
    expect(Check(SectionResult, { ...title, Extra: 1 })).toBe(false);
  });
});
