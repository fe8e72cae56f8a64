import type { DocumentPreview } from '@broadsheet/client';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../session/session-context.js';
import { useTheme } from '../../shell/theme.js';
import type { Draft } from '../drafts/draft.js';
import { previewRequestOf } from './preview-request-of.js';

export interface CheckedDraft {
  /** For the draft as it was last checked; undefined until then. */
  answer: DocumentPreview | undefined;
  /** Whether the result is for the current draft. */
  isFresh: boolean;
  /** Why the draft could not be checked. */
  error: unknown;
  /** Checks again now. */
  check: () => void;
}

/** Long enough to type a word, short enough to seem immediate. */
const pauseMs = 350;

/** Charts are in a column of the page. */
const layout = 'narrow' as const;

/** Checks the draft after each change, when typing pauses. */
export function usePreview({ source, base }: Pick<Draft, 'source' | 'base'>): CheckedDraft {
  const { publishing } = useClient();
  const theme = useTheme();
  const since = base?.edition;
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ of?: object; answer?: DocumentPreview; error?: unknown }>({});
  const isFirst = useRef(true);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const asked = {
        ...previewRequestOf(source),
        theme,
        layout,
        ...(since !== undefined && { since }),
      };
      try {
        const answer = await publishing.preview(asked, { signal });
        if (!signal.aborted) {
          setHeld((before) => ({ of: source, answer: keepCharts(before.answer, answer) }));
        }
      } catch (error) {
        if (!signal.aborted) setHeld(({ answer }) => ({ ...(answer && { answer }), error }));
      }
    };
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : pauseMs);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [publishing, source, since, theme, attempt]);
  return {
    answer: held.answer,
    isFresh: held.of === source && held.error === undefined,
    error: held.error,
    check: () => {
      setAttempt((count) => count + 1);
    },
  };
}

/** An unchanged chart stays the same object, so that it is not drawn again. */
function keepCharts(before: DocumentPreview | undefined, now: DocumentPreview): DocumentPreview {
  const known = new Map(before?.charts.map((chart) => [JSON.stringify(chart), chart]));
  return { ...now, charts: now.charts.map((chart) => known.get(JSON.stringify(chart)) ?? chart) };
}
