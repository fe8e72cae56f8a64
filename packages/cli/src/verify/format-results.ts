import type { Paint } from '../terminal/paint.js';
import { printable } from '../terminal/printable.js';
import { wrapLine } from '../terminal/wrap-line.js';
import type { Subject } from './check.js';
import { describeExchange } from './describe-exchange.js';
import type { CheckResult, Target, Verdict } from './run-checks.js';

const words: Record<Verdict, string> = {
  holds: 'holds',
  fails: 'DOES NOT HOLD',
  absent: 'extension: absent',
  skipped: 'not checked',
};

const colours = { holds: 'green', fails: 'red', absent: 'dim', skipped: 'yellow' } as const;

const widest = Math.max(...Object.values(words).map((word) => word.length));

interface FormatOptions {
  target: Target;
  paint: Paint;
}

/** The table, followed by the request and response of each failure. */
export function formatResults(results: CheckResult[], { target, paint }: FormatOptions): string {
  const rows = results.map(({ check, verdict, reason }) => {
    const word = paint(colours[verdict], words[verdict].padEnd(widest));
    const note = verdict === 'skipped' && reason !== undefined ? ` (${printable(reason)})` : '';
    return `${word}  ${check.section.padEnd(7)}  ${check.rule}${note}`;
  });
  const heading = paint('bold', `${'RESULT'.padEnd(widest)}  SECTION  RULE`);
  const failures = results
    .filter(({ verdict }) => verdict === 'fails')
    .map((result) => formatFailure(result, { target, paint }));
  return `${[heading, ...rows].join('\n')}\n${failures.join('')}`;
}

function formatFailure({ check, reason = '', exchange }: CheckResult, options: FormatOptions) {
  const { paint, target } = options;
  const lines = [
    '',
    paint('red', `${check.rule} (${check.origin}, ${check.section}, ${check.id})`),
    ...wrapLine(printable(reason), 96).map((line) => `  ${line}`),
  ];
  if (exchange) {
    const { request, answer } = describeExchange(exchange, target);
    lines.push(...request.map((line) => `  > ${line}`.trimEnd()));
    lines.push(...answer.map((line) => `  < ${line}`.trimEnd()));
  }
  return `${lines.join('\n')}\n`;
}

/** `61 hold, 2 do not hold, 3 extensions absent, 1 not checked` */
export function summarize(results: CheckResult[]): string {
  const count = (expected: Verdict) => results.filter(({ verdict }) => verdict === expected).length;
  return [
    `${String(count('holds'))} hold`,
    `${String(count('fails'))} do not hold`,
    `${String(count('absent'))} extensions absent`,
    `${String(count('skipped'))} not checked`,
  ].join(', ');
}

interface JsonInput {
  url: string;
  subject: Subject;
  results: CheckResult[];
  target: Target;
}

export function resultsJson({ url, subject, results, target }: JsonInput): string {
  const count = (expected: Verdict) => results.filter(({ verdict }) => verdict === expected).length;
  const content = {
    Service: url,
    Industry: subject.industry ?? null,
    Company: subject.company ?? null,
    Holds: count('holds'),
    Fails: count('fails'),
    Absent: count('absent'),
    Skipped: count('skipped'),
    Checks: results.map(({ check, verdict, reason, exchange }) => ({
      Id: check.id,
      Origin: check.origin,
      Section: check.section,
      Rule: check.rule,
      Result: verdict,
      ...(reason !== undefined && { Reason: reason }),
      ...(exchange && exchangeJson(exchange, target)),
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function exchangeJson(exchange: NonNullable<CheckResult['exchange']>, target: Target) {
  const { request, answer } = describeExchange(exchange, target);
  return { Request: request.join('\n'), Answer: answer.join('\n') };
}
