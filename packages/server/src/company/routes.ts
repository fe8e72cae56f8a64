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
import { wantReport, type CurrentEditions } from '../current-editions.js';
import { RequestProblem } from '../problem.js';
import { isEqual } from '../ready/joinable.js';
import { readyJson, whenKnown, type AddReadyRoute } from '../ready/ready-route.js';
import { joinSections } from './sections-answer.js';

interface CompanyServices {
  editions: CurrentEditions;
}

export function companyRoutes(addReadyRoute: AddReadyRoute, { editions }: CompanyServices): void {
  const getTokens = rememberTokens();
  addReadyRoute(getSections, {
    understand(input: SectionsRequest) {
      requireAustralia(input.Country);
      const tokens = getTokens(input.ReportSections);
      return { tokens, ...wantReport(companyKey(input.EntityId, input.Language)) };
    },

    find({ tokens, key, lookup }, { client, acceptsGzip }) {
      requireEntitlement(client, key);
      return whenKnown(
        editions.find(lookup),
        (edition) =>
          edition?.sections &&
          readyJson(
            joinSections(tokens, edition.sections, acceptsGzip),
            acceptsGzip,
            edition.number,
          ),
      );
    },
  });
}

function companyKey(entityId: number, language = defaultLanguage): ReportKey {
  return { family: 'company', country: 'AU', code: String(entityId), language };
}

function requireAustralia(country: string): void {
  if (country.toUpperCase() === 'AU') return;
  const detail = `Country is ${JSON.stringify(country)}; company reports cover Australia only, so it must be "AU".`;
  throw new RequestProblem('country_not_covered', detail, {
    errors: [{ pointer: '/Country', detail }],
  });
}

/** A program that fetches many reports asks for the same sections of each. */
function rememberTokens(): typeof findTokens {
  let lastAsked: string[] = [];
  let tokens: SectionToken[] = [];
  return (asked) => {
    if (!isEqual(asked, lastAsked)) {
      tokens = findTokens(asked);
      lastAsked = asked;
    }
    return tokens;
  };
}

/** Each distinct token once, in the order first asked. */
function findTokens(asked: string[]): SectionToken[] {
  const tokens: SectionToken[] = [];
  for (const text of asked) {
    const token = findSectionToken(text);
    if (!token) throw unknownSections(asked);
    if (!tokens.includes(token)) tokens.push(token);
  }
  return tokens;
}

function unknownSections(asked: string[]): RequestProblem {
  const errors = asked.flatMap((text, index) =>
    findSectionToken(text) ? [] : [unknownSection(text, index)],
  );
  const details = errors.slice(0, 5).map(({ detail }) => detail);
  return new RequestProblem('unknown_section', details.join(' '), { errors });
}

function unknownSection(text: string, index: number): ProblemError {
  const nearest = getNearestName(text, sectionTokens);
  return {
    pointer: `/ReportSections/${String(index)}`,
    detail: `${JSON.stringify(text.slice(0, 80))} is not a section; the nearest one is "${nearest}".`,
  };
}
