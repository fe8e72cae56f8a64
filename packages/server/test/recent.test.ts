import { expect, it } from 'vitest';
import { createRecent } from '../src/ready/recent.js';

const valueOf = (number: number) => ({ number });

it('remembers what was used lately, and forgets what was not', () => {
  const recent = createRecent<{ number: number }>(10);
  const used = valueOf(-1);
  recent.set('used', used);
  recent.set('left', valueOf(-2));
  for (let number = 0; number < 100; number += 1) {
    recent.set(String(number), valueOf(number));
    expect(recent.get('used')).toBe(used);
    for (let ago = 0; ago < Math.min(number, 5); ago += 1) {
      expect(recent.get(String(number - ago))).toEqual(valueOf(number - ago));
    }
  }
  expect(recent.get('left')).toBeUndefined();
  expect(recent.get('0')).toBeUndefined();
});

it('holds no more than twice as many as it is to remember', () => {
  const recent = createRecent<{ number: number }>(10);
  for (let number = 0; number < 100; number += 1) recent.set(String(number), valueOf(number));
  const held = Array.from({ length: 100 }, (_, number) => String(number)).filter(
    (key) => recent.get(key) !== undefined,
  );
  expect(held.length).toBeLessThanOrEqual(20);
  expect(held).toContain('99');
});
