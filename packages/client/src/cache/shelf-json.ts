import type { Shelf } from './report-cache.js';

/** What was kept as JSON; undefined where there is nothing, or something spoilt it. */
export async function findJson(shelf: Shelf, name: string): Promise<unknown> {
  const bytes = await shelf.find(name);
  try {
    return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as unknown);
  } catch {
    return undefined;
  }
}

export async function keepJson(shelf: Shelf, name: string, value: object): Promise<void> {
  await shelf.keep(name, new TextEncoder().encode(JSON.stringify(value)));
}
