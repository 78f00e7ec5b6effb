import { expect, it } from 'vitest';
import { areSound, toInput, nothingStated } from './statements.ts';

it('takes codes with whatever stands between them, each once', () => {
  const typed = { ...nothingStated, origins: ' bra，ARG | ury BRA', covers: '0201、0202' };
  expect(areSound(typed)).toBe(true);
  expect(toInput(typed)).toMatchObject({ Origins: ['BRA', 'ARG', 'URY'], Covers: ['0201', '0202'] });
});

it('does not take names for codes', () => {
  expect(areSound({ ...nothingStated, origins: 'Brazil' })).toBe(false);
  expect(areSound({ ...nothingStated, covers: '02O2' })).toBe(false);
});
