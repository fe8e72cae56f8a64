/** Remembers the scroll position of each history entry. */
interface PlaceKeeper {
  /** Restores the scroll position of the current entry, or scrolls to the top. */
  enter: () => void;
  /** Tracks scrolling and the growth of the page; returns a function that stops this. */
  watch: (page: Element) => () => void;
}

/** Any of these actions means that the user wants to stay at the current position. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export function createPlaceKeeper(): PlaceKeeper {
  const places = new Map<string, number>();
  /** The position to restore on a page that is not loaded yet, or not yet as long as before. */
  let wanted: number | undefined;
  let isThere = false;
  let height = 0;

  const goBack = () => {
    if (wanted === undefined) return;
    scrollTo({ top: wanted, behavior: 'instant' });
    isThere = isAt(wanted);
    height = readHeight();
  };
  const stay = () => {
    wanted = undefined;
  };
  const remember = () => {
    if (wanted !== undefined) {
      if (!isThere || isAt(wanted)) return;
      // Browsers keep the visible content in place when something above it grows, as loading charts
      // do.
      if (readHeight() !== height) {
        goBack();
        return;
      }
      stay();
    }
    places.set(nameEntry(), scrollY);
  };

  return {
    enter: () => {
      const entry = nameEntry();
      wanted = places.get(entry);
      if (wanted !== undefined) {
        goBack();
        return;
      }
      places.set(entry, 0);
      scrollTo({ top: 0, behavior: 'instant' });
    },
    watch: (page) => {
      const controller = new AbortController();
      const listening = { passive: true, signal: controller.signal };
      const observer = new ResizeObserver(goBack);
      observer.observe(page);
      addEventListener('scroll', remember, listening);
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

const isAt = (place: number) => Math.abs(scrollY - place) <= 1;
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
