import { textRuler, type TextRuler } from '@broadsheet/charts/text-ruler';
import type { Reference } from '@broadsheet/view';
import { findSource, writeCitation } from '../cite.js';
import type { Report, ReportChart, ReportSection } from '../making/read-report.js';
import { findPhrases } from '../phrases.js';
import type { ReportHead } from '../report-task.js';
import { breakWords } from './break-words.js';
import { buildPdfBlocks, type BlockOptions } from './build-blocks.js';
import type { Chapter, PdfBlock, PdfDocument } from './document.js';
import { languageTag } from './language-tag.js';

type Section = Pick<ReportSection, 'view' | 'charts'>;

/** The content of pages: a report, or several that are compared. */
export interface PrintedReport extends Pick<Report, 'theme' | 'paper' | 'charts' | 'links'> {
  head: Omit<ReportHead, 'edition' | 'updatedAt'>;
  /** Shown below the title. */
  edition: string;
  familyTitle: string;
  sections: Section[];
}

interface Figure {
  /** Its name in the files of the document. */
  file: string;
  chart: ReportChart;
}

export interface BuiltDocument {
  document: Omit<PdfDocument, 'fonts'>;
  figures: Figure[];
}

const paperNames = { A4: 'a4', Letter: 'us-letter' } as const;
/** Between margins of 20 millimetres, in points. */
const textWidths = { A4: 481, Letter: 498 };

/** Everything on the pages of a report, except the fonts. */
export function buildDocument(report: PrintedReport): BuiltDocument {
  const { head, edition, theme, paper, familyTitle, sections, charts } = report;
  const phrases = findPhrases(head.language);
  const options: BlockOptions = {
    language: head.language,
    phrases,
    space: {
      width: textWidths[paper],
      ruler: textRuler(theme.font.widthScale),
      nameColumns: phrases.columns,
    },
    findLink: (reference) => findLink(report, reference),
  };
  const figures: Figure[] = [];
  const addFigure = (chart: ReportChart): PdfBlock => {
    const file = `/charts/${String(figures.length)}.svg`;
    figures.push({ file, chart });
    return { kind: 'figure', file, alt: chart.data.altText };
  };
  // The titles of report and chapter share the line at the head of a page.
  const shorten = createShortening(options.space.ruler, (textWidths[paper] - runningGap) / 2);
  const front: Omit<Chapter, 'running'>[] =
    charts.length > 0 ? [{ title: phrases.charts, blocks: charts.map(addFigure) }] : [];
  const { glance } = phrases;
  const chapters = groupSmall(sections).map((group) =>
    buildChapter(group, options, { addFigure, glance, title: head.title }),
  );
  const source = findSource(report);
  const publishedOn = head.publishedAt.slice(0, 10);
  const [year = 0, month = 1, day = 1] = publishedOn.split('-').map(Number);
  const { Language: _, ...namedFields } = head.key;
  return {
    figures,
    document: {
      title: breakWords(head.title, { longest: 20, every: 6 }),
      running: shorten(head.title),
      kicker: familyTitle,
      place: Object.values(namedFields).join(' '),
      edition,
      published: publishedOn === '' ? '' : phrases.published(publishedOn),
      imprint: [...(source === undefined ? [] : [source]), writeCitation(report)].map((line) =>
        breakWords(line, { longest: 40, every: 20 }),
      ),
      footer: breakWords([source, edition].filter((part) => part !== undefined).join(' · '), {
        longest: 40,
        every: 20,
      }),
      page: phrases.page('{n}', '{all}'),
      contents: phrases.contents,
      lang: languageTag(head.language),
      paper: paperNames[paper],
      date: { year, month, day },
      colors: theme.colors,
      chapters: [...front, ...chapters].map((chapter) => ({
        ...chapter,
        running: shorten(chapter.title.replaceAll('\u200B', '')),
      })),
    },
  };
}

const runningSize = 7.5;
/** Between the two titles, in points. */
const runningGap = 23;
/** A font may be wider than the ruler says, one of a brand above all. */
const caution = 1.12;

