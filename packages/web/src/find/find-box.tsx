import type { FoundReport } from '@broadsheet/client';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { pathOfKey } from '../paths.js';
import { FoundOption } from './found-option.js';
import { useFound } from './use-found.js';

/**
 * A search box over all reports, with results as the user types: the editable combobox of the ARIA
 * Authoring Practices. The focus stays in the box; arrow keys move through the results, Enter opens
 * one as soon as it is found; Escape closes the list, then empties the box. `/` focuses the box
 * from anywhere on the page.
 */
export function FindBox() {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string>();
  const [isEnterWaiting, setEnterWaiting] = useState(false);
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const found = useFound(query);
  useSlashKey(input);

  const { reports } = found;
  const isSearching = found.state === 'searching';
  const isShown = isOpen && query.trim() !== '';
  // Identified by key, because the list may change before the next key press.
  const active = reports.findIndex(({ key }) => key === activeKey);
  const open = ({ key }: FoundReport) => {
    setOpen(false);
    setQuery('');
    input.current?.blur();
    navigate(pathOfKey(key));
  };
  const move = (step: number) => {
    setOpen(true);
    setEnterWaiting(false);
    setActiveKey(reports[nextIndex(active, step, reports.length)]?.key);
  };
  const enter = () => {
    const chosen = reports[active];
    if (chosen) open(chosen);
    // The shown results are for an earlier query, so wait for the new ones.
    else if (isSearching) setEnterWaiting(true);
    else if (reports[0]) open(reports[0]);
  };
  useEffect(() => {
    if (!isEnterWaiting || isSearching) return;
    setEnterWaiting(false);
    enter();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isShown) enter();
    else if (event.key === 'Escape') {
      if (!isShown) setQuery('');
      setOpen(false);
      setEnterWaiting(false);
    } else return;
    event.preventDefault();
  };

  return (
    <search className="find">
      <input
        ref={input}
        role="combobox"
        aria-label="Find reports by name, code, ABN or ticker"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${String(active)}` : undefined}
        placeholder="Find a report"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setOpen(true);
          setActiveKey(undefined);
          setEnterWaiting(false);
        }}
        onFocus={() => {
          setOpen(true);
        }}
        onBlur={() => {
          setOpen(false);
          setEnterWaiting(false);
        }}
        onKeyDown={onKeyDown}
      />
      <kbd aria-hidden="true">/</kbd>
      <p role="status" className="visually-hidden">
        {isShown ? describe(found.state, reports.length) : ''}
      </p>
      <div className="found" hidden={!isShown}>
        <ul role="listbox" id={listId} aria-label="Reports found" aria-busy={isSearching}>
          {reports.map((report, index) => (
            <FoundOption
              key={report.key}
              id={`${listId}-${String(index)}`}
              report={report}
              isActive={index === active}
              onOpen={() => {
                open(report);
              }}
            />
          ))}
        </ul>
        {reports.length === 0 && (
          <p className="found-note">{describe(found.state, reports.length)}</p>
        )}
      </div>
    </search>
  );
}

/** Wraps around, with the box itself as one stop. */
function nextIndex(current: number, step: number, count: number): number {
  const next = current + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}

function describe(state: 'searching' | 'ready' | 'failed', count: number): string {
  if (state === 'searching') return 'Searching …';
  if (state === 'failed') return 'The search did not work. Type on to try again.';
  if (count === 0) return 'Nothing found. Try fewer words, a code, an ABN or a ticker.';
  return `${String(count)} ${count === 1 ? 'report' : 'reports'} found.`;
}

/** Ignored while the user types in another field. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const isWriting = target instanceof HTMLElement && target.closest('input, textarea, select');
      if (key !== '/' || ctrlKey || metaKey || altKey || isWriting) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [input]);
}
