/** A part of a document's schema, as far as a starter needs it. */
interface SchemaPart {
  type?: string;
  description?: string;
  properties?: Record<string, SchemaPart>;
  required?: string[];
  items?: SchemaPart;
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  anyOf?: SchemaPart[];
  minimum?: number;
}

/**
 * The properties that the schema of a family requires, with the meaning of each as a comment. For a
 * family without a starter of its own; the checks of the family list what is still missing.
 */
export function writeStarter(family: string, schema: object): string {
  const { properties = {}, required = [] } = schema as SchemaPart;
  const lines = Object.entries(properties)
    .filter(([name]) => required.includes(name))
    .flatMap(([name, part]) => writeMember(name, part, ''));
  return [`Family: ${family}`, ...lines, ''].join('\n');
}

function writeMember(name: string, part: SchemaPart, indent: string): string[] {
  const comment = part.description === undefined ? [] : [`${indent}# ${oneLine(part.description)}`];
  const { type, properties, items, anyOf } = part;
  if (anyOf?.[0] && type === undefined) return writeMember(name, { ...part, ...anyOf[0] }, indent);
  if (type === 'object' && properties) {
    return [...comment, `${indent}${name}:`, ...writeMembers(part, `${indent}  `)];
  }
  if (type === 'array' && items?.properties) {
    const [first = '', ...others] = writeMembers(items, `${indent}    `).filter(
      (line) => !line.trimStart().startsWith('#'),
    );
    return [...comment, `${indent}${name}:`, `${indent}  - ${first.trimStart()}`, ...others];
  }
  return [...comment, `${indent}${name}: ${writeValue(part)}`];
}

function writeMembers({ properties = {}, required = [] }: SchemaPart, indent: string): string[] {
  return Object.entries(properties)
    .filter(([name]) => required.includes(name))
    .flatMap(([name, part]) => writeMember(name, part, indent));
}

/** JSON is YAML too. */
function writeValue({
  type,
  examples,
  enum: values,
  const: only,
  minimum = 0,
  items,
}: SchemaPart): string {
  const example = only ?? examples?.[0] ?? values?.[0];
  if (example !== undefined) return JSON.stringify(example);
  if (type === 'integer' || type === 'number') return String(minimum);
  if (type === 'boolean') return 'false';
  if (type === 'array') return `[${items ? writeValue(items) : ''}]`;
  return type === 'object' ? '{}' : '"…"';
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
