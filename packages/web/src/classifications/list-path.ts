import type { Broadsheet } from '@broadsheet/client';

interface CodeRequest {
  version: string;
  code: string;
  signal: AbortSignal;
}

/** The codes from the top of the tree down to a code; empty if there is no such code. */
export async function listPath(
  { classifications }: Pick<Broadsheet, 'classifications'>,
  { version, code, signal }: CodeRequest,
): Promise<string[]> {
  const path: string[] = [];
  let current: string | null = code;
  while (current !== null) {
    // A typed code comes first in the results for words.
    const request = { version, query: current, limit: 1, signal };
    const { codes } = await classifications.codes(request);
    const [found] = codes;
    if (found?.code.toLowerCase() !== current.toLowerCase()) return [];
    path.unshift(found.code);
    current = found.parent;
  }
  return path;
}
