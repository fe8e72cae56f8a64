import { families } from '@broadsheet/contract';
import { demoClassifications } from '@broadsheet/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChecks } from '../../src/verify/checks/all.js';
import { openSubject } from '../../src/verify/run-checks.js';
import { patient } from '../publishing/documents.js';
import { reader, startReadersService, type ReadersService } from '../reading/readers-service.js';
import { createFolder, runCommand } from '../service-process.js';
import { startTamperingProxy } from './tampering-proxy.js';
import { editList, faults, images, openTo, sections } from './verify-faults.js';

const checks = listChecks(families);

let service: ReadersService;
let proxy: Awaited<ReturnType<typeof startTamperingProxy>>;
let folder: Awaited<ReturnType<typeof createFolder>>;

beforeAll(async () => {
  folder = await createFolder();
  service = await startReadersService({ others: 2 });
  await service.store.classifications.publish(demoClassifications(), { name: 'test', address: '' });
  proxy = await startTamperingProxy(service.address);
}, patient.timeout);
afterAll(async () => {
  await proxy.stop();
  await service.stop();
  await folder.remove();
});

const credentials = { clientId: 'demo', username: 'demo', password: 'demo' };
const samples = {
  industry: { Country: 'AU', Code: '1214', Language: 'English' },
  company: { EntityId: 1001, Language: 'English' },
};

describe('every check', patient, () => {
  let run: Awaited<ReturnType<typeof openSubject>>['run'];
  beforeAll(async () => {
    const baseUrl = proxy.address;
    ({ run } = await openSubject({ baseUrl, credentials, token: undefined, samples, families }));
  });

  it('holds for the service itself', async () => {
    for (const check of checks) {
      const { verdict, reason } = await run(check);
      expect({ id: check.id, verdict, reason }).toEqual({
        id: check.id,
        verdict: 'holds',
        reason: undefined,
      });
    }
  });

  it.each(checks.map(({ id, rule }) => [id, rule]))('%s can fail: %s', async (id) => {
    const check = checks.find((each) => each.id === id);
    const tampers = [faults[id] ?? []].flat();
    expect(tampers.length).toBeGreaterThan(0);
    for (const tamper of tampers) {
      proxy.set(tamper);
      const result = check && (await run(check));
      expect(result?.verdict, result?.reason).toBe('fails');
      expect(result?.exchange).toBeDefined();
    }
  });
});

describe('verify', patient, () => {
  const verify = (args: string[], url = proxy.address) =>
    runCommand(['verify', url, ...reader, ...args], { cwd: folder.path });

  it('finds reports by the lists, and ends with 0 where everything holds', async () => {
    proxy.set(undefined);
    const { code, stdout, stderr } = await verify([]);
    expect(stdout).not.toContain('DOES NOT HOLD');
    expect(stderr).toContain(`${String(checks.length)} hold, 0 do not hold`);
    expect(code).toBe(0);
  });

  it('shows request and answer of a failure without secrets, and ends with 1', async () => {
    proxy.set(editList('/authentication/token', (body) => (body.status = 'ok')));
    const { code, stdout } = await verify([]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/DOES NOT HOLD +5 +POST \/authentication\/token/);
    expect(stdout).toContain('status is "ok" instead of "OK"');
    expect(stdout).toContain('> POST /authentication/token');
    expect(stdout).toContain('"Password":"…"');
    expect(stdout).toContain('"access_token":"…"');
    expect(stdout).not.toContain('eyJ');
  });

  it('prints the same as JSON', async () => {
    proxy.set(openTo(sections));
    const { code, stdout } = await verify(['--json', '--only', 'interface', '--company', '1001']);
    const { Fails, Checks, Company } = JSON.parse(stdout) as {
      Fails: number;
      Company: object;
      Checks: { Id: string; Origin: string; Result: string; Request?: string }[];
    };
    expect({ code, Fails, Company }).toEqual({ code: 1, Fails: 2, Company: samples.company });
    expect(Checks.every(({ Origin }) => Origin === 'interface')).toBe(true);
    const failed = Checks.find(({ Result }) => Result === 'fails');
    expect(failed).toMatchObject({ Id: 'access-closed' });
    expect(failed?.Request).toContain(`POST ${sections}`);
  });

  it('takes a service with nothing but the interface for whole, given the reports', async () => {
    const specified = [
      images,
      '/industry/v3/image/',
      '/industry/v3/image',
      sections,
      '/authentication/token',
    ];
    proxy.set((passing) => {
      if (specified.includes(passing.path)) return;
      Object.assign(passing, {
        status: 404,
        text: '{"status":404,"type":"t","title":"t","detail":"d","code":"c","requestId":"r"}',
      });
      passing.headers['content-type'] = 'application/problem+json';
    });
    const none = await verify([]);
    expect(none).toMatchObject({ code: 1, stdout: '' });
    expect(none.stderr).toContain('lists no report to look at');
    const { code, stdout, stderr } = await verify([
      '--industry',
      'AU/1214/English',
      '--company',
      '1001',
    ]);
    expect(stderr).toContain('0 do not hold');
    expect(stdout).toContain('extension: absent');
    expect(code).toBe(0);
    const half = await verify(['--industry', 'AU/1214']);
    expect(half.stdout).toContain('name one with --company');
  });

  it('says so where there is no service, no token, or no address', async () => {
    proxy.set(undefined);
    const none = await verify([], 'http://127.0.0.1:9');
    expect(none).toMatchObject({ code: 1, stdout: '' });
    expect(none.stderr).toContain('cannot be reached');
    expect(none.stderr).toContain('Is a service running at http://127.0.0.1:9?');
    proxy.set(({ edit, path }) => {
      if (path === '/authentication/token') edit((body) => (body.access_token = undefined));
    });
    expect((await verify([])).stderr).toContain('no token');
    expect((await verify([], 'reports.example.com')).stderr).toContain('must start with https://');
    expect((await verify(['--industry', 'AU'])).code).toBe(2);
  });
});
