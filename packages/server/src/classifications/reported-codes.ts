import type { Families } from '@broadsheet/contract';
import {
  listAncestors,
  type ClassificationTree,
  type TreeCode,
} from '@broadsheet/reports/classifications';
import type { Scope, Store } from '@broadsheet/store';
import type { Watch } from '../watch.js';
import { placeReports } from './coded-reports.js';
import type { Library } from './library.js';

/** The codes with reports that a client may read, at the code itself or below it. */
export type FindReported = (
  library: Library,
  tree: ClassificationTree,
  scopes: Scope[],
) => Promise<ReadonlySet<TreeCode>>;

interface Options {
  store: Store['classifications'];
  families: Families;
  watch: Watch;
}

/** Clients with the same rights share a result. */
const mostAnswers = 100;

/** Cached until a report changes: walking a tree repeats the same request many times. */
export function createFindReported({ store, families, watch }: Options): FindReported {
  let known = new WeakMap<ClassificationTree, Map<string, Promise<ReadonlySet<TreeCode>>>>();
  watch.on('change', () => {
    known = new WeakMap();
  });
  return (library, tree, scopes) => {
    const answers = known.get(tree) ?? new Map<string, Promise<ReadonlySet<TreeCode>>>();
    known.set(tree, answers);
    const name = JSON.stringify(scopes);
    const before = answers.get(name);
    if (before) return before;
    if (answers.size >= mostAnswers) answers.clear();
    const answer = find(library, tree, scopes);
    answers.set(name, answer);
    answer.catch(() => answers.delete(name));
    return answer;
  };

  async function find(library: Library, tree: ClassificationTree, scopes: Scope[]) {
    const codes = tree.codes.flatMap((code) => tree.listSpellings(code));
    const reports = await store.listReports({ codes, scopes });
    const reported = new Set<TreeCode>();
    for (const placed of placeReports(reports, { library, families })) {
      if (placed.tree !== tree) continue;
      reported.add(placed.code);
      for (const above of listAncestors(placed.code)) reported.add(above);
    }
    return reported;
  }
}
