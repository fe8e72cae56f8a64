import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildCommandDocs, buildSettingsDocs } from '../src/documentation/command-docs.js';
import { buildProgram } from '../src/program.js';
import { serveOptions } from '../src/settings.js';

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

describe('the documentation', () => {
  it('lists the commands and settings there are: run `npm run docs` when this fails', async () => {
    expect(read('docs/commands.md')).toBe(buildCommandDocs(await buildProgram()));
    expect(read('docs/settings.md')).toBe(buildSettingsDocs(serveOptions()));
  });

  it('shows an example of every command', async () => {
    const [, ...commands] = buildCommandDocs(await buildProgram()).split('\n## ');
    for (const command of commands) expect(command).toContain('```sh\n');
  });

  it('opens the README with what it is, a picture and the two lines', () => {
    const top = read('README.md').split('\n## ')[0] ?? '';
    expect(top).toMatch(/!\[[^\]]+\]\(docs\/images\/[\w-]+\.png\)/);
    expect(top).toContain('npm ci && npm start');
    expect(top).toContain('npm ci && npm test');
  });

  it('says in the README that the demo is fictional and synthetic', () => {
    expect(read('README.md')).toMatch(/fictional[^.]*synthetic/);
  });

  it('links only to files that are there', () => {
    for (const page of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/decisions.md']) {
      const folder = page.includes('/') ? `${page.split('/')[0] ?? ''}/` : '';
      for (const [, target = ''] of read(page).matchAll(/\]\(([^)#:]+?)(?:#[^)]*)?\)/g)) {
        expect(() => read(folder + target), `${page} → ${target}`).not.toThrow();
      }
    }
  });
});
