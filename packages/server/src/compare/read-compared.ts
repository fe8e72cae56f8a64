import type {
  ComparisonRequest,
  Families,
  FamilyDefinition,
  ReportKey,
} from '@broadsheet/contract';
import { decapitalise } from '@broadsheet/contract/words';
import { RequestProblem } from '../problem.js';

interface ComparedReports {
  definition: FamilyDefinition;
  keys: ReportKey[];
}

/** The reports that a request names; refuses invalid keys, repeats, and several families. */
export function readCompared(families: Families, { Reports }: ComparisonRequest): ComparedReports {
  const keys = Reports.map((text, index) => getKey(families, text, index));
  const [first] = keys;
  if (!first) throw refuse('/Reports', 'Reports is empty; it must name two to six reports.');
  const definition = families.get(first.family);
  requireComparable(families, definition);
  keys.forEach((key, index) => {
    if (key.family !== first.family) {
      throw refuse(
        `/Reports/${String(index)}`,
        `Reports names ${String(Reports[0])} and ${String(Reports[index])}; reports of one family can be compared, so all must be of the family ${first.family}.`,
      );
    }
  });
  requireEachOnce(families, keys);
  return { definition, keys };
}

function getKey(families: Families, text: string, index: number): ReportKey {
  const key = families.findReportKey(text);
  if (key) return key;
  const like = families.exampleKeys().slice(0, 2).join('" or "');
  throw refuse(
    `/Reports/${String(index)}`,
    `Reports has ${JSON.stringify(text)}; a report must be like "${like}".`,
  );
}

function requireComparable(families: Families, { name, title, comparison }: FamilyDefinition) {
  if (comparison) return;
  const others = families.list.filter((each) => each.comparison).map((each) => each.name);
  throw refuse(
    '/Reports/0',
    `Reports is of the family ${name}; ${decapitalise(title)} have no figures to compare, those of ${others.join(' and ')} have.`,
  );
}

function requireEachOnce(families: Families, keys: ReportKey[]): void {
  const seen = new Set<string>();
  keys.forEach((key, index) => {
    const name = families.formatReportKey(key).toLowerCase();
    if (seen.has(name)) {
      throw refuse(
        `/Reports/${String(index)}`,
        `Reports names ${families.formatReportKey(key)} twice; each must be named once.`,
      );
    }
    seen.add(name);
  });
}

const refuse = (pointer: string, detail: string) =>
  new RequestProblem('invalid_request', detail, { errors: [{ pointer, detail }] });
