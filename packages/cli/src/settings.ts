import { availableParallelism } from 'node:os';
import type { RateLimit } from '@broadsheet/store';
import { InvalidArgumentError, Option } from 'commander';
import { parseRatePlan, type unlimited } from './clients/rate-plan-text.js';
import { networkOptions, type NetworkSettings } from './network-settings.js';
import { signInOptions, type SignInSettings } from './sign-in-settings.js';

/** The settings of the service: each is a flag and an environment variable, documented here. */
export interface ServeSettings extends NetworkSettings, SignInSettings {
  port: number;
  host: string;
  workers: number;
  databaseUrl?: string;
  databaseConnections: number;
  storeKey?: string;
  tokenLifetime: number;
  addressDays: number;
  defaultRate?: RateLimit[] | typeof unlimited;
  cacheBytes: number;
  overloadDelayMs: number;
  drainSeconds?: number;
  themesDir?: string;
  logLevel?: LogLevel;
  logRequests: number;
  otlpEndpoint?: string;
  traceRequests: number;
  demo: boolean;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** One list, in the order in which `--help` and the documentation show it. */
export function serveOptions(): Option[] {
  return [
    new Option('--port <number>', 'port to listen on; 0 takes a free one')
      .env('PORT')
      .argParser(integerBetween(0, 65535))
      .default(8080),
    new Option('--host <address>', 'address to listen on; 0.0.0.0 for every IPv4 address')
      .env('HOST')
      .argParser(hostAddress)
      .default('127.0.0.1'),
    new Option(
      '--workers <number>',
      'processes that share the port, to use the cores of the machine; auto for as many as there are cores',
    )
      .env('WORKERS')
      .argParser(workerCount)
      .default(1),
    databaseUrlOption(),
    new Option(
      '--database-connections <number>',
      'most connections to PostgreSQL that one process uses; one more listens for changes',
    )
      .env('DATABASE_CONNECTIONS')
      .argParser(integerBetween(1, 1000))
      .default(10),
    new Option(
      '--store-key <key>',
      'encrypts the private keys in the store, so that a copy of the database makes no tokens: 32 bytes in Base64, as "openssl rand -base64 32" writes them; better given as a file, STORE_KEY_FILE (default: they are not encrypted)',
    ).env('STORE_KEY'),
    ...networkOptions(),
    new Option(
      '--token-lifetime <seconds>',
      'how long tokens live that are issued from now on, in seconds: a minute to a day',
    )
      .env('TOKEN_LIFETIME')
      .argParser(integerBetween(60, 24 * 60 * 60))
      .default(24 * 60 * 60, '24 hours'),
    ...signInOptions(),
    new Option(
      '--address-days <days>',
      'how many days addresses of callers are kept in the store, in the audit log and in security events (0: forever)',
    )
      .env('ADDRESS_DAYS')
      .argParser(integerBetween(0, 36_500))
      .default(90),
    defaultRateOption(),
    new Option(
      '--cache-bytes <number>',
      'memory for images and sections, in bytes; workers share it out',
    )
      .env('CACHE_BYTES')
      .argParser(integerBetween(0, Number.MAX_SAFE_INTEGER))
      .default(256 * 1024 * 1024, '256 MiB'),
    new Option(
      '--overload-delay-ms <number>',
      'how long requests may wait for the process, in milliseconds: where they keep waiting longer, more come than it can answer, and the rest gets 503 (0: nothing is refused)',
    )
      .env('OVERLOAD_DELAY_MS')
      .argParser(integerBetween(0, 60_000))
      .default(20),
    new Option(
      '--drain-seconds <number>',
      'how long requests are still answered after SIGTERM while /health/ready says 503, so that a proxy turns to other machines (default: 5; demo: 0)',
    )
      .env('DRAIN_SECONDS')
      .argParser(integerBetween(0, 300)),
    new Option('--themes-dir <folder>', 'folder of chart themes of your own, a JSON file each').env(
      'THEMES_DIR',
    ),
    new Option('--log-level <level>', 'least severe log lines written (default: info; demo: warn)')
      .env('LOG_LEVEL')
      .choices(logLevels),
    new Option('--log-requests <share>', 'share of requests that are logged, from 0 to 1')
      .env('LOG_REQUESTS')
      .argParser(shareOfOne)
      .default(0),
    new Option(
      '--otlp-endpoint <url>',
      'where traces are sent: the address of an OpenTelemetry collector that takes OTLP over HTTP, such as http://127.0.0.1:4318 (default: nowhere)',
    )
      .env('OTEL_EXPORTER_OTLP_ENDPOINT')
      .argParser(collectorAddress),
    new Option(
      '--trace-requests <share>',
      'share of requests that are traced, from 0 to 1, where the caller has not decided',
    )
      .env('TRACE_REQUESTS')
      .argParser(shareOfOne)
      .default(1),
    new Option('--demo', 'serve the demo reports, in a store that only the demo uses').default(
      false,
    ),
  ];
}

/** Used by the service and by `clients add`. */
export function defaultRateOption(): Option {
  return new Option(
    '--default-rate <plan>',
    'rate plan of new clients for which none is given: 10/second,5000/hour (default: unlimited)',
  )
    .env('DEFAULT_RATE')
    .argParser(parseRatePlan);
}

export function databaseUrlOption(): Option {
  return new Option(
    '--database-url <url>',
    'where reports are kept: sqlite:PATH, sqlite::memory: or postgres://… (default: sqlite:./data/broadsheet.db; demo: sqlite:./data/demo.db); DATABASE_URL_FILE names a file that holds it',
  ).env('DATABASE_URL');
}

function integerBetween(low: number, high: number) {
  return (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= low && value <= high) return value;
    throw new InvalidArgumentError(
      `It must be a whole number from ${String(low)} to ${String(high)}.`,
    );
  };
}

function hostAddress(text: string): string {
  // As addresses write them: [::1].
  const [, address = text] = /^\[(.+)\]$/.exec(text) ?? [];
  if (address !== '') return address;
  throw new InvalidArgumentError('Give an address, such as 127.0.0.1, or leave it out.');
}

function workerCount(text: string): number {
  return text === 'auto' ? availableParallelism() : integerBetween(1, 256)(text);
}

function collectorAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return text;
  throw new InvalidArgumentError('It must be an address such as http://127.0.0.1:4318.');
}

function shareOfOne(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= 1) return value;
  throw new InvalidArgumentError('It must be a number from 0 to 1.');
}
