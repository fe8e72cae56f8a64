import { readdirSync, readFileSync } from 'node:fs';
import type { Command, Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { buildCommandDocs, buildSettingsDocs } from '../../src/documentation/command-docs.js';
import { buildProgram } from '../../src/program.js';
import { secretSettings } from '../../src/secret-files.js';
import { serveOptions } from '../../src/settings.js';

const read = (name: string) =>
  readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8');
const listPages = (folder: string) =>
  readdirSync(new URL(`../../../../${folder}`, import.meta.url))
    .filter((name) => name.endsWith('.md'))
    .map((name) => folder + name);
const pages = [...listPages(''), ...listPages('docs/')];

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

  it.each(pages)('links only to files that are there: %s', (page) => {
    const folder = page.includes('/') ? `${page.split('/')[0] ?? ''}/` : '';
    // Code is shown as it is, even if it looks like a link.
    const text = read(page).replace(/```[^]*?```|`[^`\n]*`/g, '');
    for (const [, target = ''] of text.matchAll(/\]\(([^)#:]+?)(?:#[^)]*)?\)/g)) {
      expect(() => read(folder + target), `${page} → ${target}`).not.toThrow();
    }
  });

  it.each(pages)('names only existing commands and flags: %s', async (page) => {
    const program = await buildProgram();
    for (const line of listCommandLines(read(page))) {
      const [words, flags] = [line.split(/\s+/), line.match(/(?<=\s)--?[a-z][a-z-]*/g) ?? []];
      const command = words.reduce(
        (found, word) => found.commands.find((known) => known.name() === word) ?? found,
        program,
      );
      // A command with its own options does something by itself: audit, besides audit export.
      const isGroup = command.options.length === 0;
      const unsaid = isGroup ? command.commands.map((known) => known.name()) : [];
      expect(unsaid, `${page}: broadsheet ${line}`).toEqual([]);
      const known = command.options.flatMap(({ long, short }) => [long, short, '--help']);
      for (const flag of flags) expect(known, `${page}: broadsheet ${line}`).toContain(flag);
    }
  });

  it('names only existing settings where it says how to run it', async () => {
    const known = [...serveOptions(), ...listOptions(await buildProgram())].map(
      ({ envVar }) => envVar,
    );
    const named = read('docs/deploy.md').matchAll(/\b([A-Z][A-Z_]+)=|`([A-Z]+(?:_[A-Z]+)+)`/g);
    const names = new Set([...named].map(([, set, told]) => set ?? told));
    expect(names.size).toBeGreaterThan(5);
    for (const secret of secretSettings) known.push(`${secret}_FILE`);
    for (const name of names) expect(known).toContain(name);
  });
});

it('restricts the service where it says how systemd runs it', () => {
  const [, unit = ''] = /```ini\n(\[Unit\][^]*?)```/.exec(read('docs/deploy.md')) ?? [];
  for (const line of [
    ...['UMask=0077', 'CapabilityBoundingSet=', 'SystemCallFilter=@system-service'],
    ...['NoNewPrivileges=yes', 'ProtectSystem=strict', 'PrivateTmp=yes'],
  ]) {
    expect(unit.split('\n')).toContain(line);
  }
  expect(unit).toMatch(/^MemoryMax=\d+G$/m);
});

/** Every text that follows `broadsheet`, in a code block or within a sentence. */
function listCommandLines(text: string): string[] {
  const whole = text.replace(/\\\n\s*/g, '');
  return [
    ...whole.matchAll(/(?:npx |bin\/)broadsheet(?:\.js)? ([^\n`#|>]+)/g),
    ...whole.matchAll(/(?:`|^|\$ )broadsheet ([a-z][^\n`#|>]*)/gm),
  ].map(([, line = '']) => line.trim());
}

function listOptions(command: Command): readonly Option[] {
  return [...command.options, ...command.commands.flatMap(listOptions)];
}
