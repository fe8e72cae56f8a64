import type { KeptReport } from './report-cache.js';

/** What was kept as JSON; undefined where there is nothing, or something spoilt it. */
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
