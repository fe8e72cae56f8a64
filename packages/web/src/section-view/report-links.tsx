import type { Broadsheet } from '@broadsheet/client';
import type { Reference } from '@broadsheet/view';
import { createContext, useContext, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useFamilies } from '../families/families-context.js';
import { pathOfKey } from '../paths.js';
import { useClient } from '../session/session-context.js';
import { isReady, useLoaded } from '../use-loaded.js';
import { findReferred, findReport, nameReferred, type ReferredReport } from './find-report.js';

type Key = Reference['key'];

/** Returns the path of a referenced report's page; undefined if the user cannot read the report. */
const LinkContext = createContext<(key: Key) => string | undefined>(() => undefined);

/** A link to the report's page if the user may read it; otherwise plain text. */
export function ReportLink({ to, children }: { to: Key; children: ReactNode }) {
  const path = useContext(LinkContext)(to);
  return path === undefined ? children : <Link href={path}>{children}</Link>;
}

interface LinksProps {
  /** The keys of the reports to which the page refers. */
  keys: readonly Key[];
  /** Used if a reference names no country. */
  country: string;
  language: string;
  children: ReactNode;
}

/** Most reports refer to a few others; one that lists hundreds must not flood the service. */
const mostLinked = 24;
const searchesAtATime = 4;

/** Finds out once which of the reports the user can read. */
export function ReportLinks({ keys, country, language, children }: LinksProps) {
  const client = useClient();
  const { list } = useFamilies();
  const all = keys.flatMap((key) => findReferred(key, list, country) ?? []);
  const byName = new Map(all.map((referred) => [nameReferred(referred), referred]));
  const wanted = new Map([...byName].slice(0, mostLinked));
  const loaded = useLoaded(`${language} ${[...wanted.keys()].join(' ')}`, (signal) =>
    listPaths(client, { wanted, language, signal }),
  );
  const paths = isReady(loaded) ? loaded.value : undefined;
  const findPath = (key: Key) => {
    const referred = findReferred(key, list, country);
    return referred && paths?.get(nameReferred(referred));
  };
  return <LinkContext value={findPath}>{children}</LinkContext>;
}

interface Wanted {
  wanted: ReadonlyMap<string, ReferredReport>;
  language: string;
  signal: AbortSignal;
}

async function listPaths(
  client: Broadsheet,
  { wanted, language, signal }: Wanted,
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>();
  const waiting = wanted.entries();
  const searchOneByOne = async () => {
    for (const [name, referred] of waiting) {
      const found = await findReport(client, { referred, language, signal });
      if (found) paths.set(name, pathOfKey(found.key));
    }
  };
  await Promise.all(Array.from({ length: searchesAtATime }, searchOneByOne));
  return paths;
}
