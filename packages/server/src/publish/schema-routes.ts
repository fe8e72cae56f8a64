import { getDocumentSchema } from '@broadsheet/contract';
import type { Preparation } from '@broadsheet/editions';
import { RequestProblem } from '../problem.js';
import type { AddRoute } from '../route.js';
import { describeFamilies, describeFamily } from './family-description.js';

/** Schemas change only with the program; an editor that asks at every key stroke need not. */
const cacheControl = 'public, max-age=3600';

/**
 * The schemas of documents, and what the families of this service are: the explorer and other programs
 * show sections by it, also of families that they were not made for.
 */
export function schemaRoutes(addRoute: AddRoute, preparation: Preparation): void {
  const { families } = preparation.families;
  const builders = new Map<string, () => object>([
    ['families.json', () => describeFamilies(families)],
    ...families.list.flatMap((definition): [string, () => object][] => [
      [`${definition.name}.json`, () => preparation.buildDocumentSchema(definition.name)],
      [`${definition.name}.sections.json`, () => describeFamily(definition)],
    ]),
  ]);
  const built = new Map<string, Buffer>();
  const findSchema = (name: string): Buffer | undefined => {
    const build = builders.get(name);
    const schema = built.get(name) ?? (build && Buffer.from(JSON.stringify(build())));
    if (schema) built.set(name, schema);
    return schema;
  };

  addRoute(getDocumentSchema, (request, reply) => {
    const { name } = request.params as { name: string };
    const schema = findSchema(name.toLowerCase());
    if (!schema) {
      const known = [...builders.keys()].map((each) => `/schemas/${each}`).join(', ');
      throw new RequestProblem('not_found', `There is no schema "${name}"; there are ${known}.`);
    }
    return (
      reply
        .header(
          'content-type',
          isDocumentSchema(name) ? 'application/schema+json' : 'application/json; charset=utf-8',
        )
        .header('cache-control', cacheControl)
        // Editors in a browser ask from other origins, and there is nothing secret in it.
        .header('access-control-allow-origin', '*')
        .send(schema)
    );
  });

  const isDocumentSchema = (name: string) =>
    families.names.some((family) => `${family}.json` === name.toLowerCase());
}
