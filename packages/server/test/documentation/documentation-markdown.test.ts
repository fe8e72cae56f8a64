import { readFileSync } from 'node:fs';
import { families, listOperations, problemCodes } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../src/documentation/markdown/document.js';

const operations = listOperations(families);

const committed = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');

describe('docs/api.md', () => {
  it('is what `npm run docs` writes', () => {
    expect(
      committed === renderMarkdown({ operations, families }),
      'stale: run `npm run docs`',
    ).toBe(true);
  });

  it('shows every operation and problem', () => {
    for (const { id, method, path } of operations) {
      expect(committed).toContain(`<a id="operation-${id}"></a>`);
      expect(committed).toContain(`\`${method} ${path}\``);
    }
    for (const code of problemCodes) expect(committed).toContain(`<a id="problem-${code}"></a>`);
  });

  it('has an anchor for every link', () => {
    const anchors = new Set([...committed.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id));
    const targets = [...committed.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target);
    expect(targets.filter((target) => !anchors.has(target))).toEqual([]);
  });
});
