import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configFolder } from '../../src/profiles/config-folder.js';
import type { Profiles } from '../../src/profiles/profile-file.js';
import { resolveConnection } from '../../src/profiles/resolve-connection.js';
import { patient } from '../publishing/documents.js';
import { createFolder, runCommand, type Finished } from '../service-process.js';
import { startReadersService, type ReadersService } from './readers-service.js';

describe('the service and the credentials of a command', () => {
  const alice = { clientId: 'acme', username: 'alice', password: 'one' };
  const bob = { clientId: 'acme', username: 'bob', password: 'two' };
  const profiles: Profiles = {
    default: { url: 'https://a.example', ...alice },
    staging: { url: 'https://b.example/api', token: 'staging-token' },
  };
  const resolve = (options: object, env: NodeJS.ProcessEnv = {}) =>
    resolveConnection({ options, env, profiles });
  const bobsEnvironment = {
    BROADSHEET_CLIENT_ID: 'acme',
    BROADSHEET_USERNAME: 'bob',
    BROADSHEET_PASSWORD: 'two',
  };

  it.each<[string, object, NodeJS.ProcessEnv, object]>([
    ['the default profile', {}, {}, { url: 'https://a.example', credentials: alice }],
    [
      'a profile named by a flag, before the environment',
      { profile: 'staging' },
      { ...bobsEnvironment, BROADSHEET_URL: 'https://c.example' },
      { url: 'https://b.example/api', credentials: 'staging-token' },
    ],
    [
      'a profile named in the environment',
      { profile: 'staging' },
      { BROADSHEET_PROFILE: 'staging' },
      { url: 'https://b.example/api', credentials: 'staging-token' },
    ],
    [
      'the profile of the address that is asked for',
      { url: 'https://b.example/api/' },
      {},
      { url: 'https://b.example/api/', credentials: 'staging-token' },
    ],
    [
      'credentials of the environment at the address of the profile',
      bob,
      bobsEnvironment,
      { url: 'https://a.example', credentials: bob },
    ],
    [
      'flags before the environment',
      { url: 'https://d.example', token: 'flag' },
      { ...bobsEnvironment, BROADSHEET_URL: 'https://c.example', BROADSHEET_TOKEN: 'env' },
      { url: 'https://d.example', credentials: 'flag' },
    ],
    [
      'a flag, and the rest from the environment',
      { username: 'carol' },
      bobsEnvironment,
      { url: 'https://a.example', credentials: { ...bob, username: 'carol' } },
    ],
    [
      'variables that are set to nothing as if they were not',
      {},
      { BROADSHEET_URL: '', BROADSHEET_TOKEN: '', BROADSHEET_PROFILE: '' },
      { url: 'https://a.example', credentials: alice },
    ],
  ])('takes %s', (_name, options, env, expected) => {
    expect(resolve(options, env)).toEqual(expected);
  });

  it('never sends the credentials of a profile to another address', () => {
    expect(() => resolve({ url: 'https://evil.example' })).toThrow(/Give your credentials/);
    expect(() => resolve({}, { BROADSHEET_URL: 'https://evil.example' })).toThrow(
      /Give your credentials/,
    );
    expect(() => resolve({ url: 'https://evil.example', profile: 'staging' })).toThrow(
      /The profile is for https:\/\/b\.example\/api, but/,
    );
    expect(() => resolve({ url: 'https://a.example.evil.example' })).toThrow(
      /Give your credentials/,
    );
  });

  it('says what is missing', () => {
    expect(() => resolve({ username: 'carol' })).toThrow(/--client-id .* and --password/);
    expect(() => resolve({ profile: 'stagging' })).toThrow(/There are: default, staging/);
    expect(() => resolveConnection({ options: {}, env: {}, profiles: {} })).toThrow(
      /broadsheet login URL/,
    );
    expect(() => resolve({ profile: 'constructor' })).toThrow(/no profile/);
  });
});

describe('the folder of the user’s settings', () => {
  it.each<[NodeJS.Platform, NodeJS.ProcessEnv, string]>([
    ['linux', {}, '/home/ann/.config/broadsheet'],
    ['linux', { XDG_CONFIG_HOME: '/etc/ann' }, '/etc/ann/broadsheet'],
    ['linux', { XDG_CONFIG_HOME: 'relative' }, '/home/ann/.config/broadsheet'],
    ['darwin', {}, '/home/ann/Library/Application Support/broadsheet'],
    ['win32', { APPDATA: '/appdata' }, '/appdata/broadsheet'],
  ])('on %s with %o is %s', (platform, env, folder) => {
    expect(configFolder(env, platform, '/home/ann')).toBe(folder);
  });
});

