import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { followTextDirection } from '../../src/render/text-direction.js';

test.each([
  ['Coffee (قهوة)', 'ltr'],
  ['قهوة (Coffee)', 'rtl'],
  ['2026 קפה', 'rtl'],
  ['41.2%', 'ltr'],
])('%s runs %s', (text, direction) => {
  const context = followTextDirection(createCanvas(1, 1).getContext('2d'));
  context.fillText(text, 0, 0);
  expect(context.direction).toBe(direction);
});
