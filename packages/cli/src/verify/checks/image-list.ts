import { isFields } from '@broadsheet/view';
import { getIndustry, require, type Check, type Subject } from '../check.js';
import type { Exchange } from '../exchange.js';
import { expectNoBody, expectProblem, expectStatus, getList, keysOf } from '../expectations.js';
import { imageNames } from '../specification.js';
import { createBadField } from './bad-field.js';
import { checkDefaultLanguage } from './default-language.js';

interface Descriptor {
  Name: string;
  URL: string;
}

export const imagesPath = '/industry/v3/images';

/** The image list of the sample, checked as far as other checks need it. */
export async function listImages(subject: Subject): Promise<Descriptor[]> {
  return getDescriptors(await subject.send(imagesPath, { body: getIndustry(subject) }));
}

function getDescriptors(exchange: Exchange): Descriptor[] {
  expectStatus(exchange, 200);
  const images = getList(exchange, 'Images');
  require(images.length > 0, 'Images is empty');
  return images.map((image) => {
    const isDescriptor =
      isFields(image) && typeof image.Name === 'string' && typeof image.URL === 'string';
    require(isDescriptor, 'an element of Images lacks its Name or URL as text');
    return image as unknown as Descriptor;
  });
}

/** A code that no report has. */
const noCode = 'zz00nosuchreport';

/** Sends the sample's request with some fields changed; undefined removes a field. */
const sendChanged = (subject: Subject, change: object) =>
  subject.send(imagesPath, { body: { ...getIndustry(subject), ...change } });

const badField = createBadField({ name: 'images', section: '4.1', sendChanged });

/** The list of images (interface, 2.1, 2.2 and 4.1). */
export const imageListChecks: Check[] = [
  {
    id: 'images-list',
    origin: 'interface',
    section: '4.1',
    rule: 'POST /industry/v3/images answers 200 with an array Images, as JSON',
    run: async (subject) => {
      const exchange = await subject.send(imagesPath, { body: getIndustry(subject) });
      getDescriptors(exchange);
      const type = exchange.headers.get('content-type') ?? 'missing';
      require(type.startsWith('application/json'), `Content-Type is ${type}`);
    },
  },
  {
    id: 'images-names',
    origin: 'interface',
    section: '2.2',
    rule: 'Every Name is one of the table of image types, and comes once',
    run: async (subject) => {
      const names = (await listImages(subject)).map(({ Name }) => Name);
      const unknown = names.filter((name) => !imageNames.some((known) => known === name));
      require(unknown.length === 0, `Name is ${unknown.join(', ')}`);
      require(new Set(names).size === names.length, 'a Name comes twice');
    },
  },
  {
    id: 'images-url-form',
    origin: 'interface',
    section: '4.1',
    rule: 'Every URL is /image/?country=…&code=…&language=…&image=…, its values in lower case',
    run: async (subject) => {
      const { Country, Code, Language } = getIndustry(subject);
      for (const { Name, URL } of await listImages(subject)) {
        const values = { country: Country, code: Code, language: Language, image: Name };
        const query = Object.entries(values).map(
          ([name, value]) => `${name}=${encodeURIComponent(value.toLowerCase())}`,
        );
        const expected = `/image/?${query.join('&')}`;
        require(URL === expected, `URL is ${URL} instead of ${expected}`);
      }
    },
  },
  {
    id: 'images-frozen',
    origin: 'decision',
    section: '2.1',
    rule: 'The answer has Images and nothing else; a descriptor has Name and URL and nothing else',
    run: async (subject) => {
      const exchange = await subject.send(imagesPath, { body: getIndustry(subject) });
      getDescriptors(exchange);
      const answer = JSON.parse(exchange.text) as { Images: Record<string, unknown>[] };
      require(keysOf(answer) === 'Images', `the answer has ${keysOf(answer)}`);
      const odd = answer.Images.find((image) => keysOf(image) !== 'Name, URL');
      require(!odd, `a descriptor has ${keysOf(odd ?? {})}`);
    },
  },
  {
    id: 'images-order',
    origin: 'decision',
    section: '2.2',
    rule: 'Images come in the order of the table of image types',
    run: async (subject) => {
      const names = (await listImages(subject)).map(({ Name }) => Name);
      const expected = imageNames.filter((name) => names.includes(name));
      require(names.join() === expected.join(), `the order is ${names.join(', ')}`);
    },
  },
  {
    id: 'images-any-case',
    origin: 'decision',
    section: '4.1',
    rule: 'Country and Language are matched without regard to case',
    run: async (subject) => {
      const { Country, Language } = getIndustry(subject);
      const usual = await listImages(subject);
      const changed = { Country: Country.toLowerCase(), Language: Language.toUpperCase() };
      const other = getDescriptors(await sendChanged(subject, changed));
      require(JSON.stringify(other) === JSON.stringify(usual), 'the list is another one');
    },
  },
  checkDefaultLanguage({ id: 'images-default-language', section: '4.1', sendChanged }),
  {
    id: 'images-generous',
    origin: 'decision',
    section: '4.1',
    rule: 'Unknown fields are ignored, and a body without a Content-Type is read as JSON',
    run: async (subject) => {
      const body = JSON.stringify({ ...getIndustry(subject), Unknown: 1 });
      getDescriptors(await subject.send(imagesPath, { body }));
    },
  },
  {
    id: 'images-absent',
    origin: 'decision',
    section: '4.1',
    rule: 'A report that does not exist, or not in that language, is answered 204 without a body',
    run: async (subject) => {
      expectNoBody(await sendChanged(subject, { Code: noCode }));
      expectNoBody(await sendChanged(subject, { Language: 'Klingon' }));
    },
  },
  badField('Country', undefined, 'missing'),
  badField('Country', 'Australia', 'not two letters'),
  badField('Code', undefined, 'missing'),
  badField('Code', 1214, 'a number'),
  badField('Code', '12345678901234567', 'longer than 16 characters'),
  badField('Language', 7, 'a number'),
  {
    id: 'images-not-json',
    origin: 'decision',
    section: '4.1',
    rule: 'A body that is not JSON is answered 400',
    run: async (subject) => {
      const headers = { 'content-type': 'application/json' };
      expectProblem(await subject.send(imagesPath, { body: '{"Country":', headers }), 400);
    },
  },
  {
    id: 'images-other-media-type',
    origin: 'decision',
    section: '4.1',
    rule: 'A body of another media type is answered 415',
    run: async (subject) => {
      const headers = { 'content-type': 'application/xml' };
      expectProblem(await subject.send(imagesPath, { body: '<x/>', headers }), 415);
    },
  },
  {
    id: 'images-too-large',
    origin: 'decision',
    section: '4.1',
    rule: 'A body over 64 KiB is answered 413',
    run: async (subject) => {
      const body = { Country: 'AU', Code: '1', Padding: 'x'.repeat(66_000) };
      expectProblem(await subject.send(imagesPath, { body }), 413);
    },
  },
];
