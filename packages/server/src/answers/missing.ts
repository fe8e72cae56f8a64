import type { Missing, ReportKey } from '@broadsheet/contract';
import type { Client } from '@broadsheet/store';
import type { FastifyReply } from 'fastify';
import { isEntitled } from '../authentication/report-access.js';
import type { CurrentEditions } from '../editions/current-editions.js';

const missingHeader = 'broadsheet-missing';

/** Answers 204; the header says why, because the body cannot. */
export function sendMissing(reply: FastifyReply, missing: Missing | undefined): FastifyReply {
  if (missing !== undefined) void reply.header(missingHeader, missing);
  return reply.status(204).send();
}

/**
 * Why there is no such report; undefined if there is one. Other languages count only if the client
 * may read them, so the response reveals nothing about the rest.
 */
export async function findMissingReport(
  editions: Pick<CurrentEditions, 'listLanguages'>,
  client: Client | undefined,
  key: ReportKey,
): Promise<'report' | 'language' | undefined> {
  const languages = await editions.listLanguages(key);
  const readable = languages.filter((language) => isEntitled(client, { ...key, language }));
  if (readable.length === 0) return 'report';
  const requestedLanguage = key.language.toLowerCase();
  return readable.some((language) => language.toLowerCase() === requestedLanguage)
    ? undefined
    : 'language';
}

/** The same for a request for images: a report may exist without images. */
export async function findMissingImages(
  editions: Pick<CurrentEditions, 'listLanguages'>,
  client: Client | undefined,
  key: ReportKey,
): Promise<Missing> {
  return (await findMissingReport(editions, client, key)) ?? 'images';
}
