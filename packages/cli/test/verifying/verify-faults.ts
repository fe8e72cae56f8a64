import { families } from '@broadsheet/contract';
import { listChecks } from '../../src/verify/checks/all.js';
import type { Passing, Tamper } from './tampering-proxy.js';

const checks = listChecks(families);

export const images = '/industry/v3/images';
export const sections = '/company/v3/sections';

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

/** Changes every result of a sections response. */
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

/** Changes the status of an error response. */
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

export const editList =
  (path: string, change: (body: Record<string, unknown>) => void): Tamper =>
  (passing) => {
    if (passing.path === path && passing.status === 200) passing.edit(change);
  };

export const openTo =
  (path: string): Tamper =>
  (passing) => {
    if (passing.path === path && passing.status === 401) passing.status = 200;
  };

/** One pixel: a PNG, but not of the decided size. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** For each check, what a service can do wrong; several if there are different faults. */
/** Renames a field throughout a response. */
const editText =
  (path: string, field: string): Tamper =>
  (passing) => {
    if (passing.path === path) passing.text = passing.text.replaceAll(`"${field}"`, '"Other"');
  };

export const faults: Record<string, Tamper | Tamper[]> = {
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
      // One bit in the middle, which only a checksum reveals.
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
  references: editList('/references/v1/list', (body) => (body.Reports = null)),
  changes: editList('/changes/v1/list', (body) => (body.Next = undefined)),
  'classifications-codes': [
    editList('/classifications/v3/codes', (body) => (body.Codes as Named).pop()),
    editList('/classifications/v3/codes', (body) => {
      (body.Codes as Named).forEach((code) => (code.Parent = 'Z'));
    }),
  ],
  'classifications-unknown': [
    answerInstead(400, 200),
    whenStatus(400, ({ edit }) => {
      edit((problem) => (problem.detail = 'It is not known.'));
    }),
  ],
  'classifications-reportsbycode': editText('/classifications/v3/reportsbycode', 'Problem'),
  'classifications-codesbyreport': [
    editList('/classifications/v3/codesbyreport', ({ Reports }) => {
      (Reports as Named).forEach((report) => (report.Codes = []));
    }),
    editText('/classifications/v3/reportsbycode', 'ReportCode'),
  ],
  'classifications-convert': [
    editList('/classifications/v3/convert', (body) => (body.Way = [])),
    editList('/classifications/v3/convert', (body) => (body.Codes as Named).reverse()),
  ],
  ...Object.fromEntries(
    checks
      .filter(({ id }) => /^(images|sections)-bad-/.test(id))
      .map(({ id }) => [id, [pointElsewhere, answerInstead(400, 204)]]),
  ),
  ...Object.fromEntries(
    families.names.flatMap((family) => [
      ...sectionFaults(family),
      ...chartFaults(family),
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

/** Faults in the sections of any family. */
function sectionFaults(family: string): [string, Tamper | Tamper[]][] {
  const path = (operation: string) => `/${family}/v3/${operation}`;
  return [
    [
      `${family}-sections`,
      editList(path('sections'), ({ Sections }) => (Sections as Named).reverse()),
    ],
    [`${family}-sections-unknown`, answerInstead(400, 200)],
    [
      `${family}-fullreport`,
      [
        editList(path('fullreport'), ({ Report }) => {
          (Report as Record<string, unknown>).Language = 'Klingon';
        }),
        editList(path('fullreport'), ({ Sections }) => (Sections as Named).pop()),
      ],
    ],
    [
      `${family}-section`,
      [
        editList(path('section'), ({ Reports }) => {
          (Reports as Named).forEach((report) => (report.Body = {}));
        }),
        editList(path('section'), (body) => (body.Reports = [])),
      ],
    ],
  ];
}

/** Faults in the charts of any family that has some. */
function chartFaults(family: string): [string, Tamper][] {
  if (Object.keys(families.get(family).charts).length === 0) return [];
  return [
    [`${family}-chart`, editList(`/${family}/v3/chart`, (chart) => (chart.Rows = []))],
    [
      `${family}-images-png`,
      (passing) => {
        if (isImage(passing)) passing.text = 'R0lGODlhAQABAAAAACw=';
      },
    ],
  ];
}
