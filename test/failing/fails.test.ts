import { expect, it } from 'vitest';

it('fails, so that its run does', () => {
  expect('a failed run').toBe('a run that passed');
});