describe('login', patient, () => {
  let service: ReadersService;
  let folder: Awaited<ReturnType<typeof createFolder>>;
  let path: string;
  const broadsheet = (args: string[], input = '', env = {}): Promise<Finished> =>
    runCommand(args, {
      cwd: folder.path,
      input,
      env: { XDG_CONFIG_HOME: join(folder.path, 'config'), ...env },
    });

  beforeAll(async () => {
    service = await startReadersService();
  }, patient.timeout);
  afterAll(() => service.stop());
  beforeEach(async () => {
    folder = await createFolder();
    path = join(folder.path, 'config', 'broadsheet', 'profiles.json');
  });
  afterEach(() => folder.remove());

  it('keeps what the service accepts where only the user can read it, and forgets it', async () => {
    const { code, stdout, stderr } = await broadsheet(
      ['login', `${service.address}/`],
      'demo\ndemo\ndemo\n',
    );
    expect(stderr).toContain(`Logged in to ${service.address} as demo of demo`);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700);

    const images = await broadsheet(['images', 'AU', '1214', '--json']);
    expect(JSON.parse(images.stdout)).toHaveProperty('Images.0.Name', 'Revenue');

    const listed = await broadsheet(['profiles']);
    expect(listed.stdout).toContain(`default  ${service.address}`);
    expect((await broadsheet(['profiles', '--json'])).stdout).not.toMatch(/password/i);

    expect(await broadsheet(['logout'])).toMatchObject({ code: 0, stdout: '' });
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ profiles: {} });
    const after = await broadsheet(['images', 'AU', '1214']);
    expect(after).toMatchObject({ code: 1, stdout: '' });
    expect(after.stderr).toContain('broadsheet login URL');
  });

  it('keeps nothing that the service refuses', async () => {
    const args = ['login', service.address, '--client-id', 'demo', '--username', 'demo'];
    const { code, stderr } = await broadsheet(args, 'wrong password\n');
    expect(code).toBe(1);
    expect(stderr).toContain('Check the client id, user and password');
    expect(stderr).not.toContain('wrong password');
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  it('keeps several services apart, also for publishing', async () => {
    const demo = ['--client-id', 'demo', '--username', 'demo', '--password', 'demo'];
    await broadsheet(['login', service.address, '--profile', 'shop', ...demo]);
    const named = await broadsheet(['reports', 'wine', '--profile', 'shop', '--json']);
    expect(JSON.parse(named.stdout)).toContainEqual(
      expect.objectContaining({ Key: 'industry/AU/1214/English' }),
    );
    const variable = await broadsheet(['reports', 'wine'], '', { BROADSHEET_PROFILE: 'shop' });
    expect(variable.code).toBe(0);
    const editions = ['editions', 'industry/AU/1214/English', '--to'];
    // The demo client may not publish; the service says so only to clients it knows.
    for (const target of ['shop', service.address]) {
      expect((await broadsheet([...editions, target])).stderr).toContain('403 not_entitled');
    }
    expect((await broadsheet([...editions, 'shed'])).stderr).toContain('There are: shop.');
  });

  it('takes a token instead', async () => {
    const answer = await fetch(`${service.address}/authentication/token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ClientId: 'demo', Username: 'demo', Password: 'demo' }),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const { code } = await broadsheet(['login', service.address, '--token', token]);
    expect(code).toBe(0);
    expect((await broadsheet(['images', 'AU', '1214'])).code).toBe(0);
    expect((await broadsheet(['login', service.address, '--token', 'old'])).code).toBe(1);
  });

  it('says what is wrong with an address, with the input and with the file', async () => {
    expect((await broadsheet(['login', 'reports.example.com'])).stderr).toContain(
      'must start with https://',
    );
    for (const call of ['login', 'verify', 'reports --url', 'published --to', 'mcp --to']) {
      const { code, stderr } = await runCommand([...call.split(' '), 'ftp://x'], {
        cwd: folder.path,
        env: { XDG_CONFIG_HOME: folder.path },
      });
      expect(stderr, call).toBe(
        'The address of the service must start with https:// or http://, as in https://reports.example.com; it is "ftp://x".\n',
      );
      expect(code).toBe(1);
    }
    const short = await broadsheet(['login', service.address], 'demo\n');
    expect(short).toMatchObject({ code: 1 });
    expect(short.stderr).toContain('The user is missing');
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, '{"profiles": {"default": {"password": "secret"');
    await chmod(path, 0o644);
    const broken = await broadsheet(['reports']);
    expect(broken).toMatchObject({ code: 1, stdout: '' });
    expect(broken.stderr).toContain(`chmod 600 ${path}`);
    expect(broken.stderr).toContain('is not as "broadsheet login" writes it');
    expect(broken.stderr).not.toContain('secret"');
  });
});
