import type { PublishingWords } from '../publishing-words.js';

/** The starter document of a family. Public, so no token is sent. */
export async function loadStarter(family: string, { begin }: PublishingWords): Promise<string> {
  const answer = await fetch(`/schemas/${encodeURIComponent(family)}.starter.yaml`).catch(
    () => undefined,
  );
  if (answer?.ok) return answer.text();
  throw new Error(answer ? begin.answered(answer.status) : begin.unreachable);
}
