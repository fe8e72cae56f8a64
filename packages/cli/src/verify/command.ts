import {
  entityIdField,
  families as shippedFamilies,
  isKeyText,
  type Families,
  hasCodeForm,
  hasCountryForm,
} from '@broadsheet/contract';
import { Command, InvalidArgumentError, Option } from 'commander';
import { credentialOptions, findConnection, networkAdvice, profileOption } from '../connection.js';
import type { ReadingOptions } from '../reading/with-service.js';
import { formatExamples } from '../terminal/examples.js';
import { createPaint } from '../terminal/paint.js';
import { createProgress } from '../terminal/progress.js';
import { UserError } from '../user-error.js';
import type { CompanySample, IndustrySample, Origin } from './check.js';
import { listChecks } from './checks/all.js';
import { formatResults, resultsJson, summarize } from './format-results.js';
import {
  openSubject,
  origins,
  TokenRefusedError,
  type CheckResult,
  type Target,
} from './run-checks.js';

interface VerifyOptions extends ReadingOptions {
  industry?: IndustrySample;
  company?: CompanySample;
  only?: Origin;
}

/** Checks the shipped families, or the given ones. */
export function verifyCommand(families: Families = shippedFamilies): Command {
  const command = new Command('verify')
    .description('Check any service against the specification.')
    .argument('<url>', 'the service, such as https://reports.example.com')
    .addOption(
      new Option(
        '--industry <report>',
        'industry report to look at: COUNTRY/CODE/LANGUAGE (default: one that the service lists)',
      ).argParser(parseIndustry),
    )
    .addOption(
      new Option(
        '--company <report>',
        'company report to look at: ENTITYID or ENTITYID/LANGUAGE (default: one that the service lists)',
      ).argParser(parseCompany),
    )
    .addOption(
      new Option(
        '--only <origin>',
        'only what the interface says, what was decided where it says nothing, or extensions',
      ).choices(origins),
    )
    .option('--json', 'print JSON')
    .addOption(profileOption('credentials that "broadsheet login" kept under this name'));
  for (const option of credentialOptions()) command.addOption(option);
  return command
    .addHelpText(
      'after',
      `
Reads only, with some 200 requests. An extension that the service does not have is "absent", which is
no failure; the exit status is 1 where something does not hold.
${formatExamples(
  'verify https://reports.example.com',
  'verify https://reports.example.com --industry AU/1214/English --company 1001',
  'verify http://127.0.0.1:8080 --only interface --json',
)}`,
    )
    .action((url: string, options: VerifyOptions) => verify(url, options, families));
}

function parseIndustry(text: string): IndustrySample {
  const [Country = '', Code = '', Language = 'English', ...more] = text
    .replace(/^industry\//, '')
    .split('/');
  if (hasCountryForm(Country) && hasCodeForm(Code) && more.length === 0) {
    return { Country: Country.toUpperCase(), Code, Language };
  }
  throw new InvalidArgumentError('An industry report is named like AU/1214/English.');
}

function parseCompany(text: string): CompanySample {
  const [id = '', Language = 'English', ...more] = text.replace(/^company\//, '').split('/');
  if (isKeyText(entityIdField, id) && more.length === 0) return { EntityId: Number(id), Language };
  throw new InvalidArgumentError('A company report is named like 1001 or 1001/English.');
}

async function verify(url: string, options: VerifyOptions, families: Families): Promise<void> {
  const connection = await findConnection({ ...options, url });
  const { credentials } = connection;
  const { industry, company } = options;
  const target: Target = {
    baseUrl: new URL(connection.url).href.replace(/\/+$/, ''),
    credentials: typeof credentials === 'object' ? credentials : undefined,
    token: typeof credentials === 'string' ? credentials : undefined,
    samples: { ...(industry && { industry }), ...(company && { company }) },
    families,
  };
  const { subject, results } = await runAll(target, options.only);
  const paint = createPaint(process.stdout);
  process.stdout.write(
    options.json
      ? resultsJson({ url, subject, results, target })
      : formatResults(results, { target, paint }),
  );
  process.stderr.write(`${url}: ${summarize(results)}.\n`);
  if (results.some(({ verdict }) => verdict === 'fails')) process.exitCode = 1;
}

async function runAll(target: Target, only: Origin | undefined) {
  const { subject, run } = await openSubject(target).catch((error: unknown) =>
    explainUnreachable(error, target.baseUrl),
  );
  if (!subject.industry && !subject.company && subject.samples.size === 0) {
    throw new UserError(
      'The service lists no report to look at. Name one: --industry AU/1214/English or --company 1001',
    );
  }
  const checks = listChecks(target.families).filter(
    ({ origin }) => only === undefined || origin === only,
  );
  const progress = createProgress({ total: checks.length, things: 'checks' });
  const results: CheckResult[] = [];
  for (const check of checks) {
    results.push(await run(check));
    progress.advance();
  }
  progress.end();
  return { subject, results };
}

function explainUnreachable(error: unknown, url: string): never {
  if (error instanceof TokenRefusedError) throw new UserError(error.message);
  if (!(error instanceof Error)) throw error;
  const root = error.cause instanceof Error ? error.cause : error;
  const { code = '' } = root as NodeJS.ErrnoException;
  throw new UserError(`${url} cannot be reached: ${root.message}\n${networkAdvice(code, url)}`);
}
