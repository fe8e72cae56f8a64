import type { Token } from 'markdown-it';

interface State {
  lines: string[];
  /** For each open list, the next number of an ordered one, or undefined for bullets. */
  lists: (number | undefined)[];
  quotes: number;
  /** The bullet or number of the next line. */
  marker: string;
  /** Cells of the open table row. */
  cells: string[] | undefined;
}

type Writer = (state: State, token: Token) => void;

/**
 * Markdown as plain text: a line for each paragraph, heading and list entry, an empty line between
 * blocks; tabs indent lists and quotations and separate the cells of a table.
 */
export function buildPlainText(tokens: Token[]): string {
  const state: State = { lines: [], lists: [], quotes: 0, marker: '', cells: undefined };
  for (const token of tokens) writers[token.type]?.(state, token);
  return state.lines.join('\n').trimEnd();
}

const writers: Partial<Record<string, Writer>> = {
  bullet_list_open: ({ lists }) => lists.push(undefined),
  ordered_list_open: ({ lists }, token) => lists.push(Number(token.attrGet('start') ?? 1)),
  bullet_list_close: closeList,
  ordered_list_close: closeList,
  list_item_open: (state) => {
    const number = state.lists.at(-1);
    state.marker = number === undefined ? '•\t' : `${String(number)}.\t`;
    if (number !== undefined) state.lists[state.lists.length - 1] = number + 1;
  },
  blockquote_open: (state) => state.quotes++,
  blockquote_close: (state) => state.quotes--,
  paragraph_close: endBlock,
  heading_close: endBlock,
  tr_open: (state) => (state.cells = []),
  tr_close: (state) => {
    writeLines(state, (state.cells ?? []).join('\t'));
    state.cells = undefined;
  },
  table_close: endBlock,
  fence: writeCode,
  code_block: writeCode,
  inline: (state, token) => {
    const text = readInline(token.children ?? []);
    if (state.cells) state.cells.push(text);
    else writeLines(state, text);
  },
};

function closeList(state: State): void {
  state.lists.pop();
  endBlock(state);
}

function writeCode(state: State, token: Token): void {
  writeLines(state, token.content.trimEnd());
  endBlock(state);
}

function writeLines(state: State, text: string): void {
  const { lists, quotes, lines } = state;
  const indent = '\t'.repeat(Math.max(0, lists.length - 1) + quotes);
  const hanging = lists.length > 0 ? '\t' : '';
  for (const line of text.split('\n')) {
    lines.push(`${indent}${state.marker || hanging}${line}`);
    state.marker = '';
  }
}

/** Entries of a list are consecutive lines; other blocks have an empty line between them. */
function endBlock({ lists, lines }: State): void {
  if (lists.length === 0 && lines.at(-1) !== '') lines.push('');
}

/** The visible text; the address of a link follows it in parentheses. */
function readInline(children: Token[]): string {
  let text = '';
  const hrefs: { href: string; start: number }[] = [];
  for (const token of children) {
    if (token.type === 'hardbreak') text += '\n';
    else if (token.type === 'softbreak') text += ' ';
    else if (token.type === 'link_open') {
      hrefs.push({ href: token.attrGet('href') ?? '', start: text.length });
    } else if (token.type === 'link_close') {
      const link = hrefs.pop();
      if (link && text.slice(link.start) !== link.href) text += ` (${link.href})`;
    } else text += token.content;
  }
  return text;
}
