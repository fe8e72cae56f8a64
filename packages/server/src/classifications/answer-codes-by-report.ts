import {
  lookupOf,
  type CodesByReport,
  type CodesByReportRequest,
  type Families,
  type ReportKey,
} from '@broadsheet/contract';
import type { ClassificationTree, TreeCode } from '@broadsheet/reports/classifications';
import type { Client, ReportCodes } from '@broadsheet/store';
import type { FastifyRequest } from 'fastify';
import { isEntitled } from '../authentication/report-access.js';
import { findVersion, type PlacedCode } from './coded-reports.js';
import { getTree } from './get-tree.js';
import type { Library } from './library.js';
import type { ClassificationServices } from './services.js';

type Entry = CodesByReport['Reports'][number];
type Code = Entry['Codes'][number];

export async function answerCodesByReport(
  { store, families, getLibrary }: ClassificationServices,
  { body, client }: FastifyRequest,
): Promise<CodesByReport> {
  const { Keys, Version = [] } = body as CodesByReportRequest;
  const library = await getLibrary();
  const targets = Version.map((version, index) =>
    getTree(library, version, `/Version/${String(index)}`),
  );
  const requested = [...new Set(Keys)].map((text) => ({ text, key: families.findReportKey(text) }));
  const readable = requested.flatMap(({ key }) =>
    key && mayRead(client, key) ? [lookupOf(key)] : [],
  );
  const reports = new Map(
    (await store.listReportCodes(readable)).map((report) => [report.lookup, report]),
  );
  return {
    Reports: requested.map(({ text, key }) =>
      writeEntry(text, key && reports.get(lookupOf(key)), {
        families,
        library,
        targets: [...new Set(targets)],
        isKey: key !== undefined,
      }),
    ),
  };
}

const mayRead = (client: Client | undefined, key: ReportKey) => isEntitled(client, key);

interface Context {
  families: Families;
  library: Library;
  targets: readonly ClassificationTree[];
  isKey: boolean;
}

function writeEntry(text: string, report: ReportCodes | undefined, context: Context): Entry {
  if (!report) {
    const Problem = context.isKey
      ? 'There is no such report that this client may read.'
      : `This is not the key of a report; write it like ${context.families.exampleKeys()[0] ?? ''}.`;
    return { Key: text, Codes: [], Problem };
  }
  const own = listOwn(report, context);
  return { Key: text, Title: report.title, Codes: [...own, ...listConverted(own, context)] };
}

function listOwn({ key, covers }: ReportCodes, { families, library }: Context): Code[] {
  const version = findVersion(families, key);
  const code = key.code.slice(key.code.lastIndexOf('/') + 1);
  const own = version === undefined ? [] : [writeOwn(library, { version, code }, 'own')];
  return [...own, ...covers.map((cover) => writeOwn(library, cover, 'covers'))];
}

/**
 * A code is answered even if its classification is not published; then nothing else is known of it.
 */
function writeOwn(
  library: Library,
  { version, code }: { version: string; code: string },
  By: 'own' | 'covers',
): Code {
  const tree = library.findTree(version);
  const found = tree?.read(code)?.code;
  return {
    ClassificationSystemVersion: tree?.version ?? version,
    ...writeCode(found, code),
    By,
  };
}

const writeCode = (found: TreeCode | undefined, code: string) => ({
  ClassificationCode: found?.Code ?? code,
  ClassificationTitle: found?.Title ?? null,
  ClassificationTierNumber: found?.Level ?? null,
});

function listConverted(own: readonly Code[], { library, targets }: Context): Code[] {
  const sources = own.flatMap((each) => findPlaced(library, each) ?? []);
  const written = new Set(own.map(nameOf));
  return targets.flatMap((to) =>
    sources
      .filter(({ tree }) => tree !== to)
      .flatMap(({ tree, code }) => {
        const way = library.findWay(tree, to);
        return (way?.convert(code) ?? []).map(({ code: target, isExact, isDerived }): Code => ({
          ClassificationSystemVersion: to.version,
          ...writeCode(target, target.Code),
          By: 'concordance',
          Match: isExact ? 'exact' : 'partial',
          Derived: isDerived,
          Way: way?.versions ?? [],
        }));
      })
      .filter((code) => !written.has(nameOf(code)) && written.add(nameOf(code))),
  );
}

const nameOf = (code: Code) => `${code.ClassificationSystemVersion}/${code.ClassificationCode}`;

function findPlaced(library: Library, code: Code): PlacedCode | undefined {
  const tree = library.findTree(code.ClassificationSystemVersion);
  const found = tree?.find(code.ClassificationCode);
  return tree && found && { tree, code: found };
}
