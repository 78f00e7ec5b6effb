import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { origins } from '@btc/reference/places/origins.ts';
import { expect, it } from 'vitest';
import { hasOwnColor, originToken } from './origin-colors.ts';

const tokens = readFileSync(join(import.meta.dirname, '../ui/base/tokens.css'), 'utf8');

it('gives every origin the colour of the reference, through a token', () => {
  for (const { code, color } of origins.filter((origin) => origin.color !== null)) {
    expect(tokens).toContain(`${originToken(code)}: ${color};`);
  }
});

it('gives an origin without a colour that of the others', () => {
  expect(hasOwnColor('RUS')).toBe(false);
  expect(originToken('RUS')).toBe('--origin-other');
  expect(originToken('toString')).toBe('--origin-other');
});
