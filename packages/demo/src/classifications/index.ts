import {
  buildTree,
  importClassification,
  importConcordance,
  linkSameCodes,
  nameOfConcordance,
  readText,
  type ClassificationDocument,
  type ClassificationTree,
  type ConcordanceDocument,
} from '@broadsheet/reports/classifications';
import { anzsic } from './anzsic.js';
import { isic, nace, ukSic } from './international.js';
import { anzsicToIsic, naceToIsic, naicsToIsic, writeLinks } from './links.js';
import { naics } from './naics.js';

/** A classification or concordance to be published, under its name. */
export interface DemoClassification {
  name: string;
  kind: 'classification' | 'concordance';
  document: ClassificationDocument | ConcordanceDocument;
}

const systems = {
  'ANZSIC-2006': anzsic,
  'ISIC-4': isic,
  'NACE-2': nace,
  'NAICS-2022': naics,
  'UKSIC-2007': ukSic,
};

/** Extracts of five classifications and their concordances, classifications first. */
export function demoClassifications(): DemoClassification[] {
  const trees = Object.entries(systems).map(([version, text]) =>
    buildTree(importClassification([readText(text)], { version, isExtract: true }).document),
  );
  const get = (version: keyof typeof systems): ClassificationTree => {
    const tree = trees.find((each) => each.version === version);
    if (!tree) throw new RangeError(`the demo has no classification ${version}`);
    return tree;
  };
  const link = (from: ClassificationTree, links: Parameters<typeof writeLinks>[0]) =>
    importConcordance([readText(writeLinks(links))], {
      ...{ from, to: get('ISIC-4'), isExtract: true },
      source: 'Written for the demo after the tables of the offices',
      licence: from.document.Licence,
    });
  const concordances = [
    link(get('ANZSIC-2006'), anzsicToIsic),
    link(get('NACE-2'), naceToIsic),
    link(get('NAICS-2022'), naicsToIsic),
    linkSameCodes(get('UKSIC-2007'), get('NACE-2')),
  ];
  return [
    ...trees.map(({ version, document }) => ({
      ...{ name: version, kind: 'classification' as const, document },
    })),
    ...concordances.map((document) => ({
      ...{ name: nameOfConcordance(document), kind: 'concordance' as const, document },
    })),
  ];
}
