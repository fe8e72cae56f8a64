import { clientIdPattern, findInstant, usernamePattern } from '@broadsheet/contract';
import { auditEverything, type Entitlement, type RateLimit } from '@broadsheet/store';
import { Argument, InvalidArgumentError, Option, type Command } from 'commander';
import { administerEverything, parseScope } from './entitlement-text.js';
import { parseRatePlan, unlimited } from './rate-plan-text.js';

/** The options that `clients add` and `clients set` share. */
export interface ClientOptions {
  databaseUrl?: string;
  name?: string;
  admin?: boolean;
  audit?: boolean;
  read?: Entitlement[];
  publish?: Entitlement[];
  rate?: RateLimit[] | typeof unlimited;
  expires?: number | typeof never;
}

export function addClientOptions(command: Command): Command {
  return command
    .option('--name <name>', 'its name, for people')
    .option('--admin', 'it may administer: clients, keys, usage, and all that others may')
    .option('--audit', 'it may look at clients, usage and the audit log, and change nothing')
    .addOption(scopeOption('read', 'reports it may read'))
    .addOption(scopeOption('publish', 'reports it may publish, and read'))
    .addOption(
      new Option(
        '--rate <plan>',
        'how many requests it may make: 10/second,100/minute,5000/hour; or unlimited',
      ).argParser(parseRatePlan),
    )
    .addOption(
      new Option('--expires <date>', 'when it stops working: 2027-01-31; or never').argParser(
        parseExpiry,
      ),
    );
}

function scopeOption(access: 'read' | 'publish', description: string): Option {
  return new Option(
    `--${access} <scope>`,
    `${description}: FAMILIES/COUNTRIES/LANGUAGES, such as industry/AU,NZ/English, industry/AU, company or all; can be repeated`,
  ).argParser((text: string, before: Entitlement[] | undefined) => [
    ...(before ?? []),
    parseScope(access, text),
  ]);
}

export function ratePlanOf({
  rate,
}: {
  rate?: ClientOptions['rate'] | undefined;
}): RateLimit[] | null | undefined {
  return rate === unlimited ? null : rate;
}

export function expiryOf({ expires }: ClientOptions): number | null | undefined {
  return expires === never ? null : expires;
}

/** Undefined if no option names an entitlement. */
export function entitlementsOf({
  admin,
  audit,
  read,
  publish,
}: ClientOptions): Entitlement[] | undefined {
  if (!admin && !audit && !read && !publish) return undefined;
  const whole = [...(admin ? [administerEverything] : []), ...(audit ? [auditEverything] : [])];
  return [...whole, ...(publish ?? []), ...(read ?? [])];
}

export function clientIdArgument(syntax = '<id>'): Argument {
  return new Argument(syntax, 'id of the client').argParser(parseClientId);
}

function parseClientId(text: string): string {
  if (new RegExp(clientIdPattern).test(text)) return text;
  throw new InvalidArgumentError(
    'It must be 1 to 64 letters, digits, dots, underscores or hyphens.',
  );
}

export function parseUsername(text: string): string {
  if (new RegExp(usernamePattern).test(text)) return text;
  throw new InvalidArgumentError(
    'It must be 1 to 128 characters, none of them a control character.',
  );
}

const never = 'never';

/** A point in time; a date means midnight UTC. */
function parseExpiry(text: string): number | typeof never {
  if (text.toLowerCase() === never) return never;
  const time = findInstant(text);
  if (time !== undefined) return time;
  throw new InvalidArgumentError(
    'It must be a date such as 2027-01-31, a time such as 2027-01-31T12:00:00Z, or never.',
  );
}
