import type { Broadsheet } from '@broadsheet/client';

interface Place {
  version: string;
  code: string;
  signal: AbortSignal;
}

/** The codes from the top of the tree down to a code; empty where there is no such code. */
export async function listPath(
  { classifications }: Pick<Broadsheet, 'classifications'>,
  { version, code, signal }: Place,
): Promise<string[]> {
  const path: string[] = [];
  let wanted: string | null = code;
  while (wanted !== null) {
    // A code that is typed comes first in what is found by words.
    const asked = { version, query: wanted, limit: 1, signal };
    const { codes } = await classifications.codes(asked);
    const [found] = codes;
    if (found?.code.toLowerCase() !== wanted.toLowerCase()) return [];
    path.unshift(found.code);
    wanted = found.parent;
  }
  return path;
}
