import {
  defaultLanguage,
  findSectionToken,
  getSections,
  sectionTokens,
  type ProblemError,
  type ReportKey,
  type SectionsRequest,
  type SectionToken,
} from '@broadsheet/contract';
import { getNearestName } from '@broadsheet/reports';
import { requireEntitlement } from '../authentication/entitlement.js';
import type { CurrentEditions } from '../current-editions.js';
import { RequestProblem } from '../problem.js';
import type { AddRoute } from '../route.js';
import { joinSections } from './sections-answer.js';

interface CompanyServices {
  editions: CurrentEditions;
}

export function companyRoutes(addRoute: AddRoute, { editions }: CompanyServices): void {
  addRoute(getSections, async (request, reply) => {
    const body = request.body as SectionsRequest;
    requireAustralia(body.Country);
    const tokens = getTokens(body.ReportSections);
    const key = companyKey(body.EntityId, body.Language ?? defaultLanguage);
    requireEntitlement(request.client, key);
    const edition = await editions.find(key);
    if (!edition?.sections) return reply.status(204).send();
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('broadsheet-edition', edition.number)
      .send(joinSections(tokens, edition.sections));
  });
}

function companyKey(entityId: number, language: string): ReportKey {
  return { family: 'company', country: 'AU', code: String(entityId), language };
}

function requireAustralia(country: string): void {
  if (country.toUpperCase() === 'AU') return;
  const detail = `Country is ${JSON.stringify(country)}; company reports cover Australia only, so it must be "AU".`;
  throw new RequestProblem('country_not_covered', detail, {
    errors: [{ pointer: '/Country', detail }],
  });
}

/** Each distinct token once, in the order first asked. */
function getTokens(asked: string[]): Set<SectionToken> {
  const tokens = new Set<SectionToken>();
  const errors: ProblemError[] = [];
  for (const [index, text] of asked.entries()) {
    const token = findSectionToken(text);
    if (token) tokens.add(token);
    else errors.push(unknownSection(text, index));
  }
  if (errors.length === 0) return tokens;
  const details = errors.slice(0, 5).map(({ detail }) => detail);
  throw new RequestProblem('unknown_section', details.join(' '), { errors });
}

function unknownSection(text: string, index: number): ProblemError {
  const nearest = getNearestName(text, sectionTokens);
  return {
    pointer: `/ReportSections/${String(index)}`,
    detail: `${JSON.stringify(text.slice(0, 80))} is not a section; the nearest one is "${nearest}".`,
  };
}
