import { ruleSafeguard } from '@btc/contract/safeguard/ruling.ts';
import { beefQuotas } from '@btc/reference/calibration.ts';
import { expect, test } from 'vitest';
import { referenceQuotas } from './reference-quotas.ts';
import { toMeasure } from './safeguard-record.ts';

test('each of the seven lines has the announced amount of each of the three years', () => {
  const record = { measure: toMeasure(referenceQuotas), notices: [], shares: [], counts: [], asOf: null };
  // Of all others one that is not exempt.
  const ruled = beefQuotas.map(({ origin: line, year }) => {
    const origin = line === 'OTH' ? 'MEX' : line;
    const ruling = ruleSafeguard({ goods: '02023000', origin, declaredOn: `${year}-06-01` }, record);
    return { origin: ruling.line, year: ruling.year, tonnes: ruling.quotaTonnes, over: ruling.overPercent };
  });
  expect(ruled).toEqual(beefQuotas.map(({ origin, year, tonnes }) => ({ origin, year, tonnes, over: 55 })));
  expect(new Set(ruled.map(({ origin, year }) => `${origin} ${year}`)).size).toBe(21);
});
