import { getDocumentSchema } from '@broadsheet/contract';
import type { Preparation } from '@broadsheet/editions';
import { ClassificationDocument, ConcordanceDocument } from '@broadsheet/reports/classifications';
import { compressOnce, jsonContentType, sendCompressed } from '../answers/sending.js';
import { RequestProblem } from '../problem.js';
import { once } from '../requests/once.js';
import type { AddRoute } from '../route.js';
import { describeFamilies, describeFamily } from './family-description.js';
import { createStarters } from './starters.js';

/**
 * Schemas change only with the program's version, so an editor need not fetch them at every key
 * stroke.
 */
const cacheControl = 'public, max-age=3600';

/** Documents that are not reports. */
const referenceDocuments = {
  classification: ClassificationDocument,
  concordance: ConcordanceDocument,
};

/**
 * Serves the schemas of documents and the descriptions of this service's families. The explorer and
 * other programs use the descriptions to show sections, even of families that they do not know.
 */
export function schemaRoutes(
  addRoute: AddRoute,
  preparation: Preparation,
  startersDirectory?: string,
): void {
  const { families } = preparation.families;
  const starters = createStarters(preparation, startersDirectory);
  const schemas = new Map(
    listBuilders(preparation).map(([name, build]) => [
      name,
      once(() => compressOnce(JSON.stringify(build()))),
    ]),
  );

  addRoute(getDocumentSchema, async (request, reply) => {
    const { name } = request.params as { name: string };
    const starter = await starters.find(name.toLowerCase());
    if (starter !== undefined) {
      void reply.header('content-type', starter.contentType).header('cache-control', cacheControl);
      return reply.send(starter.bytes);
    }
    const getSchema = schemas.get(name.toLowerCase());
    if (!getSchema) {
      const known = [...schemas.keys(), ...starters.names]
        .map((each) => `/schemas/${each}`)
        .join(', ');
      throw new RequestProblem('not_found', `There is no schema "${name}"; there are ${known}.`);
    }
    const type = isDocumentSchema(name) ? 'application/schema+json' : jsonContentType;
    void reply
      .header('content-type', type)
      .header('cache-control', cacheControl)
      // Editors in a browser fetch schemas from other origins, and schemas contain no secrets.
      .header('access-control-allow-origin', '*');
    return sendCompressed(request, reply, await getSchema());
  });

  const documents = [...families.names, ...Object.keys(referenceDocuments)];
  const isDocumentSchema = (name: string) =>
    documents.some((each) => `${each}.json` === name.toLowerCase());
}

/** What builds each schema, by the name of its file. */
function listBuilders({
  families: { families },
  buildDocumentSchema,
}: Preparation): [name: string, build: () => object][] {
  return [
    ['families.json', () => describeFamilies(families)],
    ...families.list.flatMap((definition): [string, () => object][] => [
      [`${definition.name}.json`, () => buildDocumentSchema(definition.name)],
      [`${definition.name}.sections.json`, () => describeFamily(definition)],
    ]),
    ...Object.entries(referenceDocuments).map(([name, schema]): [string, () => object] => [
      `${name}.json`,
      () => ({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `urn:broadsheet:schema:${name}`,
        ...schema,
      }),
    ]),
  ];
}
