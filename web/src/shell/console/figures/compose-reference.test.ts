import fc from 'fast-check';
import { figureKindCodes } from '@btc/contract/figures/figure.ts';
import { expect, test } from 'vitest';
import {
  type ChosenReference,
  composeReference,
  figureForms,
  listMeasures,
  toLandedPath,
} from './compose-reference.ts';
import { listReferences } from './figure-text.ts';

const chosen: ChosenReference = {
  kind: 'quote',
  path: 'BRA/shank/forward',
  measure: 'mainstream',
  period: 'latest',
  form: 'unit',
  choice: '',
};

test.each([
  [{}, '{{BRA/shank/forward@latest}}'],
  [{ measure: 'high' }, '{{BRA/shank/forward@latest high}}'],
  [{ form: 'bare' }, '{{BRA/shank/forward@latest bare}}'],
  [{ measure: 'change%', form: 'abs', period: ' 2026-11 ' }, '{{BRA/shank/forward@2026-11 change% abs}}'],
  [
    { measure: 'change', form: 'choice', choice: '? rose | fell | held' },
    '{{BRA/shank/forward@latest change? rose | fell | held}}',
  ],
  [{ path: '' }, ''],
] as const)('what is chosen as %j is written %s', (said, written) => {
  expect(composeReference({ ...chosen, ...said })).toBe(written);
});

test('whatever is chosen is one reference that the text finds again', () => {
  const choices = fc.constantFrom(...figureKindCodes).chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      path: fc.constantFrom('BRA', 'BRA/shank/forward', 'beef/forward'),
      measure: fc.constantFrom(...listMeasures(kind)),
      period: fc.constantFrom('latest', '2026-11', '2026-11-20'),
      form: fc.constantFrom(...figureForms.filter((form) => form !== 'choice')),
      choice: fc.constant(''),
    }),
  );
  fc.assert(
    fc.property(choices, (one) => {
      const written = composeReference(one);
      expect(listReferences([`It was ${written} then.`])).toEqual([written]);
    }),
  );
});

const landed = { basis: 'cif', path: '', origin: 'duty/BRA', cut: '', cif: '6000', tariff: 'within' };

test.each([
  [{}, 'landed/BRA/6000'],
  [{ cut: 'shank', tariff: 'over' }, 'landed/BRA/shank/6000/over'],
  [{ cif: '5350.5' }, 'landed/BRA/5350.5'],
  [{ cif: '6,000' }, ''],
  [{ cif: '' }, ''],
  [{ origin: '' }, ''],
  [{ basis: 'quote', path: 'landed/BRA/shank/forward' }, 'landed/BRA/shank/forward'],
  [{ basis: 'quote', path: 'landed/BRA/shank/forward', tariff: 'over' }, 'landed/BRA/shank/forward/over'],
  [{ basis: 'quote' }, ''],
])('a landed cost of %j is named "%s"', (said, path) => {
  expect(toLandedPath({ ...landed, ...said })).toBe(path);
});
