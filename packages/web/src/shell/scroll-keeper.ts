import { letGo } from '../keep-in-place.js';

/** Remembers the scroll position of each history entry. */
interface ScrollKeeper {
  /** Restores the scroll position of the current entry, or scrolls to the top. */
  enter: () => void;
  /** Tracks scrolling and the growth of the page; returns a function that stops this. */
  watch: (page: Element) => () => void;
}

/**
 * A scroll position. Sections outside the screen have estimated heights, so the position is kept
 * relative to the section at the top of the screen.
 */
interface ScrollPosition {
  top: number;
  /** The id of the section; undefined before the first one. */
  section: string | undefined;
  /** From the start of the section, which may be a little further down. */
  offset: number;
}

/** Any of these actions means that the user wants to stay at the current position. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Stays whole: every function in it reads or sets the position to restore. */
export function createScrollKeeper(): ScrollKeeper {
  const positions = new Map<string, ScrollPosition>();
  /** The position to restore on a page that is not loaded yet, or not yet as long as before. */
  let target: ScrollPosition | undefined;
  let isThere = false;
  let height = 0;

  const goBack = () => {
    if (target === undefined) return;
    letGo();
    scrollTo({ top: topOf(target), behavior: 'instant' });
    isThere = isAt(target);
    height = readHeight();
  };
  const stay = () => {
    target = undefined;
  };
  const returnTo = () => {
    target = positions.get(nameEntry());
    isThere = false;
    // After the browser, which scrolls by pixels: heights have changed since.
    requestAnimationFrame(goBack);
  };
  const remember = () => {
    if (target !== undefined) {
      if (!isThere || isAt(target)) return;
      // Browsers keep the visible content in place when something above it grows, as loading charts
      // do.
      if (readHeight() !== height) {
        goBack();
        return;
      }
      stay();
    }
    positions.set(nameEntry(), readPosition());
  };

  return {
    enter: () => {
      const entry = nameEntry();
      target = positions.get(entry);
      if (target !== undefined) {
        goBack();
        return;
      }
      scrollTo({ top: 0, behavior: 'instant' });
      positions.set(entry, { top: 0, section: undefined, offset: 0 });
    },
    watch: (page) => {
      const controller = new AbortController();
      const listening = { passive: true, signal: controller.signal };
      const observer = new ResizeObserver(goBack);
      observer.observe(page);
      addEventListener('scroll', remember, listening);
      addEventListener('popstate', returnTo, listening);
      // A link within the page adds a history entry too.
      addEventListener('hashchange', remember, listening);
      for (const act of acts) addEventListener(act, stay, listening);
      return () => {
        observer.disconnect();
        controller.abort();
      };
    },
  };
}

function readPosition(): ScrollPosition {
  // A link leads to a section below the masthead: what ends above it may still grow.
  const upperPart = innerHeight / 4;
  // Sections within sections are left out: to measure them, browsers lay out hidden ones.
  const started = [...document.querySelectorAll('section[id]:not(section section)')]
    .map((section) => ({ section: section.id, offset: -section.getBoundingClientRect().top }))
    .findLast(({ offset }) => offset >= -upperPart);
  return { top: scrollY, section: undefined, offset: 0, ...started };
}

function topOf({ top, section, offset }: ScrollPosition): number {
  const element = section === undefined ? null : document.getElementById(section);
  return element ? scrollY + element.getBoundingClientRect().top + offset : top;
}

const isAt = (position: ScrollPosition) => Math.abs(scrollY - topOf(position)) <= 1;
const readHeight = () => document.documentElement.scrollHeight;

let namedEntries = 0;

/**
 * The name of the current history entry; it is stored in the entry's state, so it survives going
 * back.
 */
function nameEntry(): string {
  const state = history.state as { entry?: string } | null;
  if (state?.entry !== undefined) return state.entry;
  namedEntries += 1;
  // Includes the load time, because entries from before a reload have names too.
  const entry = `${String(performance.timeOrigin)}/${String(namedEntries)}`;
  history.replaceState({ ...state, entry }, '');
  return entry;
}
