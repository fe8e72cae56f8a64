import type { Problem } from '@broadsheet/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

it.each([
  [
    '/company/v3/sections',
    (EntityId: number) => ({ Country: 'AU', EntityId, ReportSections: ['title'] }),
    1001,
    9999,
  ],
  [
    '/industry/v3/images',
    (Code: string) => ({ Country: 'AU', Code, Language: 'Japanese' }),
    '1214',
    '9999',
  ],
] as const)(
  '%s tells nobody who may not read it whether a report exists',
  async (url, body, there, absent) => {
    const authorization = `Bearer ${await service.tokenOf('limited')}`;
    const ask = async (key: number | string) => {
      const { status, json } = await service.post(url, body(key as never), { authorization });
      const { requestId, ...problem } = json as Problem;
      expect(requestId).not.toBe('');
      return { status, problem };
    };
    const [existing, missing] = [await ask(there), await ask(absent)];
    expect(existing).toEqual(missing);
    expect(existing.status).toBe(403);
    expect(existing.problem.code).toBe('not_entitled');
    expect(existing.problem.detail).toMatch(/the family \w+, the country AU and the language \w+/);
  },
);
