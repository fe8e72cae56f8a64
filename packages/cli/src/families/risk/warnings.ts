import type { Broadsheet } from '@broadsheet/client';
import {
  defaultMinimumChange,
  families,
  findInstant,
  maxLimit,
  risk,
  type RiskWarning,
  type RiskWarningRequest,
  type RiskWarnings,
} from '@broadsheet/contract';
import { writePoints } from '@broadsheet/view';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readGivenFile } from '../../files/read-given-file.js';
import { parseCountry } from '../../reading/report-arguments.js';
import {
  addServiceOptions,
  formatJson,
  withService,
  type ReadingOptions,
} from '../../reading/with-service.js';
import { countOf } from '../../terminal/amounts.js';
import { formatExamples } from '../../terminal/examples.js';
import { formatTable } from '../../terminal/table.js';
import { UserError } from '../../user-error.js';
import { parsePortfolio, type Portfolio } from './portfolio.js';

interface WarningsOptions extends ReadingOptions {
  since: string;
  codes?: string;
  country?: string;
  language: string;
  minimumChange: number;
  above?: number;
}

export function warningsCommand(): Command {
  return addServiceOptions(
    new Command('warnings')
      .description(
        'List the risk scores that moved; the exit status is 1 if one rose, and 3 if the command failed.',
      )
      .addOption(
        new Option('--since <time>', 'a date, a time, or how long ago: 12h, 30d, 8w')
          .argParser(parseSince)
          .makeOptionMandatory(),
      )
      .option(
        '--codes <file>',
        'only industries of this CSV file with a column Code, and perhaps Country',
      )
      .addOption(
        new Option('--country <country>', 'only reports of this country').argParser(parseCountry),
      )
      .option('--language <language>', 'reports in this language', 'English')
      .addOption(
        new Option('--minimum-change <points>', 'how far a total must have moved')
          .argParser(parsePoints(0.01, 8))
          .default(defaultMinimumChange),
      )
      .addOption(
        new Option(
          '--above <score>',
          'exit with 1 only where a total rose and is above this score now',
        ).argParser(parsePoints(1, 9)),
      )
      .option('--json', 'print JSON'),
  )
    .addHelpText(
      'after',
      formatExamples(
        'warnings --since 30d --codes portfolio.csv',
        'warnings --since 2026-01-01 --country AU --above 6',
        "warnings --since 7d --json | jq -r '.[].Code'",
      ),
    )
    .action(showWarnings);
}

async function showWarnings(options: WarningsOptions): Promise<void> {
  const { codes: file, above = 0 } = options;
  const portfolio =
    file === undefined ? undefined : parsePortfolio(await readGivenFile(file), file);
  const { warnings, missing } = await withService(options, ({ client }) =>
    listWarnings(client, options, portfolio),
  );
  process.stdout.write(options.json ? formatJson(warnings) : format(warnings));
  if (missing.length > 0) {
    process.stderr.write(`There is no risk report of ${missing.join(', ')}.\n`);
  }
  const risen = warnings.filter(({ Change, ScoreNow }) => Change > 0 && ScoreNow > above);
  process.stderr.write(
    warnings.length === 0
      ? 'No total moved that far.\n'
      : `${countOf(warnings.length, 'total')} moved, ${String(risen.length)} of them up${options.above === undefined ? '' : ` and above ${String(above)} now`}.\n`,
  );
  // A scheduler runs the command and looks at nothing else.
  if (risen.length > 0) process.exitCode = 1;
}

/** How many codes one request may name. */
const codesAtATime = 1000;

interface MovedWarnings {
  warnings: RiskWarning[];
  /** As a user names them: `AU/1214`, or the code alone if any country would do. */
  missing: string[];
}

