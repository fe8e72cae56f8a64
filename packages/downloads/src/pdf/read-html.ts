/** Parses the HTML that the service itself made from Markdown: a few well-nested elements. */
import { breakWords } from './break-words.js';
import type { PdfBlock, TextRun } from './document.js';
import { planTable, type TableSpace } from './plan-table.js';

interface Element {
  tag: string;
  attributes: string;
  children: (Element | string)[];
}

export function readHtml(html: string, space: TableSpace): PdfBlock[] {
  return readBlocks(parse(html).children, space);
}

const empty = new Set(['br', 'hr']);

function parse(html: string): Element {
  const root: Element = { tag: '', attributes: '', children: [] };
  const open = [root];
  for (const [, slash, tag, attributes = '', text] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gi,
  )) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(decode(text));
    else if (slash === '/') {
      if (open.length > 1) open.pop();
    } else {
      const element = { tag: (tag ?? '').toLowerCase(), attributes, children: [] };
      parent.children.push(element);
      if (!empty.has(element.tag)) open.push(element);
    }
  }
  return root;
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return entities.get(name.toLowerCase()) ?? whole;
    return String.fromCodePoint(
      decimal === undefined ? parseInt(hex as string, 16) : Number(decimal),
    );
  });
}

const blockTags = /^(p|ul|ol|blockquote|pre|h[1-6]|table|hr)$/;
const isBlock = (node: Element | string): node is Element =>
  typeof node !== 'string' && blockTags.test(node.tag);

/** Deeper lists and quotes have no width left, and Typst reads no data that is nested so deep. */
const deepest = 12;

/** Text between blocks is a paragraph of its own. */
function readBlocks(nodes: (Element | string)[], space: TableSpace, depth = 0): PdfBlock[] {
  const blocks: PdfBlock[] = [];
  let inline: (Element | string)[] = [];
  const flush = () => {
    const runs = readRuns(inline);
    if (runs.some(({ text }) => text.trim() !== '')) blocks.push({ kind: 'par', runs });
    inline = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      flush();
      blocks.push(...readBlock(node, space, depth));
    } else inline.push(node);
  }
  flush();
  return blocks;
}

function readBlock(
  { tag, attributes, children }: Element,
  space: TableSpace,
  depth: number,
): PdfBlock[] {
  const readInner = (nodes: (Element | string)[]) => readBlocks(nodes, space, depth + 1);
  switch (tag) {
    case 'ul':
    case 'ol': {
      const items = children.filter((child) => typeof child !== 'string');
      if (depth >= deepest) return items.flatMap((item) => readInner(item.children));
      const first = Number(/start="(\d+)"/.exec(attributes)?.[1] ?? 1);
      const start = tag === 'ol' ? first : null;
      return [{ kind: 'list', start, items: items.map((item) => readInner(item.children)) }];
    }
    case 'blockquote':
      if (depth >= deepest) return readInner(children);
      return [{ kind: 'quote', blocks: readInner(children) }];
    case 'table':
      return readTable(children, space);
    case 'hr':
      return [{ kind: 'rule' }];
    case 'p':
    case 'pre':
      return [{ kind: 'par', runs: readRuns(children) }];
    default:
      return [{ kind: 'heading', level: 3, text: textOf(children) }];
  }
}

type Style = Omit<TextRun, 'text'>;

const styles: Record<string, Style> = {
  strong: { bold: true },
  em: { italic: true },
  code: { code: true },
  s: { struck: true },
};

function readRuns(nodes: (Element | string)[], style: Style = {}): TextRun[] {
  return nodes.flatMap((node): TextRun[] => {
    if (typeof node === 'string') return [{ text: breakWords(node, proseLimits), ...style }];
    if (node.tag === 'br') return [{ text: '\n', ...style }];
    const href = node.tag === 'a' ? /href="([^"]*)"/.exec(node.attributes)?.[1] : undefined;
    const own = { ...styles[node.tag], ...(href !== undefined && { href: decode(href) }) };
    return readRuns(node.children, { ...style, ...own });
  });
}

/** A line of prose holds about ninety letters. */
export const proseLimits = { longest: 40, every: 20 };

const textOf = (nodes: (Element | string)[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

function readTable(nodes: (Element | string)[], space: TableSpace): PdfBlock[] {
  const rows = listElements(nodes, 'tr').map(({ children }) =>
    children.filter((child) => typeof child !== 'string').map((cell) => textOf(cell.children)),
  );
  const [head = [], ...body] = rows;
  return planTable(
    {
      note: '',
      head,
      isNumber: head.map(() => false),
      rows: body.map((cells) => ({ isHeading: false, cells: cells.map((text) => ({ text })) })),
    },
    space,
  );
}

function listElements(nodes: (Element | string)[], tag: string): Element[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.tag === tag ? [node] : listElements(node.children, tag);
  });
}
