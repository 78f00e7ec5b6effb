import { expect, it } from 'vitest';
import { readableOn } from './readable-on.ts';

const light = { ink: '#1b1f24', paper: '#ffffff' };

it('writes in paper on dark colours and in ink on light ones', () => {
  expect(readableOn('#33628f', light)).toBe(light.paper);
  expect(readableOn('#c4853b', light)).toBe(light.ink);
});
