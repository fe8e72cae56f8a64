import { onePixel } from './one-pixel.js';
import { answer, json, type Handler, type Received } from './scripted-service.js';

interface Update {
  Country: string;
  Code: string;
  Language: string;
  Title: string;
  UpdatedAt: string;
}

/** A service with reports that a test can update; lists the updates unless told not to. */
export interface Catalogue {
  handler: Handler;
  /** Marks a report as updated at a time. */
  update: (code: string, at: string) => void;
}

export function createCatalogue({ offersUpdates = true } = {}): Catalogue {
  const updates = new Map<string, Update>();
  const handlers: Record<string, (received: Received) => Handler> = {
    '/industry/v3/images': ({ body }) => json({ Images: [descriptorOf(body)] }),
    '/industry/v3/image/': () => answer(200, onePixel),
    '/company/v3/sections': ({ body }) => json({ Sections: sectionsOf(body) }),
    '/company/v3/updatedreports': () => (offersUpdates ? json({ Reports: [] }) : answer(404)),
    '/industry/v3/updatedreports': ({ body }) =>
      offersUpdates ? json({ Reports: since(updates, body) }) : answer(404),
  };
  return {
    handler: (received, response) => {
      const [path = ''] = received.url.split('?');
      (handlers[path]?.(received) ?? answer(404))(received, response);
    },
    update: (code, at) => {
      const names = { Country: 'AU', Code: code, Language: 'English' };
      updates.set(code, { ...names, Title: `Report ${code}`, UpdatedAt: at });
    },
  };
}

function descriptorOf(body: unknown) {
  const { Code: code } = body as { Code: string };
  const URL = `/image/?country=au&code=${code}&language=english&image=revenue`;
  return { Name: 'Revenue', URL };
}

function sectionsOf(body: unknown) {
  const { ReportSections: tokens } = body as { ReportSections: string[] };
  return tokens.map((token) => ({
    RequestedSection: token.toUpperCase(),
    StatusCode: token === 'nzbn' ? 404 : 200,
    Body: token === 'nzbn' ? null : { [token.toUpperCase()]: token },
  }));
}

function since(updates: Map<string, Update>, body: unknown): Update[] {
  const { StartDate: start } = body as { StartDate: string };
  return [...updates.values()].filter(({ UpdatedAt }) => UpdatedAt >= start);
}
