import {
  buildLinkIndex,
  buildTree,
  findWay,
  type ClassificationDocument,
  type ClassificationTree,
  type ConcordanceDocument,
  type ConversionWay,
  type LinkIndex,
} from '@broadsheet/reports/classifications';
import type { CurrentClassification, Store } from '@broadsheet/store';

/** A published classification, ready for looking up codes. */
export interface LoadedTree {
  tree: ClassificationTree;
  edition: number;
  publishedAt: number;
}

export interface LoadedLinks {
  links: LinkIndex;
  edition: number;
  publishedAt: number;
}

/** All classifications and concordances that readers see. */
export interface Library {
  /** By version. */
  trees: ReadonlyMap<string, LoadedTree>;
  concordances: readonly LoadedLinks[];
  /** In any letter case. */
  findTree(version: string): ClassificationTree | undefined;
  /** The shortest path; undefined if there is none. */
  findWay(from: ClassificationTree, to: ClassificationTree): ConversionWay | undefined;
}

type LoadedDocument = LoadedTree | LoadedLinks;

/**
 * Caches what was read, a few megabytes for all systems. Nothing is read before the first request.
 * The current editions are looked up each time, so that all processes agree.
 */
export function createLibrary(store: Store['classifications']): () => Promise<Library> {
  let documents = new Map<string, Promise<LoadedDocument>>();
  let known: { names: string; library: Promise<Library> } | undefined;
  return async () => {
    const current = await store.listCurrent();
    const names = current.map(nameEdition).join();
    if (known?.names === names) return known.library;
    const before = documents;
    documents = new Map(
      current.map((each) => {
        const name = nameEdition(each);
        return [name, before.get(name) ?? load(store, each)];
      }),
    );
    const library = Promise.all(documents.values()).then(buildLibrary);
    known = { names, library };
    library.catch(() => {
      // A read that failed is tried again.
      if (known?.library !== library) return;
      known = undefined;
      documents = new Map();
    });
    return library;
  };
}

const nameEdition = ({ name, edition }: CurrentClassification) => `${name}@${String(edition)}`;

async function load(
  store: Store['classifications'],
  { name, kind, edition }: CurrentClassification,
): Promise<LoadedDocument> {
  const stored = await store.find(name, edition);
  if (!stored) throw new Error(`the ${kind} ${name} has no edition ${String(edition)}`);
  const { publishedAt } = stored;
  const document = JSON.parse(stored.document) as unknown;
  return kind === 'classification'
    ? { tree: buildTree(document as ClassificationDocument), edition, publishedAt }
    : { links: buildLinkIndex(document as ConcordanceDocument), edition, publishedAt };
}

function buildLibrary(loaded: readonly LoadedDocument[]): Library {
  const trees = new Map(
    loaded.flatMap((each) => ('tree' in each ? [[each.tree.version, each] as const] : [])),
  );
  const concordances = loaded.filter((each) => 'links' in each);
  const byVersion = new Map([...trees].map(([version, { tree }]) => [version, tree]));
  const folded = new Map([...byVersion].map(([version, tree]) => [version.toLowerCase(), tree]));
  const links = concordances.map((each) => each.links);
  const ways = new Map<string, ConversionWay | undefined>();
  return {
    trees,
    concordances,
    findTree: (version) => folded.get(version.toLowerCase()),
    findWay(from, to) {
      const name = `${from.version}/${to.version}`;
      if (!ways.has(name)) ways.set(name, findWay(from, to, { trees: byVersion, links }));
      return ways.get(name);
    },
  };
}