/** Cuts a text that is too long for a line, and ends it with an ellipsis. */
function createShortening(ruler: TextRuler, width: number) {
  const fits = (text: string) => ruler.width(text, { fontSize: runningSize }) * caution <= width;
  return (text: string): string => {
    if (fits(text)) return text;
    const letters = Array.from(text);
    while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
    return `${letters.join('').trimEnd()}…`;
  };
}

interface ChapterOptions {
  addFigure: (chart: ReportChart) => PdfBlock;
  /** The heading of single values. */
  glance: string;
  /** Of the report. */
  title: string;
}

/** The chapter of a section, or of all that have a single value. */
function buildChapter(
  group: Section[],
  options: BlockOptions,
  { addFigure, glance, title }: ChapterOptions,
): Omit<Chapter, 'running'> {
  const [only, ...others] = group;
  if (only && others.length === 0) {
    const isHead = only.view.blocks.every((block) => namesReport(block, title));
    const name = isHead ? glance : breakWords(only.view.title, { longest: 24, every: 8 });
    const shown = only.view.blocks.filter((block) => !repeatsAltText(block, only.charts));
    // The charts follow the first text: tables repeat their figures.
    const prose = shown.findIndex(({ kind }) => kind === 'prose') + 1;
    const [text, rest] = [shown.slice(0, prose), shown.slice(prose)].map((blocks) =>
      blocks.flatMap((block) => buildPdfBlocks(block, options)),
    );
    const blocks = [...(text ?? []), ...only.charts.map(addFigure), ...(rest ?? [])];
    return { title: name, blocks: keepLevels(blocks) };
  }
  const facts = group.flatMap(({ view }) =>
    view.blocks.flatMap((block) =>
      block.kind === 'facts' ? block.facts.map(({ cell }) => ({ name: view.title, cell })) : [],
    ),
  );
  return { title: glance, blocks: buildPdfBlocks({ kind: 'facts', facts }, options) };
}

/** The section that names the report itself needs no chapter of that name. */
const namesReport = (block: ReportSection['view']['blocks'][number], title: string) =>
  block.kind === 'facts' && block.facts.some(({ cell }) => cell.text === title);

/** Facts that describe a chart of the section in words: the chart has them as its alt text. */
function repeatsAltText(block: ReportSection['view']['blocks'][number], charts: ReportChart[]) {
  if (block.kind !== 'facts' || charts.length === 0) return false;
  const texts = new Set(charts.map(({ data }) => data.altText));
  return block.facts.every(({ cell }) => texts.has(cell.text));
}

/** Sections with a single value share a chapter, at the position of the first of them. */
function groupSmall(sections: Section[]): Section[][] {
  const small = sections.filter(isSmall);
  return sections.flatMap((section) => {
    if (!isSmall(section)) return [[section]];
    return section === small[0] ? [small] : [];
  });
}

function isSmall({ view: { blocks }, charts }: Section): boolean {
  const [block, ...others] = blocks;
  const isOne = block?.kind === 'facts' && block.facts.length < 2;
  return isOne && others.length === 0 && charts.length === 0;
}

/** A heading may not skip a level (PDF/UA-1, 7.4.2). */
function keepLevels(blocks: PdfBlock[]): PdfBlock[] {
  let deepest = 1;
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    deepest = Math.min(block.level, deepest + 1);
    return { ...block, level: deepest };
  });
}

/** The page of another report in the explorer; undefined if the service does not know its address. */
function findLink({ links, head }: PrintedReport, { key }: Reference): string | undefined {
  const family = links?.families.find(({ name }) => name === key.Family);
  if (!links || !family) return undefined;
  const values = family.keyFields.map((field) => key[field]);
  if (values.includes(undefined)) return undefined;
  const steps = [family.name, ...values, head.language].map((step) =>
    encodeURIComponent(String(step)),
  );
  return `${links.origin}/explore/${steps.join('/')}`;
}
