import type { Families, ReportKey, SectionDefinition, SectionResult } from '@broadsheet/contract';
import { citeSection, type Citation } from '../citation.js';
import type { Reader } from '../reading/reader.js';
import { noSuchReport } from '../reading/report.js';
import { budgetTooSmall, countFitting, roomFor, sizeOfItem } from '../sizing/budget.js';
import { joinRows, splitSection, type SectionRows } from '../sizing/section-rows.js';

export interface ReportSections {
  families: Families;
  key: ReportKey;
  edition: number | null;
  /** In the order asked for. */
  sections: ReadSection[];
}

interface ReadSection {
  section: string;
  /** Undefined where the report has no such section. */
  content: SectionRows | undefined;
}

export async function readSections(
  reader: Reader,
  key: ReportKey,
  tokens: readonly string[],
): Promise<ReportSections> {
  const { families } = reader;
  const wanted = [...new Set(tokens)];
  const read = await reader.findSections(key, wanted);
  if (!read) throw noSuchReport(families, key);
  const byLabel = new Map(read.Sections.map((result) => [result.RequestedSection, result]));
  return {
    families,
    key,
    edition: read.edition,
    sections: wanted.map((section) => ({
      section,
      content: findContent(byLabel.get(getDefinition(families, key, section).label)),
    })),
  };
}

function getDefinition(
  families: Families,
  { family }: ReportKey,
  section: string,
): SectionDefinition {
  const definition = families.get(family).sections[section];
  if (!definition) throw new Error(`the family ${family} has no section ${section}`);
  return definition;
}

function findContent(result: SectionResult | undefined): SectionRows | undefined {
  const body = result?.Body;
  return body ? splitSection(body) : undefined;
}

interface Place {
  section: number;
  row: number;
}

interface OutlinedSection {
  section: string;
  holds: string;
  /** 0 where the report does not have it. */
  estimatedTokens: number;
}

interface SectionPart {
  section: string;
  label: string;
  hasData: boolean;
  body: Record<string, unknown> | null;
  rows?: { from: number; to: number; total: number };
  citation: Citation;
}

interface Fit {
  place: Place;
  frame: object;
  budget: number;
}

interface Fitted<Item> {
  list: Item[];
  /** Where to go on, if anything is left. */
  next: Place | undefined;
}

/** What each section of the report holds, and what it would cost to read. */
export function fitOutline(
  { families, key, edition, sections: read }: ReportSections,
  { place, frame, budget }: Fit,
): Fitted<OutlinedSection> {
  const rest = read.slice(place.section).map(({ section, content }) => ({
    section,
    holds: getDefinition(families, key, section).about,
    estimatedTokens: content
      ? sizeOfItem(writePart({ families, key, edition, section, content }, 0, Infinity))
      : 0,
  }));
  const count = countFitting(rest, { frame, budget });
  const isAll = count === rest.length;
  return {
    list: rest.slice(0, count),
    next: isAll ? undefined : { section: place.section + count, row: 0 },
  };
}

/**
 * Whole sections as long as they fit; one that alone is larger than the budget is sent by rows.
 */
export function fitSections(
  read: ReportSections,
  { place, frame, budget }: Fit,
): Fitted<SectionPart> {
  let room = roomFor({ frame, budget });
  const list: SectionPart[] = [];
  for (const [index, found] of read.sections.entries()) {
    if (index < place.section) continue;
    const from = index === place.section ? place.row : 0;
    const { families, key, edition } = read;
    const facts = { families, key, edition, ...found };
    const whole = writePart(facts, from, Infinity);
    if (sizeOfItem(whole) <= room) {
      list.push(whole);
      room -= sizeOfItem(whole);
      continue;
    }
    if (list.length > 0) return { list, next: { section: index, row: from } };
    const to = lastFittingRow(facts, from, room);
    if (to === from) {
      throw budgetTooSmall(budget - room + sizeOfItem(writePart(facts, from, from + 1)));
    }
    return { list: [writePart(facts, from, to)], next: { section: index, row: to } };
  }
  return { list, next: undefined };
}

interface PartFacts extends ReadSection {
  families: Families;
  key: ReportKey;
  edition: number | null;
}

function writePart(facts: PartFacts, from: number, to: number): SectionPart {
  const { families, key, edition, section, content } = facts;
  const { label } = getDefinition(families, key, section);
  if (!content) {
    const citation = citeSection(families, { key, edition, section, body: null });
    return { section, label, hasData: false, body: null, citation };
  }
  const total = content.rows.length;
  const end = Math.min(to, total);
  const body = joinRows(content, from, end);
  const isPart = from > 0 || end < total;
  return {
    section,
    label,
    hasData: true,
    body,
    ...(isPart && { rows: { from, to: end, total } }),
    citation: citeSection(families, { key, edition, section, body }),
  };
}

/** By halving: a section may have thousands of rows, and each try writes them all. */
function lastFittingRow(facts: PartFacts, from: number, room: number): number {
  let fits = from;
  let tooFar = (facts.content?.rows.length ?? 0) + 1;
  while (tooFar - fits > 1) {
    const middle = Math.floor((fits + tooFar) / 2);
    if (sizeOfItem(writePart(facts, from, middle)) <= room) fits = middle;
    else tooFar = middle;
  }
  return fits;
}
