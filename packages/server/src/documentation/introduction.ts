import { createToken, families, type Operation } from '@broadsheet/contract';
import { buildCurl, buildTokenLine, defaultAddress } from './curl.js';

/** A hand-written part of the documentation, in the Markdown of descriptions. */
export interface Chapter {
  id: string;
  title: string;
  paragraphs: string[];
  /** Commands, each with its title, shown below the paragraphs. */
  commands?: { title: string; command: string }[];
  /** Rules, shown as a list of names and texts. */
  rules?: { name: string; text: string }[];
}

export const tagline =
  'Business-research reports over HTTP: their charts as pictures and as data, and their sections, several at a time.';

/** One operation for charts and one for sections, from the first families that have them. */
function listExamples(): { title: string; operation: Operation }[] {
  const all = families.names.map((name) => families.operationsOf(name));
  const charts = all.find(({ charts }) => charts)?.charts?.images;
  const sections = all.find(({ sections }) => sections)?.sections?.sections;
  return [charts, sections].flatMap((operation) =>
    operation ? [{ title: operation.summary, operation }] : [],
  );
}

export const chapters: Chapter[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    paragraphs: [
      'Obtain a token, then ask with it. The credentials below are those of demo mode (`npm start`), which has reports to read.',
      `The address is the one at which the service listens by default, \`${defaultAddress}\`. Replace it with yours.`,
    ],
    commands: [
      { title: 'Keep a token in TOKEN', command: buildTokenLine(createToken) },
      ...listExamples().map(({ title, operation }) => ({ title, command: buildCurl(operation) })),
    ],
  },
  {
    id: 'conventions',
    title: 'Conventions',
    paragraphs: [],
    rules: [
      {
        name: 'Tokens',
        text: 'Send `Authorization: Bearer` and the token. An operation that needs none says so.',
      },
      {
        name: 'Bodies',
        text: 'JSON in UTF-8, at most 64 KiB, sent as `application/json`; a body without a `Content-Type` is read as JSON. Fields that are not described are ignored, and named in the header `Broadsheet-Ignored` (at most ten, percent-encoded); values are never coerced: a number sent as text is refused.',
      },
      {
        name: 'Letter case',
        text: 'Field names are exact. Countries, languages, section tokens and image names are matched in upper or lower case.',
      },
      {
        name: 'Nothing there',
        text: 'A well-formed question about a report that does not exist in that language is answered with 204 and no body. No other language is used instead. The header `Broadsheet-Missing` says what is missing: `report`, `language` (the report exists in another language that you may read) or `images`.',
      },
      {
        name: 'Problems',
        text: 'Every error has a body of the same form, a [Problem](#schema-Problem), sent as `application/problem+json` (RFC 9457). Its `code` is for programs; [all of them](#problems) are listed below.',
      },
      {
        name: 'Request ids',
        text: 'Every answer carries `X-Request-Id`: the one you sent, where it is well-formed, or a new one. Quote it when something goes wrong.',
      },
      {
        name: 'Versions',
        text: 'The path carries the version. Within a version there are only additions; a retirement is announced with the headers `Deprecation` and `Sunset`.',
      },
    ],
  },
];
