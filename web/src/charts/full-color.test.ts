import { expect, it } from 'vitest';
import { fullColor } from './full-color.ts';
import { readableOn } from './readable-on.ts';

it('writes the digits of a shortened colour in full, and leaves others as they are', () => {
  expect(fullColor('#fff')).toBe('#ffffff');
  expect(fullColor('#1aF')).toBe('#11aaFF');
  expect(fullColor('#15181c')).toBe('#15181c');
  expect(fullColor('')).toBe('');
});

it('lets ink be chosen on a light colour though paper was shortened', () => {
  expect(readableOn('#c68639', { ink: '#1b1f24', paper: fullColor('#fff') })).toBe('#1b1f24');
});
