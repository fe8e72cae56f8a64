import type { Finding } from '@broadsheet/contract/checking';

/**
 * One mistyped figure is one finding. It stands out of its series, and contradicts other figures of
 * its year: what is found there is told with it, at the figure that is most likely wrong. An error
 * stays an error.
 */
export function mergeFindings(own: readonly Finding[], unusual: readonly Finding[]): Finding[] {
  if (own.length === 0) return [...unusual];
  const merged = [...unusual];
  const slips = new Map<string, number>();
  for (const [index, { pointer }] of unusual.entries()) {
    const record = recordOf(pointer);
    if (record !== undefined && !slips.has(record)) slips.set(record, index);
  }
  const left = own.filter(({ severity, pointer, message }) => {
    const at = isAboutTime(pointer) ? undefined : findAbove(slips, outerOf(pointer));
    const slip = at === undefined ? undefined : merged[at];
    if (at === undefined || !slip) return true;
    if (severity === 'error')
      merged[at] = { ...slip, severity, message: `${slip.message} ${message}` };
    return false;
  });
  return [...dropConsequences(left), ...merged];
}

/** `/Earnings/Years/3` of `/Earnings/Years/3/Percentile50`. */
const recordOf = (pointer: string) => /^.*\/\d+(?=\/)/.exec(pointer)?.[0];

/** The pointer to the parent: a fault of a whole record, such as its place in the list, is a mistake of its own. */
const outerOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** A year that is given twice is a mistake of its own. */
const isAboutTime = (pointer: string) => /\/(Year|Date|BalanceDate)$/.test(pointer);

/** The entry for the value at the pointer, else for the nearest value that contains it. */
function findAbove<Value>(known: ReadonlyMap<string, Value>, pointer: string): Value | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const value = known.get(at);
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * A contradiction within a part that is wrong itself, such as shares with a wrong sum, and what follows
 * from a wrong year: that it lies in the future, or how many years its list has.
 */
function dropConsequences(findings: readonly Finding[]): readonly Finding[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return findings;
  const wrong = new Map(
    errors.map(({ pointer }) => [isAboutTime(pointer) ? outerOf(pointer) : pointer, true]),
  );
  const lists = new Set([...wrong.keys()].filter((pointer) => /\/\d+$/.test(pointer)).map(outerOf));
  return findings.filter(
    ({ severity, pointer }) =>
      severity === 'error' || (!lists.has(pointer) && findAbove(wrong, pointer) === undefined),
  );
}
