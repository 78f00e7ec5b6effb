import type { ViewRow } from '@btc/contract/trade/view-answer.ts';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { isGapCell } from '#ui/data/table-model.ts';
import { toCell } from './table-cell.tsx';
import { dutyNotes } from './table-notes.tsx';

const row: ViewRow = {
  Code: '02023000',
  NameCn: '冻去骨牛肉',
  NameEn: 'Frozen boneless beef',
  Volume: 1234.5,
  Share: 0,
  Yoy: -3.25,
  Ytd: null,
  YtdYoy: null,
  ValueUsd: null,
  ValueCny: null,
  UsdPerTonne: null,
  Duty: 12,
  DutyNoteCn: '最惠国税率',
  DutyNoteEn: 'Most favoured nation',
  Ownership: 'state',
  MainOrigins: [{ Code: 'BRA', NameCn: '巴西', NameEn: 'Brazil', Share: 52.4 }],
};
const plain = { edition: 'cn', locked: [], isSum: false, notes: dutyNotes([row, row], 'cn') } as const;
const html = (key: string, unit: string, context: Partial<Parameters<typeof toCell>[2]> = {}): string => {
  const cell = toCell(row, { Key: key, Unit: unit }, { ...plain, ...context });
  return isGapCell(cell) ? `gap ${cell.gap}` : renderToString(<>{cell}</>);
};

it('prints figures by their unit, changes with sign and colour', () => {
  expect(html('Volume', 't')).toBe('1,235');
  expect(html('Share', '%')).toBe('0.0');
  expect(html('Yoy', '%')).toMatch(/data-change="down".*−3\.3/);
  const rich = { ...row, ValueCny: 72_165_357_350 };
  const money = (edition: 'cn' | 'en') => toCell(rich, { Key: 'ValueCny', Unit: 'CNY' }, { ...plain, edition });
  expect(renderToString(<>{money('cn')}</>)).toBe('7,216,536');
  expect(renderToString(<>{money('en')}</>)).toBe('72,165,357');
});

it('tells what is not published from what a lock holds back', () => {
  expect(html('Ytd', 't')).toBe('gap notPublished');
  expect(html('Ytd', 't', { locked: ['Ytd'] })).toContain('会员可见');
});

it('puts names for codes, and says what duties depend on once, under the table', () => {
  expect(html('Ownership', '')).toBe('国有');
  expect(html('MainOrigins', '')).toContain('巴西52%');
  expect(html('Duty', '%')).toMatch(/12\.0<sup[^>]*>1<\/sup>/);
  expect(plain.notes).toEqual(['最惠国税率']);
});

it('leaves what has no sum empty in the sum', () => {
  for (const [key, unit] of [
    ['Ownership', ''],
    ['Trend', 't'],
    ['Duty', '%'],
  ] as const) {
    expect(html(key, unit, { isSum: true })).toBe('');
  }
});

it('marks a value that leaves out what no value is published for, and says how much', () => {
  const part = { ...row, ValueUsd: 62_000, UsdPerTonne: 4769, MissingUsd: 5 };
  const said = (key: string): string => {
    const cell = toCell(part, { Key: key, Unit: 'USD' }, plain);
    return isGapCell(cell) ? 'gap' : renderToString(<>{cell}</>);
  };
  expect(said('ValueUsd')).toMatch(/title="其中5吨未公布金额，未计入".*6\.2.*†/);
  expect(said('UsdPerTonne')).toContain('†');
  expect(said('Volume')).not.toContain('†');
});

it('says of nil that nothing was traded, which is not the same as not published', () => {
  expect(html('UsdPerTonne', 'USD/t')).toBe('gap notPublished');
  const nil = { ...row, Volume: 0, ValueUsd: 0, Share: null, Yoy: null, UsdPerTonne: null };
  for (const Key of ['UsdPerTonne', 'Share', 'Yoy'])
    expect(toCell(nil, { Key, Unit: '%' }, plain)).toEqual({ gap: 'notTraded' });
  const prices = { ...nil, Volume: 5, ValueUsd: 1, Values: [null, null], Untraded: [1] };
  expect(toCell(prices, { Key: 'Values.0', Unit: 'USD/t' }, plain)).toEqual({ gap: 'notPublished' });
  expect(toCell(prices, { Key: 'Values.1', Unit: 'USD/t' }, plain)).toEqual({ gap: 'notTraded' });
  expect(toCell({ ...prices, Yoy: null }, { Key: 'Yoy', Unit: '%' }, plain)).toEqual({ gap: 'noBase' });
});
