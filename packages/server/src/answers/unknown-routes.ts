import type { Families } from '@broadsheet/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem, sendProblem } from '../problem.js';

/**
 * Answers 405 with `Allow` if the path exists with other methods, and 404 for every other path.
 * Call it before adding the first route: it collects the methods of each path as routes are added.
 */
export function refuseUnknown(app: FastifyInstance, { names }: Families): void {
  const allowed = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = allowed.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    allowed.set(url, known);
  });
  let forms: PathForm[] | undefined;
  // A route for each path and method that is not there would take half of the time of a start.
  const findAllow = (path: string): string | undefined => {
    forms ??= [...allowed].map(([url, known]) => ({
      form: toForm(url),
      allow: [...known].sort().join(', '),
    }));
    return forms.find(({ form }) => form.test(path))?.allow;
  };
  const refuse = ({ method, url }: FastifyRequest): RequestProblem => {
    const allow = findAllow(pathOf(url));
    return allow === undefined ? nothingThere(names, method, url) : notAllowed(method, allow);
  };
  // Refused before the body is read, because the body makes no difference. Fastify takes any hook
  // here, although its types name only two; requests that have a route never pass this one.
  const beforeBody: object = {
    onRequest: (request: FastifyRequest, reply: FastifyReply) => {
      sendProblem(request, reply, refuse(request));
    },
  };
  // The handler is for routes that find nothing at their own path.
  app.setNotFoundHandler(beforeBody, (request, reply) =>
    sendProblem(request, reply, nothingThere(names, request.method, request.url)),
  );
}

interface PathForm {
  form: RegExp;
  /** The methods that the path has. */
  allow: string;
}

/** Matches the path of a report family, whether that family exists or not. */
const familyForm = /^\/(?:publish\/v\d+\/)?([A-Za-z]{2,32})(?:\/v\d+)?\//;

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
