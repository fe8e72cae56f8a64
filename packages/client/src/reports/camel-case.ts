/** `EntityId` in JSON is `entityId` here, at every depth, also for fields added later. */
export function camelCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelCased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [camelName(name), camelCased(inner)]),
  );
}

/** `after` here is `After` in JSON; undefined values are not sent. */
export function pascalCased(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value as unknown]),
  );
}

/** A run of capitals is lowered together: `ABN` is `abn`, and `SHA256` is `sha256`. */
function camelName(name: string): string {
  return name.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (capitals) => capitals.toLowerCase());
}
