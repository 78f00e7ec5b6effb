import { expect, test } from 'vitest';
import { z } from 'zod';
import { dataSet } from './data-set.ts';
import { noteSource } from './data-table.ts';
import { describeParameters, formatValue, nameParameter } from './parameters.ts';

const input = z.strictObject({
  Meat: z.enum(['beef', 'pork']).default('beef'),
  MarketType: z.enum(['forward', 'spot']).default('forward'),
  Unit: z.union([z.enum(['USD/t', 'CNY/kg']), z.literal('')]).default(''),
  OverQuota: z.boolean().default(false),
  Origin: z.string().default(''),
});

const set = dataSet(
  'prices',
  {
    title: ['报价', 'Quotes'],
    lead: ['', ''],
    call: { input },
    parameters: {
      market: {
        title: { cn: '行情', en: 'Market of the quotes' },
        names: [{ code: 'spot', nameCn: '现货', nameEn: 'Spot' }],
      },
    },
    columns: [],
  },
  async () => ({ rows: [], notes: noteSource({ cn: '', en: '' }) }),
);

const find = (name: string) => describeParameters(set).find((one) => one.name === name);

test('what a parameter takes is what the call takes, and what it is called is what the set says', () => {
  expect(find('market')).toMatchObject({
    field: 'MarketType',
    title: { cn: '行情', en: 'Market of the quotes' },
    values: [
      { code: 'forward', words: null },
      { code: 'spot', words: { cn: '现货', en: 'Spot' } },
    ],
    usual: 'forward',
  });
  expect(find('unit')).toMatchObject({ values: [{ code: 'USD/t' }, { code: 'CNY/kg' }], usual: null });
  expect(find('quota')).toMatchObject({ values: [{ code: 'over' }], usual: null });
  expect(find('origin')).toMatchObject({ title: { cn: '产地', en: 'Origin' }, values: null });
});

test('a value is called by its words, or by its code', () => {
  const market = find('market');
  if (market === undefined) throw new Error('There is a market');
  expect([formatValue(market, 'spot', 'cn'), formatValue(market, 'forward', 'cn')]).toEqual(['现货', 'forward']);
});

test('a field of the call is named as the address has it, with what it takes', () => {
  expect(nameParameter([set], 'prices', 'MarketType')).toEqual({ name: 'market', values: ['forward', 'spot'] });
  expect(nameParameter([set], 'prices', 'Nothing')).toEqual({ name: 'Nothing', values: null });
  expect(nameParameter([set], 'unknown', 'MarketType')).toEqual({ name: 'MarketType', values: null });
});
