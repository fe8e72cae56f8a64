import type { ConvertCodesRequest, ConvertedCodes, ConvertedTarget } from '@broadsheet/contract';
import type {
  ClassificationTree,
  ConversionWay,
  ConvertedCode,
} from '@broadsheet/reports/classifications';
import type { FastifyRequest } from 'fastify';
import { describeCode, getTree, readCodes, unknown } from './get-tree.js';
import type { Library } from './library.js';
import type { ClassificationServices } from './services.js';

export async function answerConvert(
  services: ClassificationServices,
  { body }: FastifyRequest,
): Promise<ConvertedCodes> {
  const { From, To, Codes } = body as ConvertCodesRequest;
  const library = await services.getLibrary();
  const from = getTree(library, From, '/From');
  const to = getTree(library, To, '/To');
  const way = getWay(library, from, to);
  return {
    From: from.version,
    To: to.version,
    Way: way.versions,
    Codes: readCodes(from, Codes).map((each) => ({
      Code: each.requested,
      Title: each.code?.Title ?? null,
      Targets: each.code ? way.convert(each.code).map(writeTarget) : [],
      ...describeCode(from, each),
    })),
  };
}

/**
 * Refuses two classifications that no concordances connect, and lists the existing concordances.
 */
function getWay(library: Library, from: ClassificationTree, to: ClassificationTree): ConversionWay {
  const way = library.findWay(from, to);
  if (way) return way;
  const names = library.concordances.map(({ links }) => `${links.from} to ${links.to}`);
  const known = names.length > 0 ? `there are ${names.join(', ')}` : 'none is published here';
  throw unknown(`No concordance leads from ${from.version} to ${to.version}; ${known}.`, '/To');
}

function writeTarget({ code, isExact, isDerived }: ConvertedCode): ConvertedTarget {
  return {
    Code: code.Code,
    Title: code.Title,
    Level: code.Level,
    Match: isExact ? 'exact' : 'partial',
    Derived: isDerived,
  };
}
