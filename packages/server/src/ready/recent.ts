/** A cache of recently used values: at least the last `count` of them, at most twice as many. */
export interface Recent<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/**
 * Two maps instead of an order of use: when the young map is full, it replaces the old one, and
 * entries of the old map that were not requested since are dropped. If most keys are used once, as
 * by a program that reads every report, keeping an exact order took a thirtieth of the time of an
 * image from disk.
 */
export function createRecent<Value extends object>(count: number): Recent<Value> {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  const set = (key: string, value: Value) => {
    if (young.size === count) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
  };
  return {
    get(key) {
      const value = young.get(key);
      if (value) return value;
      const older = old.get(key);
      if (older) set(key, older);
      return older;
    },
    set,
  };
}
