export type Properties = Record<string, unknown>;

/** Whether a value of a document is an object, not a list. */
export const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
