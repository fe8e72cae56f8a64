import type { KeptReport } from './report-cache.js';

/** A cached JSON value; undefined if there is none, or it is damaged. */
export async function findJson(kept: KeptReport, name: string): Promise<unknown> {
  const bytes = await kept.find(name);
  try {
    return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as unknown);
  } catch {
    return undefined;
  }
}

export async function keepJson(kept: KeptReport, name: string, value: object): Promise<void> {
  await kept.keep(name, new TextEncoder().encode(JSON.stringify(value)));
}
