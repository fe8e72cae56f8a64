import type { Broadsheet, RelatedReport } from '@broadsheet/client';
import type { Reference } from '@broadsheet/view';
import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useFamilies } from '../families/families-context.js';
import { pathOfKey } from '../paths.js';
import type { ReportName } from '../report/report-name.js';
import { useClient } from '../session/session-context.js';
import { isReady, useLoaded } from '../use-loaded.js';
import { findReferred, nameReferred } from './find-referred.js';
import { RelatedContext } from './related-context.js';

type Key = Reference['key'];

/** Returns the path of a referenced report's page; undefined if the user cannot read the report. */
const LinkContext = createContext<(key: Key) => string | undefined>(() => undefined);

interface LinkProps {
  to: Key;
  children: ReactNode;
  /** What is shown if the user cannot read the report; the plain text if left out. */
  otherwise?: ReactNode;
}

/** A link to the report's page if the user may read it. */
export function ReportLink({ to, children, otherwise = children }: LinkProps) {
  const path = useContext(LinkContext)(to);
  return path === undefined ? otherwise : <Link href={path}>{children}</Link>;
}

interface LinksProps {
  /** The report that the page shows. */
  report: ReportName;
  children: ReactNode;
}

const none: readonly RelatedReport[] = [];

/** Finds out once which other reports are connected with this one and readable for the user. */
export function ReportLinks({ report, children }: LinksProps) {
  const client = useClient();
  const { list } = useFamilies();
  const { key, country } = report;
  const loaded = useLoaded(key, (signal) => listConnected(client, key, signal));
  const connected = isReady(loaded) ? loaded.value : none;
  const paths = useMemo(
    () => new Map(connected.map((one) => [nameReferred(one), pathOfKey(one.key)])),
    [connected],
  );
  const findPath = useCallback(
    (to: Key) => {
      const referred = findReferred(to, list, country);
      return referred && paths.get(nameReferred(referred));
    },
    [list, country, paths],
  );
  const related = useMemo(
    () => ({ report, naming: connected.filter(({ relation }) => relation === 'naming') }),
    [report, connected],
  );
  return (
    <RelatedContext value={related}>
      <LinkContext value={findPath}>{children}</LinkContext>
    </RelatedContext>
  );
}

/** The largest page of the API: a page does not show more links. */
const mostLinked = 1000;

async function listConnected(
  client: Broadsheet,
  key: string,
  signal: AbortSignal,
): Promise<RelatedReport[]> {
  const { reports } = await client.references({ key, limit: mostLinked, signal });
  return reports;
}
