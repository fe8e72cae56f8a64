/** `EntityId` on the wire is `entityId` here, at every depth; a field added later comes along. */
export function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [camelName(name), camelCased(inner)]),
  );
}

/** `After` here is `After` on the wire; what is undefined is not sent. */
export function pascalCased(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value as unknown]),
  );
}

/** A run of capitals goes down as one: `ABN` is `abn`, and `SHA256` is `sha256`. */
function camelName(name: string): string {
  return name.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (capitals) => capitals.toLowerCase());
}
