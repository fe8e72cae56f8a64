import type { CompanySectionBodies, SwotPoint } from '@broadsheet/contract';
import { escapeMarkdown, renderAnalysis } from '../../text/markdown.js';
import type { CompanyDocument } from '../document/document.js';
import { getWords, type Words } from '../text/words.js';

type Narratives = Pick<CompanySectionBodies, 'brands' | 'swot' | 'history'>;

/** The text of a section is the publisher's; without one it is generated from the entries. */
export function buildNarrativeSections(document: CompanyDocument): Narratives {
  const words = getWords(document.Language);
  return {
    ...buildBrands(document.Brands, words),
    ...buildSwot(document.SWOT, words),
    ...buildHistory(document.History, words),
  };
}

function buildBrands(source: CompanyDocument['Brands'], words: Words): Pick<Narratives, 'brands'> {
  const brands = source?.Items ?? [];
  const text = source?.Analysis ?? brands.map((brand) => writeBrand(brand, words)).join('\n');
  if (text === '') return {};
  return { brands: { ...renderAnalysis(text), Brands: brands } };
}

function writeBrand(
  { Name, Category, Description }: { Name: string; Category?: string; Description?: string },
  words: Words,
): string {
  const category = Category === undefined ? '' : ` (${escapeMarkdown(Category)})`;
  const about = Description === undefined ? '' : `${words.colon}${escapeMarkdown(Description)}`;
  return `- **${escapeMarkdown(Name)}**${category}${about}`;
}

function buildSwot(source: CompanyDocument['SWOT'], words: Words): Pick<Narratives, 'swot'> {
  const points = {
    Strengths: source?.Strengths ?? [],
    Weaknesses: source?.Weaknesses ?? [],
    Opportunities: source?.Opportunities ?? [],
    Threats: source?.Threats ?? [],
  };
  const blocks: [string, SwotPoint[]][] = [
    [words.strengths, points.Strengths],
    [words.weaknesses, points.Weaknesses],
    [words.opportunities, points.Opportunities],
    [words.threats, points.Threats],
  ];
  const text = source?.Analysis ?? writeSwot(blocks, words);
  if (text === '') return {};
  return { swot: { ...renderAnalysis(text), ...points } };
}

function writeSwot(blocks: [string, SwotPoint[]][], words: Words): string {
  return blocks
    .filter(([, points]) => points.length > 0)
    .map(([heading, points]) => {
      const entries = points.map(({ Point, Detail }) => {
        const detail = Detail === undefined ? '' : `${words.colon}${escapeMarkdown(Detail)}`;
        return `- **${escapeMarkdown(Point)}**${detail}`;
      });
      return `### ${heading}\n\n${entries.join('\n')}`;
    })
    .join('\n\n');
}

function buildHistory(
  source: CompanyDocument['History'],
  words: Words,
): Pick<Narratives, 'history'> {
  // Dates of different precision sort as text: 2019 before 2019-07 before 2019-07-01.
  const events = (source?.Events ?? []).toSorted((a, b) =>
    a.Date < b.Date ? -1 : Number(a.Date > b.Date),
  );
  const text =
    source?.Analysis ??
    events
      .map(({ Date, Description }) => `- **${Date}**${words.colon}${escapeMarkdown(Description)}`)
      .join('\n');
  if (text === '') return {};
  return { history: { ...renderAnalysis(text), Events: events } };
}
