import { textRuler } from '@broadsheet/charts/text-ruler';
import type { Reference } from '@broadsheet/view';
import type { Report, ReportChart, ReportSection } from '../making/read-report.js';
import { findPhrases } from '../phrases.js';
import { breakWords } from './break-words.js';
import { buildPdfBlocks, type BlockOptions } from './build-blocks.js';
import type { Chapter, PdfBlock, PdfDocument } from './document.js';
import { languageTag } from './language-tag.js';

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

/** Everything on the pages of a report, but for the fonts. */
export function buildDocument(report: Report): BuiltDocument {
  const { head, theme, paper, family, sections, charts } = report;
  const phrases = findPhrases(head.language);
  const options: BlockOptions = {
    language: head.language,
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
  const front: Chapter[] =
    charts.length > 0 ? [{ title: phrases.charts, blocks: charts.map(addFigure) }] : [];
  const { glance } = phrases;
  const chapters = groupSmall(sections).map((group) =>
    buildChapter(group, options, { addFigure, glance, title: head.title }),
  );
  const source = [...sections.flatMap((section) => section.charts), ...charts][0]?.data.source;
  const [year = 0, month = 1, day = 1] = head.publishedAt.slice(0, 10).split('-').map(Number);
  const edition = phrases.edition(head.edition);
  const published = phrases.published(head.publishedAt.slice(0, 10));
  const { Language: _, ...place } = head.key;
  return {
    figures,
    document: {
      title: breakWords(head.title, { longest: 20, every: 6 }),
      running: breakWords(shorten(head.title), { longest: 20, every: 10 }),
      kicker: family.words[head.language]?.[family.title] ?? family.title,
      place: Object.values(place).join(' '),
      ...{ edition, published },
      imprint: [
        ...(source === undefined ? [] : [source]),
        `${phrases.cite}: ${[theme.logo, head.title, edition, head.reportKey].filter(Boolean).join(', ')}`,
      ].map((line) => breakWords(line, { longest: 40, every: 20 })),
      footer: breakWords([source ?? theme.logo, edition].filter(Boolean).join(' · '), {
        ...{ longest: 40, every: 20 },
      }),
      page: phrases.page('{n}', '{all}'),
      contents: phrases.contents,
      lang: languageTag(head.language),
      paper: paperNames[paper],
      date: { year, month, day },
      colors: theme.colors,
      chapters: [...front, ...chapters],
    },
  };
}

/** What fits in one line beside the title of a chapter. */
const longestRunning = 60;

function shorten(title: string): string {
  const letters = Array.from(title);
  return letters.length <= longestRunning ? title : `${letters.slice(0, longestRunning).join('')}…`;
}

interface ChapterOptions {
  addFigure: (chart: ReportChart) => PdfBlock;
  /** Heads single values. */
  glance: string;
  /** Of the report. */
  title: string;
}

/** The chapter of a section, or of all that have a single value. */
function buildChapter(
  group: ReportSection[],
  options: BlockOptions,
  { addFigure, glance, title }: ChapterOptions,
): Chapter {
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

/** Facts that say in words what a chart of the section shows: the chart has them as its alt text. */
function repeatsAltText(block: ReportSection['view']['blocks'][number], charts: ReportChart[]) {
  if (block.kind !== 'facts' || charts.length === 0) return false;
  const texts = new Set(charts.map(({ data }) => data.altText));
  return block.facts.every(({ cell }) => texts.has(cell.text));
}

/** Sections with a single value share a chapter, at the place of the first of them. */
function groupSmall(sections: ReportSection[]): ReportSection[][] {
  const small = sections.filter(isSmall);
  return sections.flatMap((section) => {
    if (!isSmall(section)) return [[section]];
    return section === small[0] ? [small] : [];
  });
}

function isSmall({ view: { blocks }, charts }: ReportSection): boolean {
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
function findLink({ links, head }: Report, { key }: Reference): string | undefined {
  const family = links?.families.find(({ name }) => name === key.Family);
  if (!links || !family) return undefined;
  const values = family.keyFields.map((field) => key[field]);
  if (values.includes(undefined)) return undefined;
  const steps = [family.name, ...values, head.language].map((step) =>
    encodeURIComponent(String(step)),
  );
  return `${links.origin}/explore/${steps.join('/')}`;
}
