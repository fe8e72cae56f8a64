import {
  TokenResponse,
  families,
  type Operation,
  type SectionsResponse,
  exampleProblem,
  Problem,
  companySectionTokens as sectionTokens,
} from '@broadsheet/contract';
import { Errors } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

const { images } = families.operationsOf('industry').charts ?? {};
const { sections } = families.operationsOf('company').sections ?? {};
const schemaOf = (operation: Operation | undefined) => operation?.answers[200]?.schema ?? {};

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

describe('what the service answers is what it documents:', () => {
  it.each([1001, 1002])('every section of company %i', async (EntityId) => {
    const answer = await service.post('/company/v3/sections', {
      Country: 'AU',
      EntityId,
      ReportSections: sectionTokens,
    });
    const { Sections } = answer.json as SectionsResponse;
    expect(Sections).toHaveLength(sectionTokens.length);
    expect(Errors(schemaOf(sections), answer.json)).toEqual([]);
  });

  it('the images of a report', async () => {
    const answer = await service.post('/industry/v3/images', { Country: 'AU', Code: '1214' });
    expect(Errors(schemaOf(images), answer.json)).toEqual([]);
  });

  it('a token', async () => {
    const answer = await service.post('/authentication/token', {
      ClientId: 'reader',
      Username: 'reader',
      Password: 'open sesame',
    });
    expect(Errors(TokenResponse, answer.json)).toEqual([]);
  });

  it('a problem', async () => {
    const answer = await service.post('/industry/v3/images', { Code: '1214' });
    expect(Errors(Problem, answer.json)).toEqual([]);
    expect(Object.keys(answer.json as object).sort()).toEqual(
      Object.keys(exampleProblem('invalid_request')).sort(),
    );
  });
});
