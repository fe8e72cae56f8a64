import type { FoundReport } from '@broadsheet/client';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { useFamilies } from '../families/families-context.js';
import { pathOfKey } from '../paths.js';
import { describeReading } from './describe-reading.js';
import { FoundOption } from './found-option.js';
import { groupByFamily } from './group-by-family.js';
import { RecentOption } from './recent-option.js';
import { listRecentSearches, rememberSearch } from './recent-searches.js';
import { useFound, type Found } from './use-found.js';

/**
 * A search box over all reports, with results as the user types: the editable combobox of the ARIA
 * Authoring Practices. The focus stays in the box; arrow keys move through the results, Enter opens
 * one as soon as it is found; Escape closes the list, then empties the box. An empty box offers what was
 * searched for before. `/` focuses the box from anywhere on the page.
 */
export function FindBox() {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string>();
  const [isEnterWaiting, setEnterWaiting] = useState(false);
  const [kept, setKept] = useState<string[]>([]);
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const found = useFound(query);
  useSlashKey(input);

  const { titleOf } = useFamilies();
  const groups = groupByFamily(found.reports);
  const reports = groups.flatMap((group) => group.reports);
  const isSearching = found.state === 'searching';
  const note = describeReading(found.reading?.understood, titleOf);
  const recent = query.trim() === '' ? kept : [];
  const isShown = isOpen && (query.trim() !== '' || recent.length > 0);
  // Identified by key, because the list may change before the next key press.
  const keys = recent.length > 0 ? recent : reports.map(({ key }) => key);
  const active = activeKey === undefined ? -1 : keys.indexOf(activeKey);
  const search = (wanted: string) => {
    setQuery(wanted);
    setOpen(true);
    setActiveKey(undefined);
    setEnterWaiting(false);
  };
  const open = ({ key }: FoundReport) => {
    rememberSearch(query);
    setOpen(false);
    setQuery('');
    input.current?.blur();
    navigate(pathOfKey(key));
  };
  const move = (step: number) => {
    setOpen(true);
    setEnterWaiting(false);
    setActiveKey(keys[nextIndex(active, step, keys.length)]);
  };
  const enter = () => {
    if (recent.length > 0) {
      if (activeKey !== undefined && active >= 0) search(activeKey);
      return;
    }
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
        aria-label="Find reports by name, subject, code, ABN or ticker"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${String(active)}` : undefined}
        placeholder="Find a report"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={500}
        value={query}
        onChange={(event) => {
          search(event.currentTarget.value);
        }}
        onFocus={() => {
          setKept(listRecentSearches());
          setActiveKey(undefined);
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
        {isShown ? describeShown(recent, found, note) : ''}
      </p>
      <div className="found" hidden={!isShown}>
        {note !== '' && <p className="found-note">{note}</p>}
        <div
          role="listbox"
          id={listId}
          aria-label={recent.length > 0 ? 'Recent searches' : 'Reports found'}
          aria-busy={isSearching}
        >
          {recent.length > 0 && (
            <ul role="group" aria-label="Recent searches">
              <li role="presentation" className="found-family">
                Recent searches
              </li>
              {recent.map((wanted, index) => (
                <RecentOption
                  key={wanted}
                  id={`${listId}-${String(index)}`}
                  query={wanted}
                  isActive={index === active}
                  onChoose={() => {
                    search(wanted);
                  }}
                />
              ))}
            </ul>
          )}
          {groups.map(({ family, reports: ofFamily }) => (
            <ul key={family} role="group" aria-label={titleOf(family)}>
              <li role="presentation" className="found-family">
                {titleOf(family)}
              </li>
              {ofFamily.map((report) => (
                <FoundOption
                  key={report.key}
                  id={`${listId}-${String(reports.indexOf(report))}`}
                  report={report}
                  isActive={reports.indexOf(report) === active}
                  onOpen={() => {
                    open(report);
                  }}
                />
              ))}
            </ul>
          ))}
        </div>
        {keys.length === 0 && <p className="found-note">{describe(found)}</p>}
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

function describeShown({ length: recent }: string[], found: Found, note: string): string {
  if (recent > 0) return `${String(recent)} recent ${recent === 1 ? 'search' : 'searches'}.`;
  return [describe(found), note].filter((text) => text !== '').join(' ');
}

function describe({ state, reports: { length: count }, reading }: Found): string {
  if (state === 'searching') return 'Searching …';
  if (state === 'failed') return 'The search did not work. Type on to try again.';
  if (count === 0) return describeNothing(reading);
  return `${String(count)} ${count === 1 ? 'report' : 'reports'} found.`;
}

function describeNothing({ suggestions, searchable }: Partial<NonNullable<Found['reading']>> = {}) {
  const searched = searchable === undefined ? '' : ` in ${searchable.toLocaleString('en')} reports`;
  const next = suggestions?.length
    ? `Words that are spelled alike: ${suggestions.join(', ')}.`
    : 'Try a broader word, a code, an ABN or a ticker.';
  return `Nothing found${searched}. ${next}`;
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
