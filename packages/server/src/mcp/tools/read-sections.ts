import type { Families, ReportKey, SectionDefinition } from '@broadsheet/contract';
import { buildSectionView, splitView, type ViewRows } from '@broadsheet/view';
import type { Reader } from '../reading/reader.js';
import { noSuchReport } from '../reading/report.js';

export interface ReportSections {
  families: Families;
  key: ReportKey;
  edition: number | null;
  /** In the requested order. */
  sections: ReadSection[];
}

export interface ReadSection {
  section: string;
  /** Undefined if the report has no such section. */
  content: SectionContent | undefined;
}

interface SectionContent {
  rows: ViewRows;
  /** The body as the operation returned it; the citation finds years and units in it. */
  body: unknown;
}

export async function readSections(
  reader: Reader,
  key: ReportKey,
  tokens: readonly string[],
): Promise<ReportSections> {
  const { families } = reader;
  const distinct = [...new Set(tokens)];
  const read = await reader.findSections(key, distinct);
  if (!read) throw noSuchReport(families, key);
  const byLabel = new Map(read.Sections.map((result) => [result.RequestedSection, result]));
  return {
    families,
    key,
    edition: read.edition,
    sections: distinct.map((section) => ({
      section,
      content: findContent({
        families,
        key,
        section,
        body: byLabel.get(getDefinition(families, key, section).label)?.Body,
      }),
    })),
  };
}

export function getDefinition(
  families: Families,
  { family }: ReportKey,
  section: string,
): SectionDefinition {
  const definition = families.get(family).sections[section];
  if (!definition) throw new Error(`the family ${family} has no section ${section}`);
  return definition;
}

interface SectionBody {
  families: Families;
  key: ReportKey;
  section: string;
  body: object | null | undefined;
}

function findContent({ families, key, section, body }: SectionBody): SectionContent | undefined {
  if (!body) return undefined;
  const { words } = families.get(key.family);
  const form = { ...getDefinition(families, key, section), words };
  const view = buildSectionView(form, { body, language: key.language });
  return { rows: splitView(view), body };
}
