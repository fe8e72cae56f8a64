import {
  listAncestors,
  listDescendants,
  type ClassificationTree,
  type TreeCode,
} from './classification-tree.js';
import type { ConcordanceDocument } from './document.js';

/** A concordance for looking up links, both ways. */
export interface LinkIndex {
  from: string;
  to: string;
  document: ConcordanceDocument;
  /** By the lower-case code on the one side, the codes on the other. */
  forwards: ReadonlyMap<string, readonly Link[]>;
  backwards: ReadonlyMap<string, readonly Link[]>;
}

interface Link {
  code: string;
  isExact: boolean;
}

/** A code in another classification. */
export interface ConvertedCode {
  code: TreeCode;
  isExact: boolean;
  /** Through a third classification, or from a code above or below with links. */
  isDerived: boolean;
}

/** A step from one classification to the next. */
interface ConversionStep {
  links: ReadonlyMap<string, readonly Link[]>;
  tree: ClassificationTree;
  /** Where each requested code led: many codes lead through the same one. */
  followed: Map<TreeCode, ConvertedCode[]>;
}

/** The path from one classification to another. */
export interface ConversionWay {
  /** Both ends included. */
  versions: string[];
  convert(code: TreeCode): ConvertedCode[];
}

export function buildLinkIndex(document: ConcordanceDocument): LinkIndex {
  const forwards = new Map<string, Link[]>();
  const backwards = new Map<string, Link[]>();
  for (const { From, To, Exact: isExact } of document.Links) {
    add(forwards, From, { code: To, isExact });
    add(backwards, To, { code: From, isExact });
  }
  return { from: document.From, to: document.To, document, forwards, backwards };
}

function add(index: Map<string, Link[]>, code: string, link: Link): void {
  const key = code.toLowerCase();
  const links = index.get(key);
  if (links) links.push(link);
  else index.set(key, [link]);
}

/** The shortest path; undefined if there is none. */
export function findWay(
  from: ClassificationTree,
  to: ClassificationTree,
  { trees, links }: { trees: ReadonlyMap<string, ClassificationTree>; links: readonly LinkIndex[] },
): ConversionWay | undefined {
  let ways: { versions: string[]; steps: ConversionStep[] }[] = [
    { versions: [from.version], steps: [] },
  ];
  const seen = new Set([from.version]);
  while (ways.length > 0) {
    const arrived = ways.find(({ versions }) => versions.at(-1) === to.version);
    if (arrived) {
      const { versions, steps } = arrived;
      return { versions, convert: (code) => followSteps(code, steps) };
    }
    ways = ways.flatMap(({ versions, steps }) =>
      listSteps(versions.at(-1) ?? '', links, trees)
        .filter(({ tree }) => !seen.has(tree.version) && seen.add(tree.version))
        .map((step) => ({ versions: [...versions, step.tree.version], steps: [...steps, step] })),
    );
  }
  return undefined;
}

function listSteps(
  version: string,
  links: readonly LinkIndex[],
  trees: ReadonlyMap<string, ClassificationTree>,
): ConversionStep[] {
  return links.flatMap(({ from, to, forwards, backwards }) => {
    const other = from === version ? to : to === version ? from : undefined;
    const tree = other === undefined ? undefined : trees.get(other);
    const way = from === version ? forwards : backwards;
    return tree ? [{ tree, links: way, followed: new Map<TreeCode, ConvertedCode[]>() }] : [];
  });
}

function followSteps(code: TreeCode, steps: readonly ConversionStep[]): ConvertedCode[] {
  let reached = new Map([[code, { code, isExact: true, isDerived: steps.length > 1 }]]);
  for (const step of steps) {
    const next = new Map<TreeCode, ConvertedCode>();
    for (const before of reached.values()) {
      for (const { code: target, isExact, isDerived } of follow(before.code, step)) {
        const known = next.get(target);
        next.set(target, {
          code: target,
          isExact: (before.isExact && isExact) || known?.isExact === true,
          isDerived: before.isDerived || isDerived,
        });
      }
    }
    reached = next;
  }
  return [...reached.values()].sort(
    (a, b) => Number(b.isExact) - Number(a.isExact) || a.code.index - b.code.index,
  );
}

function follow(code: TreeCode, step: ConversionStep): ConvertedCode[] {
  const known = step.followed.get(code) ?? findTargets(code, step);
  step.followed.set(code, known);
  return known;
}

/**
 * The links of the code; or else of the nearest code above that has some; or else of all codes
 * below.
 */
function findTargets(code: TreeCode, { links, tree }: LinkedTree): ConvertedCode[] {
  const own = listTargets([code], { links, tree });
  if (own.length > 0) return own;
  for (const above of listAncestors(code)) {
    const targets = listTargets([above], { links, tree });
    if (targets.length > 0) return targets.map(asDerived);
  }
  return listTargets(listDescendants(code), { links, tree }).map(asDerived);
}

const asDerived = ({ code }: ConvertedCode): ConvertedCode => ({
  code,
  isExact: false,
  isDerived: true,
});

type LinkedTree = Pick<ConversionStep, 'links' | 'tree'>;

function listTargets(codes: Iterable<TreeCode>, { links, tree }: LinkedTree): ConvertedCode[] {
  const targets: ConvertedCode[] = [];
  for (const { Code } of codes) {
    for (const { code, isExact } of links.get(Code.toLowerCase()) ?? []) {
      const target = tree.find(code);
      if (target) targets.push({ code: target, isExact, isDerived: false });
    }
  }
  return targets;
}
