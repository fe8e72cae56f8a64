import type { Families } from '@broadsheet/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem, sendProblem } from '../problem.js';

/**
 * Answers 405 with `Allow` if the path exists with other methods, and 404 for every other path.
 * Call it before adding the first route, and call the returned function after the last.
 */
export function refuseUnknown(app: FastifyInstance, { names }: Families): () => void {
  const describe = createDescribe(names);
  const refuse = (request: FastifyRequest, reply: FastifyReply, allow?: string) =>
    sendProblem(request, reply, describe(request, allow));
  const allowed = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = allowed.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    allowed.set(url, known);
  });
  app.setNotFoundHandler((request, reply) => refuse(request, reply));
  return () => {
    let forms: PathForm[] | undefined;
    // A route for each path and method that is not there would take half of the time of a start.
    const findAllow = (path: string): string | undefined => {
      forms ??= [...allowed].map(([url, known]) => ({
        form: toForm(url),
        allow: [...known].sort().join(', '),
      }));
      return forms.find(({ form }) => form.test(path))?.allow;
    };
    // Answered before the body is read, because the body makes no difference.
    app.addHook('onRequest', (request, reply, done) => {
      if (!request.is404) done();
      else refuse(request, reply, findAllow(pathOf(request.url)));
    });
  };
}

interface PathForm {
  form: RegExp;
  /** The methods that the path has. */
  allow: string;
}

/** Matches the path of a report family, whether that family exists or not. */
const familyForm = /^\/(?:publish\/v\d+\/)?([A-Za-z]{2,32})(?:\/v\d+)?\//;

function createDescribe(families: readonly string[]) {
  return ({ method, url }: FastifyRequest, allow: string | undefined): RequestProblem =>
    allow === undefined ? nothingThere(families, method, url) : notAllowed(method, allow);
}

function nothingThere(families: readonly string[], method: string, url: string): RequestProblem {
  const path = pathOf(url);
  const [, family] = /\/v\d+\//.test(path) ? (familyForm.exec(path) ?? []) : [];
  const isUnknown = family !== undefined && !families.includes(family.toLowerCase());
  const hint = isUnknown ? ` The report families are ${families.join(', ')}.` : '';
  return new RequestProblem('not_found', `There is nothing at ${method} ${shorten(path)}.${hint}`);
}

function notAllowed(method: string, allow: string): RequestProblem {
  return new RequestProblem('method_not_allowed', `${method} is not possible here; use ${allow}.`, {
    headers: { allow },
  });
}

/** Builds a pattern that matches the URLs of a route. */
function toForm(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`);
}

function pathOf(url: string): string {
  const [path = ''] = url.split('?');
  return path;
}

function shorten(path: string): string {
  return path.length > 100 ? `${path.slice(0, 100)}…` : path;
}
