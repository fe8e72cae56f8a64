/** Documents are immutable here, so that a draft can be compared and stored. */

export function withMember(object: object, name: string, value: unknown): object {
  const { [name]: _, ...rest } = object as Record<string, unknown>;
  // At its old position if it had one; otherwise at the end.
  if (value === undefined) return rest;
  return Object.hasOwn(object, name) ? { ...object, [name]: value } : { ...rest, [name]: value };
}

/** The same for a value deeper inside. Empty containers are left out. */
export function withMemberAt(object: object, steps: readonly string[], value: unknown): object {
  const [name = '', ...rest] = steps;
  if (rest.length === 0) return withMember(object, name, value);
  const inner = (object as Record<string, unknown>)[name];
  const changed = withMemberAt(typeof inner === 'object' && inner ? inner : {}, rest, value);
  return withMember(object, name, dropEmpty(changed));
}

/** A list or object without content is left out. */
export function dropEmpty<Value extends object>(value: Value): Value | undefined {
  return Object.keys(value).length > 0 ? value : undefined;
}
