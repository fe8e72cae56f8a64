import type { ClassificationVersions } from '@broadsheet/contract';
import type { Library, LoadedLinks, LoadedTree } from './library.js';

export function answerVersions({ trees, concordances }: Library): ClassificationVersions {
  return {
    Versions: [...trees.values()].map(writeTree),
    Concordances: concordances.map(writeLinks),
  };
}

function writeTree({ tree, edition, publishedAt }: LoadedTree) {
  const { Version, Title, Levels, Extract = false, Source, Licence } = tree.document;
  const counts = Levels.map(() => 0);
  for (const { Level } of tree.codes) counts[Level - 1] = (counts[Level - 1] ?? 0) + 1;
  return {
    Version,
    Title,
    Levels: Levels.map((Name, index) => ({ Level: index + 1, Name, Codes: counts[index] ?? 0 })),
    Extract,
    Source,
    Licence,
    Edition: edition,
    PublishedAt: new Date(publishedAt).toISOString(),
  };
}

function writeLinks({ links: { document }, edition, publishedAt }: LoadedLinks) {
  const { From, To, Links, Extract = false, Source, Licence } = document;
  return {
    From,
    To,
    Links: Links.length,
    Exact: Links.filter(({ Exact }) => Exact).length,
    Extract,
    Source,
    Licence,
    Edition: edition,
    PublishedAt: new Date(publishedAt).toISOString(),
  };
}
