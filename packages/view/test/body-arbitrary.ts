import fc from 'fast-check';

export interface Schema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  required?: readonly string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

const pieces = [
  ...['|', '\\', '`', '*', '**', '_', '[x](javascript:alert(1))', '![a](b)', '<b>', '<script>'],
  ...['\n', '\r\n', '\t', '\n\n', '•\t', '\n•\t', '\n\t\t•\t', '# ', '\n# ', '\n- ', '\n1. ', '> '],
  ...['\n---', '\n===', '\n:-:', '&amp;', '&#60;', '~~', '```\n', '</td>', '--', ' #', '$', ' '],
];

/** Words mixed with characters that have a meaning in Markdown and HTML. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 6 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Bodies that satisfy a schema. */
export function bodyArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(bodyArbitrary));
  switch (schema.type) {
    case 'object':
      return objectArbitrary(schema);
    case 'array':
      return fc.array(bodyArbitrary(schema.items ?? {}), { minLength: 1, maxLength: 3 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textArbitrary(schema);
    default:
      return numberArbitrary(schema);
  }
}

function objectArbitrary({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const inner = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, bodyArbitrary(property)]),
  );
  return fc.record(inner, { requiredKeys: [...required] });
}

function textArbitrary({ pattern }: Schema): fc.Arbitrary<string> {
  if (pattern === undefined) return hostileText;
  return pattern.startsWith('^[0-9]{4}') ? day : fc.stringMatching(new RegExp(pattern));
}

function numberArbitrary({ type, minimum = -1e9, maximum = 1e9 }: Schema): fc.Arbitrary<number> {
  const whole = fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) });
  if (type === 'integer') return whole;
  const least = Math.max(minimum, -1e6);
  const hundredths = fc.integer({ min: least * 100, max: Math.min(maximum, 1e6) * 100 });
  return fc.oneof(
    whole,
    hundredths.map((value) => value / 100),
  );
}
