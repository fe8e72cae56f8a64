import type { Broadsheet } from '@broadsheet/client';
import { createContext, useContext, type ReactNode } from 'react';
import { Link } from 'wouter';
import { industryPath } from '../../paths.js';
import { useClient } from '../../session/session-context.js';
import { useLoaded } from '../../use-loaded.js';

interface IndustryLinkProps {
  code: string;
  language: string;
  children: ReactNode;
}

/** Leads to the industry's report where there is one that may be read; else it is text. */
export function IndustryLink({ code, language, children }: IndustryLinkProps) {
  const readable = useContext(ReadableIndustries);
  if (!readable.has(code)) return children;
  return <Link href={industryPath('AU', code, language)}>{children}</Link>;
}

const ReadableIndustries = createContext<ReadonlySet<string>>(new Set());

interface IndustryLinksProps {
  codes: readonly string[];
  language: string;
  children: ReactNode;
}

/** Most companies are in one to three industries; a conglomerate must not flood the service. */
const mostLinked = 12;

/** Finds out once which of the industries have a report for this reader. */
export function IndustryLinks({ codes, language, children }: IndustryLinksProps) {
  const client = useClient();
  const wanted = [...new Set(codes)].slice(0, mostLinked);
  const loaded = useLoaded(`${language}/${wanted.join(' ')}`, (signal) =>
    listReadable(client, { codes: wanted, language, signal }),
  );
  const readable = loaded.state === 'ready' ? loaded.value : new Set<string>();
  return <ReadableIndustries value={readable}>{children}</ReadableIndustries>;
}

interface Wanted {
  codes: string[];
  language: string;
  signal: AbortSignal;
}

/** By search, which leaves out what may not be read instead of refusing. */
async function listReadable(
  client: Broadsheet,
  { codes, language, signal }: Wanted,
): Promise<ReadonlySet<string>> {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const readable = await Promise.all(
    codes.map(async (code) => {
      const query = { query: code, families: ['industry'] as const, limit: 20, signal };
      const { reports } = await client.search(query);
      return reports.some(
        (found) =>
          found.country === 'AU' && found.code === code && isSame(found.language, language),
      );
    }),
  );
  return new Set(codes.filter((_, index) => readable[index]));
}
