/** A part of the schema of a family's documents, as `/schemas/{family}.json` has it. */
export interface Part {
  type?: string;
  description?: string;
  properties?: Record<string, Part>;
  required?: string[];
  items?: Part;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Part[];
  maxLength?: number;
  contentMediaType?: string;
  minimum?: number;
  maximum?: number;
}

/** How a part is edited. */
export type PartKind =
  | 'choice'
  | 'flag'
  | 'number'
  | 'line'
  | 'text'
  | 'lines'
  | 'grid'
  | 'statements'
  | 'cards'
  | 'group'
  | 'fixed';

/** Longer texts are chapters, in Markdown. */
const longestLine = 300;

export function kindOf(part: Part): PartKind {
  const { type, items, properties, maxLength = 0 } = part;
  if (part.const !== undefined) return 'fixed';
  if (part.enum) return 'choice';
  if (part.anyOf) return part.anyOf.some(isNumber) ? 'number' : 'line';
  if (isNumber(part)) return 'number';
  if (type === 'boolean') return 'flag';
  if (type === 'array') return kindOfList(items ?? {});
  if (type === 'object' && properties) return 'group';
  if (isMarkdown(part)) return 'text';
  return maxLength > longestLine ? 'text' : 'line';
}

function kindOfList(items: Part): PartKind {
  const { properties } = items;
  if (!properties) return 'lines';
  const parts = Object.values(properties);
  if (parts.every(isCell)) return 'grid';
  return parts.every((part) => isCell(part) || isGroupOfCells(part)) ? 'statements' : 'cards';
}

const isCell = (part: Part) => cellKinds.has(kindOf(part));

const isGroupOfCells = (part: Part) =>
  kindOf(part) === 'group' && Object.values(part.properties ?? {}).every(isCell);

/** Whether readers get the text with its markup. */
export const isMarkdown = ({ contentMediaType }: Part) => contentMediaType === 'text/markdown';

const cellKinds = new Set<PartKind>(['choice', 'flag', 'number', 'line', 'fixed']);

const isNumber = ({ type }: Part) => type === 'number' || type === 'integer';

/** Undefined if the service has no such family. */
export async function findDocumentSchema(
  family: string,
  signal: AbortSignal,
): Promise<Part | undefined> {
  const answer = await fetch(`/schemas/${encodeURIComponent(family)}.json`, { signal });
  return answer.ok ? (JSON.parse(await answer.text(), withoutMarkup) as Part) : undefined;
}

/** Descriptions are Markdown for the documentation; a form shows them as plain text. */
const withoutMarkup = (name: string, value: unknown) =>
  name === 'description' && typeof value === 'string' ? value.replaceAll('`', '') : value;
