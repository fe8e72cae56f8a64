import { STATUS_CODES } from 'node:http';
import { describe, expect, it } from 'vitest';
import { problemCodes, problems } from '../src/index.js';

describe('the problems', () => {
  it('have codes that are words for programs', () => {
    for (const code of problemCodes) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it('have an error status of HTTP each', () => {
    for (const code of problemCodes) {
      const { status } = problems[code];
      expect(STATUS_CODES[status], code).toBeDefined();
      expect(status, code).toBeGreaterThanOrEqual(400);
    }
  });

  it('have a title of their own, and a meaning in full sentences', () => {
    const titles = problemCodes.map((code) => problems[code].title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const code of problemCodes) {
      expect(problems[code].title, code).toMatch(/^[A-Z].*[^.]$/);
      expect(problems[code].meaning, code).toMatch(/^[A-Z`].*\.$/);
    }
  });
});
