import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createFolder,
  startServiceProcess,
  type Finished,
  type ServiceProcess,
} from '../service-process.js';
import { commandIn, patient, twoFamilies } from './documents.js';

let folder: Awaited<ReturnType<typeof createFolder>>;
let service: ServiceProcess;
let local: (...args: string[]) => Promise<Finished>;
let remote: (...args: string[]) => Promise<Finished>;

/** The starter document with neighbours of other codes. */
function relate(text: string, ...codes: string[]): string {
  const own = /^ {2}# RelatedIndustries:\n(?: {2}# {3}- .*\n)+/m;
  if (!own.test(text)) throw new Error('the starter shows no related industries');
  const rows = codes.map((code) => `    - { Code: '${code}', Title: Kites ${code} }\n`);
  return text.replace(own, `  RelatedIndustries:\n${rows.join('')}`);
}

beforeAll(async () => {
  folder = await createFolder();
  local = commandIn(folder.path);
  await local('init', 'reports', ...twoFamilies);
  const path = join(folder.path, 'reports', 'industry.yaml');
  const kites = await readFile(path, 'utf8');
  const second = kites.replace("Code: '9901'", "Code: '9902'");
  // The first document names one that comes later, and one that never comes.
  await writeFile(path, relate(kites, '9902', '9903'));
  await writeFile(join(folder.path, 'reports', 'second.yaml'), relate(second, '9901'));
  service = await startServiceProcess(['--database-url', 'sqlite:./served.db'], {
    cwd: folder.path,
  });
  const { stdout } = await local(
    ...['clients', 'add', '--admin', '--json', '--database-url', 'sqlite:./served.db'],
  );
  const { ClientId, Users } = JSON.parse(stdout) as {
    ClientId: string;
    Users: { Username: string; Password: string }[];
  };
  remote = commandIn(folder.path, {
    BROADSHEET_CLIENT_ID: ClientId,
    BROADSHEET_USERNAME: Users[0]?.Username ?? '',
    BROADSHEET_PASSWORD: Users[0]?.Password ?? '',
  });
}, patient.timeout);
afterAll(async () => {
  await service.stop();
  await folder.remove();
});

const listWarnings = ({ stderr }: Finished) =>
  stderr.split('\n').filter((line) => /No report|edition before/.test(line));

describe.each(['the store of this machine', 'a service'])('publishing to %s', patient, (where) => {
  const publish = (...args: string[]) =>
    where === 'a service'
      ? remote('publish', 'reports', '--to', service.address, ...args)
      : local('publish', 'reports', ...args);

  it('warns of named reports that are neither published nor part of the run', async () => {
    for (const finished of [await publish('--dry-run'), await publish()]) {
      expect(finished.code).toBe(0);
      expect(listWarnings(finished)).toEqual([
        expect.stringMatching(
          /^reports.industry\.yaml:\d+:\d+.*\/About\/RelatedIndustries\/1\/Code.*No report industry\/AU\/9903 is published, so readers cannot follow the reference\.$/,
        ),
      ]);
    }
  });

  it('warns of past years that change', async () => {
    const path = join(folder.path, 'reports', 'second.yaml');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace('Value: 41200000', 'Value: 41300000'));
    const expected = [
      expect.stringMatching(
        /^reports.second\.yaml:\d+:\d+.*2017 is 41,300,000; it was 41,200,000 in the edition before\.$/,
      ),
    ];
    const only = (finished: Finished) =>
      listWarnings(finished).filter((line) => line.includes('second.yaml'));
    expect(only(await publish('--dry-run'))).toEqual(expected);
    expect(only(await publish())).toEqual(expected);
    expect(only(await publish())).toEqual([]);
    await writeFile(path, text);
  });

  it('warns of a company that has the number of a report on another, also in the same run', async () => {
    const path = join(folder.path, 'reports', 'second.yaml');
    const text = await readFile(path, 'utf8');
    const other = text.replace('Name: Two Winds, Text', 'Name: Two Winds, EntityId: 9001, Text');
    await writeFile(
      path,
      other.replace('Name: Skylark Kites, EntityId: 9001, ', 'Name: Skylark Kites, '),
    );
    const { stderr } = await publish();
    expect(stderr.split('\n').filter((line) => line.includes('has the number'))).toEqual([
      expect.stringMatching(
        /^reports.second\.yaml:\d+:\d+.*\/Companies\/1\/Name.*"Two Winds" has the number of the report company\/9001, which is about ".+"; is it the same company\?$/,
      ),
    ]);
    await writeFile(path, text);
    await publish();
  });

  it('is followed by a list of what is published and what is withdrawn', async () => {
    const act = (...args: string[]) =>
      where === 'a service' ? remote(...args, '--to', service.address) : local(...args);
    const list = async (...args: string[]) => {
      const { code, stdout } = await act('published', ...args, '--json');
      expect(code).toBe(0);
      return JSON.parse(stdout) as Record<string, unknown>[];
    };
    expect(await list('KITE')).toHaveLength(3);
    const company = 'company/9001/English';
    expect(await list('company/9001')).toMatchObject([
      { Key: company, Family: 'company', State: 'published', Edition: 1 },
    ]);
    expect(await list('--state', 'withdrawn')).toEqual([]);
    await act('withdraw', company, '--yes');
    expect(await list('--state', 'withdrawn')).toMatchObject([{ Key: company }]);
    const { stdout, stderr } = await act('published', '--family', 'industry', '--limit', '1');
    expect(stdout).toMatch(
      /^REPORT +STATE +EDITION +PUBLISHED +AUTHOR +TITLE\nindustry\/AU\/990\d/,
    );
    expect(stderr).toContain('1 report; there are more.');
    await act('rollback', company, '1');
  });
});
