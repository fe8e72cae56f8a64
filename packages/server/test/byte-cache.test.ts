import { expect, it } from 'vitest';
import { createByteCache } from '../src/byte-cache.js';

/** A cache with room for three values of one byte, and the names that were read from behind it. */
function createSmallCache() {
  const read: string[] = [];
  const cache = createByteCache<{ name: string }>({ maxBytes: 3, sizeOf: () => 1 });
  const get = async (name: string) =>
    cache.get(name, () => {
      read.push(name);
      return Promise.resolve({ name });
    });
  const ask = async (...names: string[]) => {
    read.length = 0;
    for (const name of names) expect((await get(name)).name).toBe(name);
    return [...read];
  };
  return { ask, get, cache, read };
}

it('keeps what is asked for while there is room', async () => {
  const { ask, cache } = createSmallCache();
  expect(await ask('a', 'b', 'c', 'a', 'b', 'c')).toEqual(['a', 'b', 'c']);
  expect(cache.stats()).toEqual({ bytes: 3, maxBytes: 3, hits: 3, misses: 3 });
});

it('a client that reads everything once evicts nothing that is requested again', async () => {
  const { ask } = createSmallCache();
  await ask('a', 'b', 'c');
  const passing = Array.from({ length: 100 }, (_, index) => `passing ${String(index)}`);
  expect(await ask(...passing)).toEqual(passing);
  expect(await ask('a', 'b', 'c')).toEqual([]);
});

it('a value requested a second time replaces the least recently requested one', async () => {
  const { ask } = createSmallCache();
  await ask('a', 'b', 'c', 'a', 'c');
  expect(await ask('d', 'd', 'd')).toEqual(['d', 'd']);
  expect(await ask('a', 'c', 'd')).toEqual([]);
  expect(await ask('b')).toEqual(['b']);
});

it('concurrent requests for one value cause one read, also if it is not kept', async () => {
  const { ask, get, read } = createSmallCache();
  await ask('a', 'b', 'c');
  read.length = 0;
  const [one, other] = await Promise.all([get('d'), get('d')]);
  expect(one).toBe(other);
  expect(read).toEqual(['d']);
});

it('a read in progress when the value changed is answered, and not kept', async () => {
  const { ask, get, cache, read } = createSmallCache();
  const late = get('a');
  cache.delete('a');
  expect((await late).name).toBe('a');
  read.length = 0;
  expect(await ask('a')).toEqual(['a']);
});
