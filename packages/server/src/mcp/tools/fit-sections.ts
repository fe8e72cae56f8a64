import type { Families, ReportKey } from '@broadsheet/contract';
import { renderMarkdown } from '@broadsheet/view';
import { citeSection, type Citation } from '../citation.js';
import { budgetTooSmall, countFitting, roomFor, sizeOfItem } from '../sizing/budget.js';
import { getDefinition, type ReadSection, type ReportSections } from './read-sections.js';

interface Position {
  section: number;
  row: number;
}

interface OutlinedSection {
  section: string;
  holds: string;
  /** 0 if the report does not have this section. */
  estimatedTokens: number;
}

interface SectionPart {
  section: string;
  label: string;
  hasData: boolean;
  markdown: string | null;
  rows?: { from: number; to: number; total: number };
  citation: Citation;
}

interface FitRequest {
  position: Position;
  frame: object;
  budget: number;
}

interface FittedList<Item> {
  list: Item[];
  /** Where to continue, if anything is left. */
  next: Position | undefined;
}

/** Describes each section of the report, with the tokens it takes to read it. */
export function fitOutline(
  { families, key, edition, sections: read }: ReportSections,
  { position, frame, budget }: FitRequest,
): FittedList<OutlinedSection> {
  const rest = read.slice(position.section).map(({ section, content }) => ({
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
    next: isAll ? undefined : { section: position.section + count, row: 0 },
  };
}

/**
 * Whole sections while they fit. A section that is larger than the whole budget is sent by rows.
 */
export function fitSections(
  read: ReportSections,
  { position, frame, budget }: FitRequest,
): FittedList<SectionPart> {
  let room = roomFor({ frame, budget });
  const list: SectionPart[] = [];
  for (const [index, found] of read.sections.entries()) {
    if (index < position.section) continue;
    const from = index === position.section ? position.row : 0;
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
    return { section, label, hasData: false, markdown: null, citation };
  }
  const { rows, body } = content;
  const total = rows.count;
  const end = Math.min(to, total);
  const isPart = from > 0 || end < total;
  return {
    section,
    label,
    hasData: true,
    markdown: renderMarkdown(rows.slice(from, end)),
    ...(isPart && { rows: { from, to: end, total } }),
    citation: citeSection(families, { key, edition, section, body }),
  };
}

/** Binary search: a section may have thousands of rows, and each try serialises them all. */
function lastFittingRow(facts: PartFacts, from: number, room: number): number {
  let fits = from;
  let tooFar = (facts.content?.rows.count ?? 0) + 1;
  while (tooFar - fits > 1) {
    const middle = Math.floor((fits + tooFar) / 2);
    if (sizeOfItem(writePart(facts, from, middle)) <= room) fits = middle;
    else tooFar = middle;
  }
  return fits;
}
