import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('../src/', import.meta.url);

it('imports nothing but itself, marks and words, so that a browser gets no more', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const imported = files
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) =>
      [...readFileSync(new URL(name, source), 'utf8').matchAll(/ from '([^']+)'/g)].map(
        ([, from = '']) => from,
      ),
    );
  const others = new Set(imported.filter((from) => !from.startsWith('.')));
  expect([...others].sort()).toEqual(['@broadsheet/contract/blocks', '@broadsheet/contract/words']);
});

it('gets marks that import nothing', () => {
  const blocks = readFileSync(new URL(import.meta.resolve('@broadsheet/contract/blocks')), 'utf8');
  expect(blocks).not.toMatch(/^import /m);
});
