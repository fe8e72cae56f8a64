import { families } from '@broadsheet/contract';
import { withoutPassword } from '@broadsheet/store';
import type { DemoCredentials } from './demo-mode.js';
import { countOf } from './terminal/amounts.js';

interface Facts {
  address: string;
  databaseUrl: string;
  version: string;
  /** How many processes answer requests. */
  workers: number;
  /** Number of reports by family. */
  counts: Readonly<Record<string, number>>;
}

export function formatServeBanner({
  address,
  databaseUrl,
  version,
  workers,
  counts,
}: Facts): string {
  return `Broadsheet ${version} listens on ${address}
  store      ${withoutPassword(databaseUrl)}: ${describeCounts(counts)}
${workers > 1 ? `  workers    ${String(workers)}\n` : ''}  explorer   ${address}/
  API        ${address}/docs
`;
}

/**
 * `3 industry reports, 2 company reports`; if there are no reports, only the first family is named.
 */
function describeCounts(counts: Facts['counts']): string {
  const shown = families.list.filter(({ name }) => (counts[name] ?? 0) > 0);
  const named = shown.length > 0 ? shown : families.list.slice(0, 1);
  return named
    .map(({ name, oneReport }) => countOf(counts[name] ?? 0, oneReport.replace(/^an? /, '')))
    .join(', ');
}

/** What a new user needs next: the address, the credentials, and three lines to paste. */
export function formatDemoBanner(facts: Facts & { credentials: DemoCredentials }): string {
  const { address, credentials } = facts;
  const { username, password, secret } = credentials;
  return `${formatServeBanner(facts)}
  Demo reports: fictional companies, synthetic figures.
  ClientId demo   Username ${username}   Password ${password}   (client secret ${secret})
  The client demo-limited, with the same user and password, reads only Australian industry reports.

  Paste these lines into another terminal: get a token, list the charts of an industry report,
  fetch sections of a company report.

${tokenLine(address, credentials)}
${callLine(`${address}/industry/v3/images`, { Country: 'AU', Code: '1214', Language: 'English' })}
${callLine(`${address}/company/v3/sections`, {
  Country: 'AU',
  EntityId: 1001,
  Language: 'English',
  ReportSections: ['title', 'abn', 'asx', 'nzbn', 'brands'],
})}

  Ctrl-C stops it.
`;
}

const json = `-H 'Content-Type: application/json'`;

function tokenLine(address: string, { username, password }: DemoCredentials): string {
  const body = JSON.stringify({ ClientId: 'demo', Username: username, Password: password });
  return `TOKEN=$(curl -s '${address}/authentication/token' ${json} -d '${body}' | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`;
}

function callLine(url: string, body: object): string {
  return `curl -s '${url}' -H "Authorization: Bearer $TOKEN" ${json} -d '${JSON.stringify(body)}'`;
}
