import { printable, printableLines } from '../terminal/printable.js';
import type { Exchange } from './exchange.js';
import type { Target } from './run-checks.js';

/** Enough to see what is wrong; an image is tens of thousands of letters. */
const longestBody = 600;

/** Request and answer as people write HTTP, without secrets, so that they can be shown to others. */
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

/** Shorter than this, a password is also a part of innocent words. */
const shortestSecret = 6;

/** Takes out what must not be shown wherever it stands, and fields that hold it by their name. */
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
