import { expect, test } from 'vitest';
import { findMissing, listUnits, type SeriesDraft, toMapping, unitFor } from './series-draft.ts';

const named = { label: 'A', kind: 'benchmark', code: 'BRA', unit: 'USD/t', nameCn: '甲', nameEn: 'A' } as const;
const draft = (said: Partial<SeriesDraft> = {}): SeriesDraft => ({
  roles: new Map([['Price', 'price']]),
  dayOrder: '',
  sourceCn: '来源',
  sourceEn: 'Source',
  series: [named],
  ...said,
});

test.each([
  [{}, null],
  [{ roles: new Map() }, 'price'],
  [{ sourceEn: ' ' }, 'source'],
  [{ series: [{ ...named, nameCn: '' }] }, 'name'],
  [{ series: [{ ...named, unit: '' }] }, 'unit'],
  [{ series: [{ ...named, kind: 'none', unit: '', nameCn: '' }], sourceCn: '' }, null],
  [{ series: [{ ...named, kind: 'cattle', nameCn: '', nameEn: '' }] }, null],
] as const)('of a draft with %j is missing: %s', (said, missing) => {
  expect(findMissing(draft(said as Partial<SeriesDraft>))).toBe(missing);
});

test('a mapping has what was filled in, trimmed, and what other files have', () => {
  const Others = [{ Label: 'Old', Kind: 'none' }] as const;
  const mapping = toMapping(draft({ sourceEn: ' Source ', dayOrder: '' }), { Dict: { Others: [...Others] } });
  expect(mapping).toMatchObject({
    DayOrder: null,
    Columns: [{ Title: 'Price', Role: 'price' }],
    Series: [
      { Label: 'A', Kind: 'benchmark', SourceEn: 'Source', Unit: 'USD/t' },
      { Label: 'Old', Kind: 'none' },
    ],
  });
});

test('a market of cattle keeps a unit of its currency, and has its own where the unit is none', () => {
  const own = listUnits('BRA').find(({ isOwn }) => isOwn)?.code;
  expect(own).toBeDefined();
  expect(unitFor({ kind: 'cattle', code: 'BRA', unit: '' })).toBe(own);
  expect(unitFor({ kind: 'benchmark', code: 'BRA', unit: '' })).toBe('');
  for (const { code } of listUnits('BRA')) expect(unitFor({ kind: 'cattle', code: 'BRA', unit: code })).toBe(code);
});
