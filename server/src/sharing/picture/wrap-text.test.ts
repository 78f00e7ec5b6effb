import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureText, wrapText } from './wrap-text.ts';

test.each([
  ['Brazil fills its quota', 6, ['Brazil fills', 'its quota']],
  ['巴西配额已用八成，下月或用完。', 8, ['巴西配额已用八', '成，下月或用完。']],
  ['  too   many  spaces ', 20, ['too many spaces']],
  ['', 10, []],
])('%s', (text, ems, lines) => {
  expect(wrapText(text, { ems, lines: 3 })).toEqual(lines);
});

test('what does not fit ends with an ellipsis, and a word wider than a line is cut', () => {
  expect(wrapText('板腱牛腩板腱牛腩板腱', { ems: 4, lines: 2 })).toEqual(['板腱牛腩', '板腱牛…']);
  expect(wrapText('a'.repeat(50), { ems: 5, lines: 2 }).join('')).toMatch(/^a{5,10}…?$/);
});

test('no line is wider than the room, and there are no more than asked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const lines = wrapText(text, { ems: 12, lines: 3 });
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(measureText(line)).toBeLessThanOrEqual(12.5);
    }),
  );
});
