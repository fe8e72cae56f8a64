import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { InvalidArgumentError, Option } from 'commander';
import { UserError } from './user-error.js';

/** The settings of how clients reach the service. */
export interface NetworkSettings {
  publicUrl?: string;
  corsOrigins?: string[];
  tlsCert?: string;
  tlsKey?: string;
  trustProxy?: string[];
  metricsToken?: string;
  maxConnections?: number;
}

export function networkOptions(): Option[] {
  return [
    new Option(
      '--public-url <url>',
      'where readers reach the service, such as https://reports.example.com: who issues tokens, and the addresses in /.well-known (default: on a loopback address the one that is called, elsewhere no metadata; tokens are issued by "broadsheet")',
    )
      .env('PUBLIC_URL')
      .argParser(parsePublicUrl),
    new Option(
      '--cors-origins <list>',
      'origins whose scripts may read answers, such as https://app.example.com, with commas between them (default: none)',
    )
      .env('CORS_ORIGINS')
      .argParser((text: string) => listOf(text).map(parseOrigin)),
    new Option(
      '--tls-cert <file>',
      'certificate chain, PEM, to speak TLS with; read again on SIGHUP',
    ).env('TLS_CERT'),
    new Option('--tls-key <file>', 'private key of the certificate, PEM').env('TLS_KEY'),
    new Option(
      '--trust-proxy <list>',
      'proxies whose X-Forwarded-* headers are trusted: addresses, networks such as 10.0.0.0/8, or loopback, with commas between them (default: none)',
    )
      .env('TRUST_PROXY')
      .argParser((text: string) => listOf(text).map(parseProxy)),
    new Option(
      '--max-connections <number>',
      'most connections that one process holds at a time; further ones are closed at once (0: no limit)',
    )
      .env('MAX_CONNECTIONS')
      .argParser(parseCount)
      .default(10_000),
    new Option(
      '--metrics-token <token>',
      'opens /metrics, and nothing else, to a collector that has no client of its own; at least 16 characters; METRICS_TOKEN_FILE names a file that holds it (default: administrators only)',
    ).env('METRICS_TOKEN'),
  ];
}

/** Not an argument parser: its error message would repeat the value, which is a secret. */
export function getMetricsToken({ metricsToken }: NetworkSettings): string | undefined {
  if (metricsToken === undefined || /^[\w.~+/=-]{16,512}$/.test(metricsToken)) return metricsToken;
  throw new UserError(
    'METRICS_TOKEN must have 16 to 512 letters, digits or any of . _ ~ + / = - and nothing else.',
  );
}

/** Undefined if the service does not use TLS itself. */
export function readTls({ tlsCert, tlsKey }: NetworkSettings) {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined) {
    throw new UserError('TLS needs both a certificate and its key: set TLS_CERT and TLS_KEY.');
  }
  return { cert: readPem(tlsCert, 'TLS_CERT'), key: readPem(tlsKey, 'TLS_KEY') };
}

function readPem(path: string, setting: string): Buffer {
  let pem: Buffer;
  try {
    pem = readFileSync(path);
  } catch (error) {
    const { code = 'it cannot be read' } = error as NodeJS.ErrnoException;
    throw new UserError(`${setting} is ${JSON.stringify(path)}, which cannot be read: ${code}.`);
  }
  if (pem.includes('-----BEGIN ')) return pem;
  throw new UserError(`${setting} is ${JSON.stringify(path)}, which is not a PEM file.`);
}

function parsePublicUrl(text: string): string {
  const url = parseUrl(text);
  if (url && /^https?:$/.test(url.protocol) && url.search + url.hash + url.username === '') {
    return url.href.replace(/\/$/, '');
  }
  throw new InvalidArgumentError('It must be an address such as https://reports.example.com.');
}

function parseOrigin(text: string): string {
  const url = parseUrl(text);
  if (url?.origin === text && /^https?:$/.test(url.protocol)) return text;
  throw new InvalidArgumentError(
    `${JSON.stringify(text)} is not an origin; write it as browsers do, such as https://app.example.com, without a path.`,
  );
}

/** Networks that Fastify knows by name. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function parseProxy(text: string): string {
  const [address = '', bits, ...rest] = text.split('/');
  const mostBits = isIP(address) === 6 ? 128 : 32;
  const isNetwork =
    bits === undefined || (/^\d{1,3}$/.test(bits) && +bits >= 1 && +bits <= mostBits);
  const isKnown = isIP(address) !== 0 && isNetwork && rest.length === 0;
  if (isKnown || namedNetworks.includes(text)) return text;
  throw new InvalidArgumentError(
    `${JSON.stringify(text)} is not a proxy; write its address, a network such as 10.0.0.0/8, or loopback.`,
  );
}

function parseCount(text: string): number {
  if (/^\d{1,7}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 0 to 9999999.');
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
