import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@broadsheet/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolder, type Finished } from '../service-process.js';
import { commandIn, edit, jsonLines, patient, twoFamilies } from './documents.js';

let folder: Awaited<ReturnType<typeof createFolder>>;
let broadsheet: (...args: string[]) => Promise<Finished>;
const kites = 'industry/AU/9901/English';
const skylark = 'company/9001/English';

beforeAll(async () => {
  folder = await createFolder();
  broadsheet = commandIn(folder.path);
  await broadsheet('init', 'reports', ...twoFamilies);
}, patient.timeout);
afterAll(() => folder.remove());

const path = (...names: string[]) => join(folder.path, ...names);

const readStore = async <T>(read: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>) => {
  const store = await openStore(`sqlite:${path('data', 'broadsheet.db')}`);
  try {
    return await read(store);
  } finally {
    await store.close();
  }
};

describe(
  'publishing into the store of this machine, in the order of a report’s life',
  patient,
  () => {
    it('shows first what would change, and changes nothing', async () => {
      const { code, stdout, stderr } = await broadsheet('publish', 'reports', '--dry-run');
      expect(code).toBe(0);
      expect(stdout).toMatch(/^create +company\/9001\/English +edition 1 +title, abn, /m);
      expect(stdout).toMatch(
        /^create +industry\/AU\/9901\/English +edition 1 +Revenue, Employees, /m,
      );
      expect(stderr).toContain('Nothing was changed in sqlite:./data/broadsheet.db: 2 to create');
      expect(existsSync(path('data'))).toBe(false);
    });

    it('publishes what init wrote, and refreshes the rank', async () => {
      const { code, stdout, stderr } = await broadsheet(
        'publish',
        'reports',
        '--author',
        'Ann Lee',
      );
      expect(stderr).toContain('2 created, 0 updated, 0 unchanged. 2 documents');
      expect(code).toBe(0);
      expect(stdout.split('\n')).toEqual([
        `created    ${skylark}  edition 1  29 sections`,
        `created    ${kites}  edition 1  14 charts, 25 sections`,
        '',
      ]);
      const current = await readStore(({ editions }) =>
        editions.findCurrent('company/au/9001/english'),
      );
      expect(current?.sections?.get('rank')?.toString()).toContain('"Rank":1');
    });

    it('makes no new edition of unchanged content, whatever its format', async () => {
      const { stdout } = await broadsheet('publish', 'reports', '--json');
      expect(jsonLines(stdout)).toEqual([
        {
          File: join('reports', 'company.yaml'),
          Key: skylark,
          Edition: 1,
          Outcome: 'unchanged',
          Changed: [],
        },
        {
          File: join('reports', 'industry.yaml'),
          Key: kites,
          Edition: 1,
          Outcome: 'unchanged',
          Changed: [],
        },
      ]);
      const { document } = (await readStore(({ editions }) =>
        editions.findDocument({
          family: 'company',
          country: 'AU',
          code: '9001',
          language: 'English',
        }),
      )) ?? { document: '' };
      await writeFile(path('same.json'), document);
      const again = await broadsheet('publish', 'same.json');
      expect(again).toMatchObject({ code: 0, stdout: '' });
      expect(again.stderr).toContain('1 unchanged');
    });

    it('names just the charts and sections that changed', async () => {
      await edit(path('reports', 'industry.yaml'), 'Share: 38.5', 'Share: 38');
      await edit(path('reports', 'industry.yaml'), 'Share: 11,', 'Share: 11.5,');
      const planned = await broadsheet('publish', 'reports', '--dry-run');
      expect(planned.stdout).toContain(
        `update     ${kites}  edition 2  ProductsAndServices, productsandservices\n`,
      );
      const { stdout } = await broadsheet('publish', 'reports');
      expect(stdout).toBe(
        `updated    ${kites}  edition 2  ProductsAndServices, productsandservices\n`,
      );
    });

    it('lists editions with their date, author and what changed', async () => {
      const { code, stdout } = await broadsheet('editions', kites);
      expect(code).toBe(0);
      const [heading, second, first] = stdout.split('\n');
      expect(heading).toMatch(/^EDITION +PUBLISHED +AUTHOR +READERS +CHANGED$/);
      expect(second).toMatch(
        /^2 +\d{4}-\d\d-\d\dT[\d:]+Z +\S.* +see it +ProductsAndServices, productsandservices$/,
      );
      expect(first).toMatch(/^1 +\S+ +Ann Lee +Revenue, Employees, /);
      const json = await broadsheet('editions', kites, '--json');
      expect(JSON.parse(json.stdout)).toMatchObject({
        Key: kites,
        Editions: [
          {
            Edition: 2,
            Current: true,
            Changed: [{ Name: 'ProductsAndServices' }, { Name: 'productsandservices' }],
          },
          { Edition: 1, Current: false, Author: 'Ann Lee' },
        ],
      });
    });

    it('rolls back, withdraws and brings back', async () => {
      const back = await broadsheet('rollback', kites, '1');
      expect(back.stdout).toContain(
        'again, as edition 3: ProductsAndServices, productsandservices.',
      );
      const same = await broadsheet('rollback', kites, '1', '--json');
      expect(JSON.parse(same.stdout)).toMatchObject({ Edition: 3, Outcome: 'unchanged' });
      const gone = await broadsheet('withdraw', kites, '--yes');
      expect(gone.stdout).toContain(`broadsheet rollback ${kites} 3`);
      const withdrawn = await broadsheet('editions', kites);
      expect(withdrawn.stderr).toContain('The report is withdrawn');
      const again = await broadsheet('withdraw', kites, '--yes');
      expect(again).toMatchObject({ code: 1, stdout: '' });
      const restored = await broadsheet('rollback', kites, '3');
      expect(restored.stdout).toContain('as edition 4');
    });

    it('withdraws nothing without --yes if there is no terminal', async () => {
      const { code, stdout, stderr } = await broadsheet('withdraw', kites);
      expect(code).toBe(1);
      expect(stdout).toBe('');
      expect(stderr).toBe(
        'There is no terminal to ask at, so withdraw needs --yes. Nothing was changed.\n',
      );
      const listed = await broadsheet('editions', kites);
      expect(listed.stderr).not.toContain('The report is withdrawn');
    });

    it('records who did what', async () => {
      const acts = await readStore(({ audit }) => audit.list({ limit: 100 }));
      expect(acts.map(({ action, target }) => `${action} ${target}`)).toEqual([
        `report.publish ${skylark}`,
        `report.publish ${kites}`,
        `report.publish ${kites}`,
        `report.rollback ${kites}`,
        `report.withdraw ${kites}`,
        `report.rollback ${kites}`,
      ]);
      expect(acts[0]?.actor.name).toBe('Ann Lee');
      expect(acts[0]?.actor.address).toContain('(command line)');
      expect(acts[2]?.actor.name).toContain('(command line)');
    });

    it('publishes the good documents and lists what is wrong with the others', async () => {
      await mkdir(path('mixed'));
      const good = await readFile(path('reports', 'industry.yaml'), 'utf8');
      await writeFile(path('mixed', 'a.yaml'), good.replace("'9901'", "'9801'"));
      await writeFile(
        path('mixed', 'b.yaml'),
        good.replace("'9901'", "'9802'").replace('AUD', 'AUX'),
      );
      await writeFile(path('mixed', 'c.json'), '{"Code": }');
      await writeFile(path('mixed', 'd.yaml'), good.replace("'9901'", "'9801'"));
      const first = await broadsheet('publish', 'mixed', '--check-first');
      expect(first).toMatchObject({ code: 1, stdout: '' });
      expect(first.stderr).toContain('Nothing was published.');
      const { code, stdout, stderr } = await broadsheet('publish', 'mixed');
      expect(code).toBe(1);
      expect(stdout).toContain('created    industry/AU/9801/English');
      expect(stdout).not.toContain('9802');
      expect(stderr).toMatch(/b\.yaml:\d+:\d+: error: \/Currency: /);
      expect(stderr).toMatch(/c\.json:1:10: error: This is not JSON/);
      expect(stderr).toMatch(/d\.yaml:\d+:1: error: .*, as is /);
      expect(stderr).toContain('1 created, 0 updated, 0 unchanged, 3 refused.');
    });

    it.each([
      [['editions', '1214'], 2, 'industry/AU/1214/English or company/1001/English'],
      [['editions', 'industry/AU/77/English'], 1, 'has never had a report industry/AU/77/English'],
      [['rollback', kites, '99'], 1, `has no edition 99 of ${kites}`],
      [['rollback', kites, 'one'], 2, 'such as 2'],
      [['publish'], 2, 'missing required argument'],
      [['publish', 'reports', '--to', 'http://127.0.0.1:1'], 1, 'BROADSHEET_CLIENT_ID'],
      [['publish', 'reports', '--to', 'nowhere', '--token', 'x'], 1, 'https://reports.example.com'],
      [['publish', 'reports', '--to', 'http://127.0.0.1:1', '--author', 'x'], 1, '--author'],
    ])('explains %j', async (args, status, message) => {
      const { code, stdout, stderr } = await broadsheet(...args);
      expect({ code, stdout }).toEqual({ code: status, stdout: '' });
      expect(stderr).toContain(message);
      expect(stderr).not.toMatch(/\n\s+at /);
    });
  },
);
