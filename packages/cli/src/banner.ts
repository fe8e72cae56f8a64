import { withoutPassword } from '@broadsheet/store';
import type { DemoCredentials } from './demo-mode.js';
import { countOf } from './terminal/amounts.js';

interface Facts {
  address: string;
  databaseUrl: string;
  version: string;
  /** How many processes answer requests. */
  workers: number;
  industry: number;
  company: number;
}

export function formatServeBanner({
  address,
  databaseUrl,
  version,
  workers,
  industry,
  company,
}: Facts): string {
  return `Broadsheet ${version} listens on ${address}
  store      ${withoutPassword(databaseUrl)}: ${countOf(industry, 'industry report')}, ${countOf(company, 'company report')}
${workers > 1 ? `  workers    ${String(workers)}\n` : ''}  API        ${address}/docs
`;
}

/** What a newcomer needs next: the address, the credentials, and three lines to paste. */
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
