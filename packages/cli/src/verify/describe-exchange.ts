import { printable, printableLines } from '../terminal/printable.js';
import type { Exchange } from './exchange.js';
import type { Target } from './run-checks.js';

/** Enough to see the problem; an image is tens of thousands of characters. */
const longestBody = 600;

/** Request and response as HTTP text, without secrets, so that they can be shared. */
export function describeExchange(
  exchange: Exchange,
  target: Target,
): { request: string[]; answer: string[] } {
  const blank = createBlank(exchange, target);
  const { method, path, requestHeaders, requestBody, status, headers, text } = exchange;
  const request = [
    `${method} ${path}`,
    ...Object.entries(requestHeaders).map(([name, value]) =>
      name === 'authorization' ? 'authorization: Bearer …' : `${name}: ${value}`,
    ),
    ...bodyLines(requestBody ?? ''),
  ];
  const answer = [
    String(status),
    ...[...headers].map(([name, value]) => printable(`${name}: ${value}`)),
    ...bodyLines(text),
  ];
  return { request: request.map(blank), answer: answer.map(blank) };
}

function bodyLines(text: string): string[] {
  if (text === '') return [];
  const cut = text.slice(0, longestBody);
  const left = text.length - cut.length;
  const more = left > 0 ? [`… and ${String(left)} more characters`] : [];
  return ['', ...printableLines(cut), ...more];
}

/** A shorter password could also be a part of ordinary words. */
const shortestSecret = 6;

/** Removes secrets wherever they occur, and the values of fields whose names indicate a secret. */
function createBlank({ requestHeaders }: Exchange, { credentials, token }: Target) {
  const bearer = requestHeaders.authorization?.slice('Bearer '.length);
  const secrets = [credentials?.password, token, bearer].filter(
    (secret): secret is string => secret !== undefined && secret.length >= shortestSecret,
  );
  return (line: string) =>
    secrets
      .reduce((text, secret) => text.replaceAll(secret, '…'), line)
      .replace(/("(?:Password|access_token)"\s*:\s*)"(?:[^"\\]|\\.)*("|$)/g, '$1"…"');
}
