/** Remembers what was used lately: at least the last `count` of them, at most twice as many. */
export interface Recent<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/**
 * Two maps instead of an order of use: when the young one is full it becomes the old one, and what was
 * in that and not asked for since is gone. Where most keys come once, as from a program that reads every
 * report, keeping an exact order took a thirtieth of the time of a picture from the disk.
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
