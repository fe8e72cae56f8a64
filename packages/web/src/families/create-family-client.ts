import {
  AuthenticationError,
  BroadsheetError,
  EntitlementError,
  NetworkError,
  RateLimitError,
  type Fetch,
  type Problem,
} from '@broadsheet/client';
import type { FamilyClient, FullReport, ImageAddress } from './family-client.js';

interface ClientOptions {
  fetch: Fetch;
  /** Gives a token, and another one when the first is no longer good. */
  credentials: () => Promise<string>;
}

/** Until the client reads any family itself. */
export function createFamilyClients({ fetch, credentials }: ClientOptions) {
  let token: Promise<string> | undefined;
  const ask = async (path: string, body: unknown, signal?: AbortSignal): Promise<Response> => {
    token ??= credentials();
    const headers = { authorization: `Bearer ${await token}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal: signal ?? null };
    return fetch(new URL(path, location.origin).href, init).catch((cause: unknown) => {
      signal?.throwIfAborted();
      throw new NetworkError('got no answer', { method: 'POST', path, cause });
    });
  };
  const send = async (path: string, body: unknown, signal?: AbortSignal) => {
    let answer = await ask(path, body, signal);
    if (answer.status === 401) {
      token = undefined;
      answer = await ask(path, body, signal);
    }
    if (answer.status === 204 || answer.status === 404) return undefined;
    if (!answer.ok) throw await errorOf(answer, path);
    return answer;
  };
  return (family: string): FamilyClient => createFamilyClient(`/${family}/v3`, send);
}

async function errorOf(answer: Response, path: string): Promise<BroadsheetError> {
  const { status } = answer;
  const problem = (await answer.json().catch(() => undefined)) as Problem | undefined;
  const kinds = new Map<number, typeof BroadsheetError>([
    [401, AuthenticationError],
    [403, EntitlementError],
    [429, RateLimitError],
  ]);
  const Kind = kinds.get(status) ?? BroadsheetError;
  const requestId = answer.headers.get('x-request-id') ?? undefined;
  return new Kind(`answered ${String(status)}`, {
    ...{ method: 'POST', path, status, requestId, problem },
  });
}

type Send = (path: string, body: unknown, signal?: AbortSignal) => Promise<Response | undefined>;

function createFamilyClient(base: string, send: Send): FamilyClient {
  return {
    async fullReport(key, { signal } = {}) {
      const answer = await send(`${base}/fullreport`, withNames(key), signal);
      return answer && parseFullReport((await answer.json()) as WireReport);
    },
    async images(key, { signal } = {}) {
      const answer = await send(`${base}/images`, withNames(key), signal);
      return answer ? parseImages((await answer.json()) as WireReport) : [];
    },
    async chart(chart, { signal } = {}) {
      const answer = await send(`${base}/chart`, withNames(chart), signal);
      if (!answer) return undefined;
      const { URL: url, SHA256: sha256, ...rest } = (await answer.json()) as WireChart;
      return { ...withoutCapitals(rest), url, sha256 } as Awaited<
        ReturnType<FamilyClient['chart']>
      >;
    },
    async image({ url }, { signal } = {}) {
      const answer = await send(base + url, {}, signal);
      if (!answer) return undefined;
      const text = await answer.text();
      const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
      return { bytes, toDataUri: () => `data:image/png;base64,${text.trim()}` };
    },
  };
}

interface WireReport {
  Report: { Title: string; Edition: number; PublishedAt: string; UpdatedAt: string };
  Sections: { RequestedSection: string; Body: unknown }[];
  Images?: { Name: string; URL: string }[];
}

interface WireChart {
  URL: string;
  SHA256: string;
}

function parseFullReport(wire: WireReport): FullReport {
  const { Title: title, Edition: edition, PublishedAt, UpdatedAt } = wire.Report;
  return {
    report: { title, edition, publishedAt: PublishedAt, updatedAt: UpdatedAt },
    sections: wire.Sections.map(({ RequestedSection: label, Body: body }) => ({ label, body })),
    images: parseImages(wire),
  };
}

function parseImages({ Images = [] }: WireReport): ImageAddress[] {
  return Images.map(({ Name: name, URL: url }) => ({ name, url }));
}

const withNames = (key: object) =>
  Object.fromEntries(
    Object.entries(key).map(([name, value]) => [
      name.charAt(0).toUpperCase() + name.slice(1),
      value as unknown,
    ]),
  );

const withoutCapitals = (wire: object) =>
  Object.fromEntries(
    Object.entries(wire).map(([name, value]) => [
      name.charAt(0).toLowerCase() + name.slice(1),
      value as unknown,
    ]),
  );
