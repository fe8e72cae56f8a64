import type { Tracing } from './tracing.js';

/**
 * The same object, with a span for each call of its functions that is made for a request:
 * `store.editions.find`. Nested objects are treated the same way.
 */
export function traceCalls<Target extends object>(
  target: Target,
  name: string,
  { inSpan }: Pick<Tracing, 'inSpan'>,
): Target {
  return new Proxy(target, {
    get(object, property) {
      const value: unknown = Reflect.get(object, property, object);
      const path = `${name}.${String(property)}`;
      if (typeof value === 'function') {
        return (...args: unknown[]) =>
          inSpan(path, () => Reflect.apply(value, object, args) as unknown);
      }
      return isPlain(value) ? traceCalls(value, path, { inSpan }) : value;
    },
  });
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
