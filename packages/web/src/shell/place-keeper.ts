/** Knows, for each entry of the history, where on its page one was. */
interface PlaceKeeper {
  /** Where one was on the page that is shown now, or its top. */
  enter: () => void;
  /** Follows where one is, and how the page grows; gives what ends it. */
  watch: (page: Element) => () => void;
}

/** Whoever does one of these wants to be where they are. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export function createPlaceKeeper(): PlaceKeeper {
  const places = new Map<string, number>();
  /** Where to be on a page that is not there yet, or not as long as it was. */
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
      // Browsers hold on to what is in sight when something above it grows, as charts do that come.
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
      // A link within the page makes an entry too.
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

/** The name of the entry that is shown now; it is kept in its state, and so is there when one comes back. */
function nameEntry(): string {
  const state = history.state as { entry?: string } | null;
  if (state?.entry !== undefined) return state.entry;
  namedEntries += 1;
  // Entries from before the page was reloaded have names as well.
  const entry = `${String(performance.timeOrigin)}/${String(namedEntries)}`;
  history.replaceState({ ...state, entry }, '');
  return entry;
}