async function listWarnings(
  client: Broadsheet,
  { since, country, language, minimumChange, codes: file }: WarningsOptions,
  portfolio: Portfolio | undefined,
): Promise<MovedWarnings> {
  const found = new Map<string, RiskWarning>();
  const missing = new Set<string>();
  const body: RiskWarningRequest = {
    ...{ Since: since, MinimumChange: minimumChange, Language: language, Limit: maxLimit },
    ...(country !== undefined && { Country: country }),
  };
  const requests = portfolio ? splitPortfolio(portfolio, country) : [{}];
  if (requests.length === 0) {
    throw new UserError(
      `No line of ${file ?? ''} is of ${country ?? ''}; leave --country out, or correct the column Country.`,
    );
  }
  for (const request of requests) {
    for await (const page of listPages(client, { ...body, ...request })) {
      for (const report of page.Reports) found.set(writeKey(report), report);
      for (const code of page.Missing ?? []) missing.add(nameCode(request.Country, code));
    }
  }
  const warnings = [...found.values()].sort((one, other) => other.Change - one.Change);
  return { warnings, missing: [...missing] };
}

const nameCode = (country: string | undefined, code: string) =>
  country === undefined ? code : `${country}/${code}`;

/**
 * A country at a time, so that the service says which code has no report in that very country. With
 * a country chosen, only its lines and those without a country.
 */
function splitPortfolio(
  portfolio: Portfolio,
  chosen: string | undefined,
): Pick<RiskWarningRequest, 'Country' | 'Codes'>[] {
  return [...portfolio].flatMap(([country, codes]) => {
    const Country = country === '' ? chosen : country;
    if (chosen !== undefined && Country !== chosen.toUpperCase()) return [];
    return Array.from({ length: Math.ceil(codes.length / codesAtATime) }, (_, index) => ({
      ...(Country !== undefined && { Country }),
      Codes: codes.slice(index * codesAtATime, (index + 1) * codesAtATime),
    }));
  });
}

async function* listPages(
  client: Broadsheet,
  body: RiskWarningRequest,
): AsyncGenerator<RiskWarnings> {
  let After: string | undefined;
  do {
    const page = await client
      .family(risk.name)
      .call('earlywarning', { ...body, ...(After !== undefined && { After }) });
    const answered: RiskWarnings = page ?? { Reports: [] };
    yield answered;
    After = answered.Next;
  } while (After !== undefined);
}

function format(warnings: RiskWarning[]): string {
  if (warnings.length === 0) return '';
  return formatTable([
    ['CHANGE', 'THEN', 'NOW', 'REPORT', 'TITLE', 'MOVED MOST'],
    ...warnings.map((warning) => [
      writePoints(warning.Change),
      `${String(warning.ScoreThen)} ${warning.LevelThen}`,
      `${String(warning.ScoreNow)} ${warning.LevelNow}`,
      writeKey(warning),
      warning.Title,
      warning.Components.map(({ Name, Change }) => `${Name} ${writePoints(Change)}`).join(', '),
    ]),
  ]);
}

const writeKey = ({ Country, Code, Language }: RiskWarning) =>
  families.formatReportKey({
    ...{ family: risk.name, country: Country, code: Code, language: Language },
  });

const spans: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** How long ago, or a date or time as the interface takes it. */
function parseSince(text: string): string {
  const [, count, unit] = /^([1-9]\d{0,4})([hdw])$/.exec(text) ?? [];
  if (count !== undefined && unit !== undefined) {
    return new Date(Date.now() - Number(count) * (spans[unit] ?? 0)).toISOString();
  }
  if (findInstant(text) !== undefined) return text;
  throw new InvalidArgumentError(
    'It must be like 30d, 12h, 8w, 2026-01-31 or 2026-01-31T09:00:00Z.',
  );
}

const parsePoints = (least: number, most: number) => (text: string) => {
  const points = /^\d(\.\d{1,2})?$/.test(text) ? Number(text) : NaN;
  if (points >= least && points <= most) return points;
  throw new InvalidArgumentError(
    `It must be a number from ${String(least)} to ${String(most)} with at most two decimals.`,
  );
};
