import type { LiveFigure } from '@btc/contract/news/desk/figure-desk.ts';
import { expect, test } from 'vitest';
import { composeReference, toLandedPath } from './compose-reference.ts';
import { fillLive, listReferences, toEditorHtml } from './figure-text.ts';

const reference = '{{quote/BRA/fq6/forward@latest change ? 涨# | 跌# | 平}}';
const figure: LiveFigure = {
  Reference: reference,
  Issue: null,
  Detail: '',
  PrintedCn: '跌10',
  PrintedEn: 'down 10',
  Period: '2026-11-20',
  SourceCn: '演示数据',
  SourceEn: 'Demonstration data',
  PublishedOn: '2026-11-20',
  Demo: true,
  Provisional: false,
  Lock: 'Price',
};

test('each reference of a text is a node of its own in the editor', () => {
  const html = `<p>前六件${reference}，<strong>{{rate/USD@latest}}</strong></p>`;
  expect(toEditorHtml(html)).toBe(
    `<p>前六件<span data-figure="${reference}"></span>，<strong><span data-figure="{{rate/USD@latest}}"></span></strong></p>`,
  );
});

test('what readers would see is shown; what has no figure stays', () => {
  const live = new Map([[reference, figure]]);
  expect(fillLive(`前六件${reference}，{{rate/USD@latest}}`, live, 'cn')).toBe('前六件跌10，{{rate/USD@latest}}');
});

test('each reference of several texts is asked once, also one that cannot be read', () => {
  expect(listReferences([`${reference}${reference}`, '{{nothing}}'])).toEqual(['{{nothing}}', reference]);
});

test('a landed cost is of a quote, or of an origin’s CIF price that is typed', () => {
  const chosen = { basis: 'quote', path: '', origin: '', cut: '', cif: '', tariff: 'within' };
  expect(toLandedPath({ ...chosen, path: 'landed/BRA/fq6/forward', tariff: 'over' })).toBe(
    'landed/BRA/fq6/forward/over',
  );
  const typed = { ...chosen, basis: 'typed', origin: 'duty/BRA', cif: '6000' };
  expect(toLandedPath(typed)).toBe('landed/BRA/6000');
  expect(toLandedPath({ ...typed, cut: 'pork:large_int', tariff: 'over' })).toBe('landed/BRA/pork:large_int/6000/over');
  expect([chosen, { ...typed, cif: '6,000' }, { ...typed, origin: '' }].map(toLandedPath)).toEqual(['', '', '']);
});

test('what is not wanted of a series is not written', () => {
  const quota = { kind: 'quota', path: 'quota/BRA', period: ' latest ', form: 'unit', choice: '' } as const;
  expect(composeReference({ ...quota, measure: 'amount' })).toBe('{{quota/BRA@latest}}');
  expect(composeReference({ ...quota, measure: 'fill-day' })).toBe('{{quota/BRA@latest fill-day}}');
  expect(composeReference({ ...quota, measure: 'fill-day', path: '' })).toBe('');
});
