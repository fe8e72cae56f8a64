import { join } from 'node:path';
import { families } from '@broadsheet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createFolder,
  startServiceProcess,
  type Finished,
  type ServiceProcess,
} from '../service-process.js';
import { commandIn, edit, jsonLines, patient, twoFamilies } from './documents.js';

let folder: Awaited<ReturnType<typeof createFolder>>;
let service: ServiceProcess;
let broadsheet: (...args: string[]) => Promise<Finished>;
/** The same command without any credentials in its environment. */
let stranger: (...args: string[]) => Promise<Finished>;
const kites = 'industry/AU/9901/English';

interface Made {
  ClientId: string;
  Users: { Username: string; Password: string }[];
}

beforeAll(async () => {
  folder = await createFolder();
  stranger = commandIn(folder.path);
  await stranger('init', 'reports', ...twoFamilies);
  service = await startServiceProcess([], { cwd: folder.path });
  const { stdout } = await stranger('clients', 'add', '--admin', '--json');
  const { ClientId, Users } = JSON.parse(stdout) as Made;
  const answer = await post('/authentication/token', { ClientId, ...Users[0] });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  // With a password, each command would log in, which takes a quarter of a second of processor time.
  broadsheet = commandIn(folder.path, { BROADSHEET_TOKEN: token });
}, patient.timeout);
afterAll(async () => {
  await service.stop();
  await folder.remove();
});

async function post(path: string, body: object | undefined, token = ''): Promise<Response> {
  return fetch(service.address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
}

describe('publishing to a running service', patient, () => {
  it('makes the charts of a first report readable at once', async () => {
    const { code, stdout, stderr } = await broadsheet(
      'publish',
      'reports',
      '--to',
      service.address,
    );
    expect(stderr).toContain(`Published to ${service.address}: 2 created`);
    expect(code).toBe(0);
    expect(stdout).toContain(`created    ${kites}  edition 1  14 charts`);
    const listed = await broadsheet('editions', kites, '--to', service.address, '--json');
    expect(JSON.parse(listed.stdout)).toMatchObject({ Key: kites, Editions: [{ Edition: 1 }] });
    // The same store, opened on this machine.
    const local = await stranger('editions', kites, '--json');
    expect(JSON.parse(local.stdout)).toEqual(JSON.parse(listed.stdout));
  });

  it('sends unchanged documents without effect, and changed ones as new editions', async () => {
    await edit(join(folder.path, 'reports', 'company.yaml'), 'Windang NSW', 'Windang, NSW');
    const planned = await broadsheet('publish', 'reports', '--to', service.address, '--dry-run');
    expect(planned.stdout).toContain('update     company/9001/English  edition 2  postaladdress');
    const { stdout } = await broadsheet('publish', 'reports', '--to', service.address, '--json');
    expect(jsonLines(stdout)).toMatchObject([
      {
        Key: 'company/9001/English',
        Edition: 2,
        Outcome: 'updated',
        Changed: [{ Name: 'postaladdress' }],
      },
      { Key: kites, Edition: 1, Outcome: 'unchanged', Changed: [] },
    ]);
  });

  it('withdraws and rolls back', async () => {
    const gone = await broadsheet('withdraw', kites, '--to', service.address, '--yes');
    expect(gone).toMatchObject({ code: 0 });
    const again = await broadsheet('withdraw', kites, '--to', service.address, '--yes');
    expect(again.stderr).toContain(`${service.address} has no report ${kites}`);
    const back = await broadsheet('rollback', kites, '1', '--to', service.address, '--json');
    expect(JSON.parse(back.stdout)).toMatchObject({ Key: kites, Edition: 2 });
    const missing = await broadsheet('rollback', kites, '9', '--to', service.address);
    expect(missing).toMatchObject({ code: 1, stdout: '' });
  });

  it('brings a withdrawn report back only when told to', async () => {
    await broadsheet('withdraw', kites, '--to', service.address, '--yes');
    const publish = ['publish', 'reports', '--to', service.address];
    for (const args of [publish, [...publish, '--dry-run']]) {
      const { code, stdout, stderr } = await broadsheet(...args);
      expect(stderr).toMatch(/industry\.yaml:\d+:\d+: error: .*is withdrawn.*--restore/);
      expect(stderr).toContain('1 unchanged, 1 refused');
      expect(stdout).not.toContain(kites);
      expect(code).toBe(1);
    }
    const back = await broadsheet(...publish, '--restore');
    expect(back).toMatchObject({ code: 0 });
    expect(back.stdout).toContain(`created    ${kites}  edition 3`);
  });

  it('says if the client may not publish a report, and continues with the others', async () => {
    const made = await stranger(
      'clients',
      'add',
      'desk',
      '--publish',
      'industry/AU',
      '--user',
      'di',
      '--json',
    );
    const { Users } = JSON.parse(made.stdout) as Made;
    const desk = commandIn(folder.path);
    const { code, stderr } = await desk(
      ...['publish', 'reports', '--to', service.address, '--client-id', 'desk'],
      ...['--username', 'di', '--password', Users[0]?.Password ?? ''],
    );
    expect(code).toBe(1);
    expect(stderr).toContain('may not publish company/9001/English');
    expect(stderr).toContain('1 refused');
    expect(stderr).toContain('1 unchanged');
  });

  it('says what to do about bad credentials and a service that is not there', async () => {
    const wrong = ['--client-id', 'admin', '--username', 'admin', '--password', 'wrong'];
    const refused = await stranger('publish', 'reports', '--to', service.address, ...wrong);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('Check the client id, user and password');
    expect(refused.stderr).toContain('2 documents not reached');
    const token = await stranger('editions', kites, '--to', service.address, '--token', 'old');
    expect(token.stderr).toContain('401');
  });

  it('serves the schemas to everybody', async () => {
    for (const family of families.names) {
      const answer = await fetch(`${service.address}/schemas/${family}.json`);
      expect(answer.headers.get('content-type')).toBe('application/schema+json');
      const printed = await stranger('schema', family);
      expect(await answer.json()).toEqual(JSON.parse(printed.stdout));
    }
    const missing = await fetch(`${service.address}/schemas/gadget.json`);
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({
      code: 'not_found',
      detail: expect.stringContaining('/schemas/industry.json') as string,
    });
    expect((await post('/schemas/industry.json', undefined)).status).toBe(405);
  });

  it('refuses a document that would undo what others have published, figure by figure', async () => {
    const to = ['--to', service.address];
    await broadsheet('document', kites, '-o', 'old.yaml', ...to);
    await broadsheet('document', kites, '-o', 'new.yaml', ...to);
    await edit(join(folder.path, 'new.yaml'), 'Title: Kite Manufacturing', 'Title: Kites');
    expect((await broadsheet('publish', 'new.yaml', ...to)).stdout).toContain('edition 4');
    await edit(join(folder.path, 'old.yaml'), 'Source: ', 'Source: The ');
    const refused = await broadsheet('publish', 'old.yaml', ...to);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(
      'exported from edition 3, and admin/admin published edition 4',
    );
    expect(refused.stderr).toContain('Title is "Kites" in edition 4 and is "Kite Manufacturing"');
  });
});
