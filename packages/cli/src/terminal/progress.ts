import { formatCount, formatDuration } from './amounts.js';

/** Shows the progress of bulk work: a bar on a terminal, otherwise a plain line now and then. */
export interface Progress {
  /** One more is done, or `by` more. */
  advance(by?: number): void;
  /** Writes to standard output or error without breaking the bar. */
  print(stream: Stream, text: string): void;
  /** Removes the bar. */
  end(): void;
}

export interface Stream {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

interface ProgressOptions {
  total: number;
  /** What is counted, in the plural: documents. */
  things: string;
  stream?: Stream;
  clock?: () => number;
}

const barIntervalMs = 100;
const lineIntervalMs = 5000;
const clearLine = '\r\u001B[2K';

export function createProgress(options: ProgressOptions): Progress {
  const { stream = process.stderr, clock = () => performance.now() } = options;
  const isBar = stream.isTTY === true && process.env.TERM !== 'dumb';
  const began = clock();
  let done = 0;
  let shownAt = began;
  let isShown = false;

  const hide = () => {
    if (isShown) stream.write(clearLine);
    isShown = false;
  };
  const show = () => {
    shownAt = clock();
    const state = { ...options, done, elapsedMs: shownAt - began };
    if (isBar) {
      stream.write(clearLine + formatBar(state, columnsOf(stream)));
      isShown = true;
    } else stream.write(`${formatState(state)}\n`);
  };
  return {
    advance(by = 1) {
      done += by;
      // Printed text has removed the bar.
      const isDue = clock() - shownAt >= (isBar ? barIntervalMs : lineIntervalMs);
      if (isDue || (isBar && !isShown)) show();
    },
    print(target, text) {
      hide();
      target.write(`${text}\n`);
    },
    end: hide,
  };
}

/** A terminal of unknown width reports 0. */
const columnsOf = ({ columns = 0 }: Stream) => (columns > 0 ? columns : 80);

interface ProgressState {
  done: number;
  total: number;
  things: string;
  elapsedMs: number;
}

/** `1,250 of 10,000 documents, 210 a second, 42 s left` */
export function formatState({ done, total, things, elapsedMs }: ProgressState): string {
  const perSecond = done / Math.max(elapsedMs / 1000, 0.001);
  const leftMs = ((total - done) / Math.max(perSecond, 0.001)) * 1000;
  const rate = perSecond >= 10 ? formatCount(Math.round(perSecond)) : perSecond.toFixed(1);
  const left = done < total ? `, ${formatDuration(leftMs)} left` : '';
  return `${formatCount(done)} of ${formatCount(total)} ${things}, ${rate} a second${left}`;
}

const widestBar = 30;

function formatBar(state: ProgressState, columns: number): string {
  const text = formatState(state);
  const width = Math.min(widestBar, columns - text.length - 4);
  if (width < 5) return text.slice(0, columns - 1);
  const filled = Math.round((state.done / state.total) * width);
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${text}`;
}
