import { expect, it } from 'vitest';
import { toLines } from './text-width.ts';

it('breaks English between words and Chinese anywhere, into even lines', () => {
  expect(toLines('Compensated quarters / cow quarters', 120)).toEqual(['Compensated', 'quarters /', 'cow quarters']);
  expect(toLines('配比四分体', 50)).toEqual(['配比四', '分体']);
});

it('leaves brackets with what they hold', () => {
  expect(toLines('上脑肩胛连体（CB）', 60)).toEqual(['上脑肩胛连', '体（CB）']);
  expect(toLines('牛腩（薄腹）', 50)?.some((line) => /^[）]|（$/.test(line))).toBe(false);
});

it('does not break within a word', () => {
  expect(toLines('Silverside', 40)).toBeNull();
});
