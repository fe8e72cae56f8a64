import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checks } from '../src/verify/checks/all.js';
import { openSubject } from '../src/verify/run-checks.js';
import { patient } from './publishing-documents.js';
import { reader, startReadersService, type ReadersService } from './readers-service.js';
import { createFolder, runCommand } from './service-process.js';
import { startTamperingProxy, type Passing, type Tamper } from './tampering-proxy.js';

let service: ReadersService;
let proxy: Awaited<ReturnType<typeof startTamperingProxy>>;
let folder: Awaited<ReturnType<typeof createFolder>>;

beforeAll(async () => {
  folder = await createFolder();
  service = await startReadersService();
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

const images = '/industry/v3/images';
const sections = '/company/v3/sections';

const isImages = ({ path, status }: Passing) => path === images && status === 200;
const isImage = ({ path, status }: Passing) => /\/image\/?$/.test(path) && status === 200;
const isSections = ({ path, status }: Passing) => path === sections && status === 200;

type Named = Record<string, unknown>[];

/** Changes every descriptor of a list of images. */
const editImages =
  (change: (image: Record<string, unknown>) => void): Tamper =>
  (passing) => {
    if (isImages(passing))
      passing.edit(({ Images }) => {
        (Images as Named).forEach(change);
      });
  };

/** Changes every result of a sections answer. */
const editSections =
  (change: (result: Record<string, unknown>) => void): Tamper =>
  (passing) => {
    if (isSections(passing))
      passing.edit(({ Sections }) => {
        (Sections as Named).forEach(change);
      });
  };

const editBody = (label: string, change: (body: Record<string, unknown>) => void): Tamper =>
  editSections(({ RequestedSection, Body }) => {
    if (RequestedSection === label && Body) change(Body as Record<string, unknown>);
  });

const whenStatus =
  (status: number, change: (passing: Passing) => void): Tamper =>
  (passing) => {
    if (passing.status === status) change(passing);
  };

/** Answers an error with another status. */
const answerInstead = (status: number, other: number): Tamper =>
  whenStatus(status, (passing) => {
    passing.status = other;
  });

const pointElsewhere = whenStatus(400, ({ edit }) => {
  edit((problem) => (problem.errors = [{ pointer: '/Elsewhere', detail: 'is wrong' }]));
});

/** Refuses an image call that is made in an unusual way. */
const refuseImage =
  (isUnusual: (passing: Passing) => boolean): Tamper =>
  (passing) => {
    if (isImage(passing) && isUnusual(passing)) passing.status = 400;
  };

const editList =
  (path: string, change: (body: Record<string, unknown>) => void): Tamper =>
  (passing) => {
    if (passing.path === path && passing.status === 200) passing.edit(change);
  };

const openTo =
  (path: string): Tamper =>
  (passing) => {
    if (passing.path === path && passing.status === 401) passing.status = 200;
  };

/** One pixel: a PNG, but not of the size decided. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** For each check what a service can do wrong; several where they are different faults. */
const faults: Record<string, Tamper | Tamper[]> = {
  'images-list': [
    (passing) => {
      if (isImages(passing)) passing.text = '<html>';
    },
    (passing) => {
      if (isImages(passing)) passing.headers['content-type'] = 'text/html';
    },
    (passing) => {
      if (isImages(passing)) passing.edit((body) => (body.Images = {}));
    },
  ],
  'images-names': [
    editImages((image) => (image.Name = 'revenue')),
    (passing) => {
      if (isImages(passing))
        passing.edit((body) => (body.Images as Named).push((body.Images as Named)[0] ?? {}));
    },
  ],
  'images-url-form': editImages((image) => (image.URL = String(image.URL).replace('au', 'AU'))),
  'images-frozen': [
    editImages((image) => (image.Width = 1200)),
    (passing) => {
      if (isImages(passing)) passing.edit((body) => (body.Total = 14));
    },
  ],
  'images-order': (passing) => {
    if (isImages(passing)) passing.edit((body) => (body.Images as Named).reverse());
  },
  'images-any-case': (passing) => {
    if (isImages(passing) && passing.asked.Country === 'au')
      Object.assign(passing, { status: 204, text: '' });
  },
  'images-default-language': (passing) => {
    if (isImages(passing) && !('Language' in passing.asked)) passing.status = 400;
  },
  'images-generous': (passing) => {
    if (isImages(passing) && 'Unknown' in passing.asked) passing.status = 400;
  },
  'images-absent': answerInstead(204, 404),
  'images-not-json': answerInstead(400, 500),
  'images-other-media-type': answerInstead(415, 400),
  'images-too-large': answerInstead(413, 400),
  'image-png': [
    (passing) => {
      if (isImage(passing)) passing.text = passing.text.slice(0, -10);
    },
    (passing) => {
      if (isImage(passing)) passing.text = Buffer.from('GIF89a').toString('base64');
    },
    (passing) => {
      // One bit in the middle, which only a checksum tells.
      const bytes = Buffer.from(passing.text, 'base64');
      bytes[500] = (bytes[500] ?? 0) ^ 1;
      if (isImage(passing)) passing.text = bytes.toString('base64');
    },
  ],
  'image-no-link': (passing) => {
    if (passing.method === 'GET' && passing.path === '/industry/v3/image/') passing.status = 200;
  },
  'image-text': [
    (passing) => {
      if (isImage(passing)) passing.text = `${passing.text}\n`;
    },
    (passing) => {
      if (isImage(passing)) passing.headers['content-type'] = 'image/png';
    },
  ],
  'image-size': (passing) => {
    if (isImage(passing)) passing.text = onePixel;
  },
  'image-any-case': refuseImage(({ query }) => query.get('country') === 'AU'),
  'image-without-slash': refuseImage(({ path }) => !path.endsWith('/')),
  'image-unknown-names': refuseImage(({ query }) => query.has('unknown')),
  'image-body-ignored': refuseImage(({ contentType }) => contentType === 'application/xml'),
  'image-empty-json': refuseImage(({ contentType }) => contentType === 'application/json'),
  'image-without-country': answerInstead(400, 404),
  'image-without-code': answerInstead(400, 404),
  'image-without-language': answerInstead(400, 404),
  'image-without-image': answerInstead(400, 404),
  'image-unknown-name': answerInstead(400, 404),
  'image-absent': answerInstead(404, 204),
  'sections-all': (passing) => {
    if (isSections(passing) && (passing.asked.ReportSections as string[])[0] === 'history') {
      passing.edit((body) => (body.Sections = []));
    }
  },
  'sections-status': [
    editSections((result) => (result.Body = result.StatusCode === 404 ? {} : result.Body)),
    editSections((result) => (result.StatusCode = result.StatusCode === 404 ? 204 : 200)),
  ],
  'sections-several': (passing) => {
    if (isSections(passing)) passing.edit((body) => (body.Sections as Named).pop());
  },
  'sections-shown-labels': editSections((result) => {
    result.RequestedSection = String(result.RequestedSection).replace(' ', '');
  }),
  'sections-texts': [
    editBody('ABN', (body) => (body.ABN = Number(body.ABN))),
    editBody('Title', (body) => (body.Name = 'x')),
  ],
  'sections-brands': editBody('Brands', (body) => Reflect.deleteProperty(body, 'AnalysisHTML')),
  'sections-frozen': [
    editSections((result) => (result.Token = 'title')),
    (passing) => {
      if (isSections(passing)) passing.edit((body) => (body.EntityId = 1001));
    },
  ],
  'sections-labels': editSections((result) => {
    if (result.RequestedSection === 'Top Industry') result.RequestedSection = 'TopIndustry';
  }),
  'sections-one-value': [
    editBody('Rank', (body) => (body.Rank = 1.5)),
    editBody('Company Type', (body) => (body.Type = 'Public')),
  ],
  'sections-dates': editBody('Balance Date', (body) => (body['Balance Date'] = '30/06/2025')),
  'sections-narratives': editBody('SWOT', (body) =>
    Reflect.deleteProperty(body, 'AnalysisPlainText'),
  ),
  'sections-order': (passing) => {
    if (isSections(passing)) passing.edit((body) => (body.Sections as Named).reverse());
  },
  'sections-default-language': (passing) => {
    if (isSections(passing) && !('Language' in passing.asked)) passing.status = 400;
  },
  'sections-absent': answerInstead(204, 404),
  'sections-unknown-token': whenStatus(400, (passing) => {
    passing.text = passing.text.replaceAll('financials', 'title');
  }),
  'access-closed': openTo(sections),
  'access-bad-token': openTo(images),
  'access-challenge': [
    whenStatus(401, ({ headers }) => Reflect.deleteProperty(headers, 'www-authenticate')),
    whenStatus(401, ({ headers }) => (headers['www-authenticate'] = 'Bearer')),
  ],
  'access-problem': [
    whenStatus(401, ({ headers }) => (headers['content-type'] = 'application/json')),
    whenStatus(401, ({ edit }) => {
      edit((problem) => Reflect.deleteProperty(problem, 'code'));
    }),
  ],
  token: [
    editList('/authentication/token', (body) => (body.expires_in = 3600)),
    editList('/authentication/token', (body) => (body.status = 'ok')),
  ],
  'token-wrong-password': answerInstead(401, 400),
  'request-id': [
    ({ headers }) => Reflect.deleteProperty(headers, 'x-request-id'),
    ({ headers }) => (headers['x-request-id'] = 'always-the-same'),
  ],
  'not-found': whenStatus(404, (passing) => {
    Object.assign(passing, { text: '<h1>Not found</h1>' });
    passing.headers['content-type'] = 'text/html';
  }),
  'other-method': [
    answerInstead(405, 404),
    whenStatus(405, ({ headers }) => Reflect.deleteProperty(headers, 'allow')),
  ],
  'updatedreports-needs-start': answerInstead(400, 200),
  oauth: (passing) => {
    if (passing.path === '/oauth/token') passing.edit((body) => (body.error = undefined));
  },
  health: (passing) => {
    if (passing.path === '/health/ready') passing.status = 401;
  },
  openapi: editList('/openapi.json', (body) => (body.paths = {})),
  search: editList('/search/v1/reports', (body) => (body.Reports = null)),
  changes: editList('/changes/v1/list', (body) => (body.Next = undefined)),
  ...Object.fromEntries(
    checks
      .filter(({ id }) => /^(images|sections)-bad-/.test(id))
      .map(({ id }) => [id, [pointElsewhere, answerInstead(400, 204)]]),
  ),
  ...Object.fromEntries(
    ['industry', 'company'].flatMap((family) => [
      [
        `${family}-updatedreports-empty`,
        editList(`/${family}/v3/updatedreports`, (body) => (body.Reports = [{}])),
      ],
      ...['reportlist', 'updatedreports'].flatMap((name): [string, Tamper | Tamper[]][] => {
        const path = `/${family}/v3/${name}`;
        return [
          [
            `${family}-${name}`,
            [
              editList(path, (body) => {
                (body.Reports as Named).forEach((each) => (each.UpdatedAt = 'yesterday'));
              }),
              editList(path, (body) => {
                (body.Reports as Named).forEach((each) => (each.Title = 7));
              }),
            ],
          ],
          [
            `${family}-${name}-pages`,
            (passing) => {
              if (passing.path === path) passing.edit((body) => (body.Reports as Named).push({}));
            },
          ],
          [`${family}-${name}-closed`, openTo(path)],
        ];
      }),
    ]),
  ),
};

describe('every check', patient, () => {
  it('holds for the service itself', async () => {
    proxy.set(undefined);
    const { run } = await openSubject({
      baseUrl: proxy.address,
      credentials,
      token: undefined,
      samples,
    });
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
    proxy.set(undefined);
    const { run } = await openSubject({
      baseUrl: proxy.address,
      credentials,
      token: undefined,
      samples,
    });
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
