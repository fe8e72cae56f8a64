import { families, getDocumentSchema, type Family } from '@broadsheet/contract';
import { RequestProblem } from '../problem.js';
import type { AddRoute } from '../route.js';
import { buildDocumentSchema } from './schemas.js';

/** Schemas change only with the program; an editor that asks at every key stroke need not. */
const cacheControl = 'public, max-age=3600';

export function schemaRoutes(addRoute: AddRoute): void {
  const schemas = new Map<string, Buffer>();
  const getSchema = (family: Family): Buffer => {
    const schema = schemas.get(family) ?? Buffer.from(JSON.stringify(buildDocumentSchema(family)));
    schemas.set(family, schema);
    return schema;
  };

  addRoute(getDocumentSchema, (request, reply) => {
    const { name } = request.params as { name: string };
    const family = families.find((known) => `${known}.json` === name.toLowerCase());
    if (!family) {
      const known = families.map((each) => `/schemas/${each}.json`).join(' and ');
      throw new RequestProblem('not_found', `There is no schema "${name}"; there are ${known}.`);
    }
    return (
      reply
        .header('content-type', 'application/schema+json')
        .header('cache-control', cacheControl)
        // Editors in a browser ask from other origins, and there is nothing secret in it.
        .header('access-control-allow-origin', '*')
        .send(getSchema(family))
    );
  });
}
