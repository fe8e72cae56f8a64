import type { FoundReport } from '@broadsheet/client';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { mostReports, writeAddress } from '../compare/compare-query.js';
import { useFamilies } from '../families/families-context.js';
import { pathOfKey } from '../paths.js';
import { groupByFamily, type FoundGroup } from './group-by-family.js';
import { listRecentSearches, rememberSearch } from './recent-searches.js';
import { useFound, type SearchState } from './use-found.js';

/** The content of the list below the search box. */
export interface OfferedResults {
  found: SearchState;
  /** Earlier searches, while the box is empty. */
  recent: string[];
  groups: FoundGroup[];
  /** The reports of all groups, in the order in which they are shown. */
  reports: FoundReport[];
  /** Keys of the reports that one entry compares; empty if there is no such entry. */
  compared: string[];
  /** The keys of all entries, in the order of the arrow keys. */
  keys: string[];
}

/** The key of the entry that compares, among the keys of reports. */
const compareKey = 'compare';

function useOffered(query: string, kept: string[]): OfferedResults {
  const { find } = useFamilies();
  const found = useFound(query);
  const groups = groupByFamily(found.reports);
  const reports = groups.flatMap((group) => group.reports);
  const compared = listComparable(groups, (family) => find(family)?.IsComparable === true);
  const recent = query.trim() === '' ? kept : [];
  const keys =
    recent.length > 0
      ? recent
      : [...reports.map(({ key }) => key), ...(compared.length > 0 ? [compareKey] : [])];
  return { found, recent, groups, reports, compared, keys };
}

/**
 * The state of the search box and its key handlers. Stays whole: every action reads or sets the
 * same few states.
 */
export function useFindBox(input: RefObject<HTMLInputElement | null>) {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  // A key and not a position, because the list may change before the next key press.
  const [activeKey, setActiveKey] = useState<string>();
  const [isEnterWaiting, setEnterWaiting] = useState(false);
  const [kept, setKept] = useState<string[]>([]);
  const [, navigate] = useLocation();
  const offered = useOffered(query, kept);
  const { found, recent, reports, compared, keys } = offered;

  const isSearching = found.state === 'searching';
  const isShown = isOpen && (query.trim() !== '' || recent.length > 0);
  const active = activeKey === undefined ? -1 : keys.indexOf(activeKey);
  const search = (text: string) => {
    setQuery(text);
    setOpen(true);
    setActiveKey(undefined);
    setEnterWaiting(false);
  };
  const go = (path: string) => {
    rememberSearch(query);
    setOpen(false);
    setQuery('');
    input.current?.blur();
    navigate(path);
  };
  const open = ({ key }: FoundReport) => {
    go(pathOfKey(key));
  };
  const compare = () => {
    go(writeAddress({ reports: compared }));
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
    else if (activeKey === compareKey && active >= 0) compare();
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
  const onFocus = () => {
    setKept(listRecentSearches());
    setActiveKey(undefined);
    setOpen(true);
  };
  const onBlur = () => {
    setOpen(false);
    setEnterWaiting(false);
  };

  return {
    ...{ query, isShown, active, offered },
    actions: { search, open, compare, onKeyDown, onFocus, onBlur },
  };
}

/** Wraps around, with the box itself as one stop. */
function nextIndex(current: number, step: number, count: number): number {
  const next = current + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}

/** The first reports of a family that can be compared; empty if there are fewer than two. */
function listComparable(groups: FoundGroup[], isComparable: (family: string) => boolean): string[] {
  const group = groups.find(({ family, reports }) => isComparable(family) && reports.length > 1);
  return group?.reports.slice(0, mostReports).map(({ key }) => key) ?? [];
}
