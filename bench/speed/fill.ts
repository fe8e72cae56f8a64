import { families, isIntegerField } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { hashDraft, sha256, type HashedDraft, type Store } from '@broadsheet/store';

interface FillOptions {
  editions: number;
  /** Editions per report. */
  depth?: number;
  /** How many different documents the generator makes; their charts and sections are shared. */
  documents?: number;
  /** The share of company documents among them. */
  companies?: number;
}

const languages = ['English', 'Japanese', 'Simplified Chinese', 'Korean', 'German', 'French'];
const author = { name: 'bench', address: '' };
const batchSize = 200;

/**
 * Fills a store through its own publishing, with documents of the demo generator: each becomes many
 * reports, in other languages and with other codes, and each report gets several editions. Checking
 * and drawing would take hours for a million, and readers do not notice whether charts are shared;
 * every row is as the program writes it.
 */
export async function fillStore(store: Store, options: FillOptions): Promise<void> {
  const { editions, depth = 1, documents = 2000, companies = 0.1 } = options;
  const templates = makeTemplates(Math.min(documents, editions), companies);
  const reports = Math.ceil(editions / depth);
  for (let start = 0; start < editions; start += batchSize) {
    const count = Math.min(batchSize, editions - start);
    const batch = Array.from({ length: count }, (_, offset) =>
      vary(templates, start + offset, reports),
    );
    await store.editions.publish(batch, author);
  }
}

function makeTemplates(count: number, companies: number): HashedDraft[] {
  const ofCompanies = Math.round(count * companies);
  const made = demoDocuments({ counts: { industry: count - ofCompanies, company: ofCompanies } });
  return [...made].map((document) => hashDraft(buildDraft(document)));
}

function vary(templates: HashedDraft[], index: number, reports: number): HashedDraft {
  const report = index % reports;
  const template = templates[report % templates.length];
  if (!template) throw new Error('there is nothing to fill a store with');
  const turn = Math.floor(report / templates.length);
  const language = languages[turn % languages.length] ?? 'English';
  const code = varyCode(template.key, Math.floor(turn / languages.length));
  const key = { ...template.key, language: turn === 0 ? template.key.language : language, code };
  const document = template.document
    .replace(/"(Code|EntityId)":("?)[^",]*/, `"$1":$2${code}`)
    .replace(/"Language":"[^"]*/, `"Language":"${key.language}`)
    .replace(/"Title":"/, `"Title":"${index < reports ? '' : `${String(index)} `}`);
  const searchTerms = template.searchTerms.map((term) =>
    term === template.key.code ? code : term,
  );
  const listing = varyListing(template, key);
  return { ...template, key, document, sha256: sha256(document), searchTerms, listing };
}

/** Codes have at most 16 letters and digits; integer codes stay integers. */
function varyCode({ family, code }: HashedDraft['key'], turn: number): string {
  if (turn === 0) return code;
  const [field] = families.get(family).key.fields;
  return isIntegerField(field) ? String(Number(code) + turn * 1_000_000) : `${code}${String(turn)}`;
}

/** The URLs of its images name the report. */
function varyListing({ listing, key }: HashedDraft, varied: HashedDraft['key']) {
  if (!listing) return null;
  const write = ({ code, language }: HashedDraft['key']) =>
    `code=${encodeURIComponent(code.toLowerCase())}&language=${encodeURIComponent(language.toLowerCase())}&`;
  return Buffer.from(Buffer.from(listing).toString().replaceAll(write(key), write(varied)));
}
