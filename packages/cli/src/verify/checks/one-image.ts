import { getIndustry, require, type Check, type Subject } from '../check.js';
import type { Exchange } from '../exchange.js';
import { expectProblem, expectStatus } from '../expectations.js';
import { parsePng, type Png } from '../read-png.js';
import { listImages } from './image-list.js';

/** The path of one image, below the base address. */
async function firstImagePath(subject: Subject): Promise<string> {
  const [first] = await listImages(subject);
  return `/industry/v3${first?.URL ?? ''}`;
}

function getPng(exchange: Exchange): Png {
  expectStatus(exchange, 200);
  const text = exchange.text.trim();
  const isBase64 = text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
  require(isBase64, 'the body is not one whole Base64 text');
  try {
    return parsePng(Buffer.from(text, 'base64'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    require(false, `the Base64 text is not of a whole PNG: ${reason}`);
  }
}

/** The same image, requested in another way. */
function sameImage(
  id: string,
  rule: string,
  ask: (subject: Subject, path: string) => Promise<Exchange>,
): Check {
  return {
    id,
    origin: 'decision',
    section: '4.2',
    rule,
    run: async (subject) => {
      const path = await firstImagePath(subject);
      const usual = await subject.send(path);
      getPng(usual);
      const other = await ask(subject, path);
      getPng(other);
      require(other.text === usual.text, 'the image is another one');
    },
  };
}

const upperCase = (path: string) =>
  path.replace(
    /=([^&]*)/g,
    (_, value: string) => `=${encodeURIComponent(decodeURIComponent(value).toUpperCase())}`,
  );

function missingParameter(name: string): Check {
  return {
    id: `image-without-${name}`,
    origin: 'decision',
    section: '4.2',
    rule: `An image call without ${name} is answered 400`,
    run: async (subject) => {
      const path = await firstImagePath(subject);
      const [start = '', query = ''] = path.split('?');
      const rest = query.split('&').filter((part) => !part.startsWith(`${name}=`));
      expectProblem(await subject.send(`${start}?${rest.join('&')}`), 400);
    },
  };
}

/** One image (interface, 4.2). */
export const oneImageChecks: Check[] = [
  {
    id: 'image-png',
    origin: 'interface',
    section: '4.2',
    rule: 'POST to base + /industry/v3 + URL answers each listed image as Base64 text of a PNG',
    run: async (subject) => {
      for (const { URL } of await listImages(subject)) {
        getPng(await subject.send(`/industry/v3${URL}`));
      }
    },
  },
  {
    id: 'image-no-link',
    origin: 'interface',
    section: '4.2',
    rule: 'An image is no plain link: GET without a token does not answer it',
    run: async (subject) => {
      const path = await firstImagePath(subject);
      const { status } = await subject.send(path, { method: 'GET', token: null });
      require(status >= 400, `status ${String(status)}`);
    },
  },
  {
    id: 'image-text',
    origin: 'decision',
    section: '4.2',
    rule: 'An image is sent as text/plain, on one line',
    run: async (subject) => {
      const exchange = await subject.send(await firstImagePath(subject));
      getPng(exchange);
      const type = exchange.headers.get('content-type') ?? 'missing';
      require(type.startsWith('text/plain'), `Content-Type is ${type}`);
      require(!/\s/.test(exchange.text), 'the text has line breaks or spaces');
    },
  },
  {
    id: 'image-size',
    origin: 'decision',
    section: '4.2',
    rule: 'An image has 1200×675 pixels',
    run: async (subject) => {
      const { width, height } = getPng(await subject.send(await firstImagePath(subject)));
      require(width === 1200 && height === 675, `it has ${String(width)}×${String(height)}`);
    },
  },
  sameImage('image-any-case', 'Query values are matched without regard to case', (subject, path) =>
    subject.send(upperCase(path)),
  ),
  sameImage('image-without-slash', 'The path works without its last slash', (subject, path) =>
    subject.send(path.replace('/image/?', '/image?')),
  ),
  sameImage('image-unknown-names', 'Unknown query names are ignored', (subject, path) =>
    subject.send(`${path}&unknown=1`),
  ),
  sameImage(
    'image-body-ignored',
    'A request body is ignored, whatever its Content-Type',
    (subject, path) =>
      subject.send(path, { body: '<x/>', headers: { 'content-type': 'application/xml' } }),
  ),
  sameImage('image-empty-json', 'An empty body sent as JSON is ignored too', (subject, path) =>
    subject.send(path, { body: '', headers: { 'content-type': 'application/json' } }),
  ),
  ...['country', 'code', 'language', 'image'].map(missingParameter),
  {
    id: 'image-unknown-name',
    origin: 'decision',
    section: '4.2',
    rule: 'An image name outside the table is answered 400',
    run: async (subject) => {
      const path = await firstImagePath(subject);
      expectProblem(await subject.send(path.replace(/image=[^&]*$/, 'image=nosuchimage')), 400);
    },
  },
  {
    id: 'image-absent',
    origin: 'decision',
    section: '4.2',
    rule: 'An image of a report that does not exist is answered 404',
    run: async (subject) => {
      const { Code } = getIndustry(subject);
      const path = await firstImagePath(subject);
      const absent = path.replace(`code=${Code.toLowerCase()}`, 'code=zz00nosuchreport');
      expectProblem(await subject.send(absent), 404);
    },
  },
];
