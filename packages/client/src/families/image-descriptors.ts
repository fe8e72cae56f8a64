import { findJson, keepJson } from '../cache/kept-json.js';
import type { KeptReport } from '../cache/report-cache.js';
import { invalidAnswer } from '../http/answer-error.js';
import type { Answer } from '../http/call.js';
import { parseJson } from '../http/parse-json.js';
import { ask, type FamilySource } from './family-source.js';
import { reportBodyOf } from './read-sections.js';

/** One chart that a report has. */
export interface ImageDescriptorOf<Name extends string> {
  /** Which chart it is. */
  name: Name;
  /** Where the service has it; `image` takes the whole descriptor. */
  url: string;
}

const listName = 'images';

/** The charts of a report, from the cache where they are there. */
export async function readImages<Name extends string>(
  cached: KeptReport,
  fetchList: () => Promise<ImageDescriptorOf<Name>[]>,
): Promise<ImageDescriptorOf<Name>[]> {
  const kept = await findJson(cached, listName);
  if (kept) return kept as ImageDescriptorOf<Name>[];
  const list = await fetchList();
  if (list.length > 0) await keepJson(cached, listName, list);
  return list;
}

export async function fetchImages<Name extends string>(
  source: FamilySource,
  report: object,
  signal: AbortSignal | undefined,
): Promise<ImageDescriptorOf<Name>[]> {
  const body = reportBodyOf(source.name, report);
  const answer = await ask(source, { operation: 'images', body, signal });
  return answer.status === 204 ? [] : parseDescriptors(answer);
}

export function parseDescriptors<Name extends string>(answer: Answer): ImageDescriptorOf<Name>[] {
  const { Images: images } = parseJson(answer);
  if (!Array.isArray(images)) throw invalidAnswer(answer, 'without a list of Images');
  return images.map((image: { Name?: unknown; URL?: unknown } | null) => {
    const { Name: name, URL: url } = image ?? {};
    if (typeof name !== 'string' || typeof url !== 'string' || !url.startsWith('/')) {
      throw invalidAnswer(answer, 'with an image that lacks its Name or URL');
    }
    return { name: name as Name, url };
  });
}
