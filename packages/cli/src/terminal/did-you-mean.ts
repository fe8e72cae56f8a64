import { findNearestName } from '@broadsheet/contract/checking';

/** ` Did you mean "revenue"?`, or an empty text if no known name is similar. */
export function didYouMean(text: string, known: readonly string[]): string {
  const nearest = findNearestName(text, known);
  return nearest === undefined ? '' : ` Did you mean ${JSON.stringify(nearest)}?`;
}
