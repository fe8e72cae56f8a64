/** A JSON Schema of the contract as a TypeScript type, its descriptions as doc comments. */
export function describeType(schema) {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(describeType).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  switch (schema.type) {
    case 'object':
      return `{\n${describeProperties(schema)}\n}`;
    case 'array':
      return `(${describeType(schema.items)})[]`;
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    default:
      throw new Error(`a schema that is not understood yet: ${JSON.stringify(schema)}`);
  }
}

function describeProperties({ properties, required = [] }) {
  return Object.entries(properties)
    .map(([name, schema]) => {
      const optional = required.includes(name) ? '' : '?';
      return `${docComment(schema.description)}${JSON.stringify(name)}${optional}: ${describeType(schema)};`;
    })
    .join('\n');
}

export function docComment(text) {
  return text ? `/** ${text.replaceAll('*/', '* /')} */\n` : '';
}
