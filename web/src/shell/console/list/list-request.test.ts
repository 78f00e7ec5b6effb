import type { FieldRules } from '@btc/contract/wire/field-rules.ts';
import { expect, test } from 'vitest';
import { type ListFilter, readListFilter, toAddressName, toListRequest } from './list-request.ts';

const text = { kind: 'text', isRequired: false, isNullable: false } as const;
const rules: FieldRules = {
  Keyword: { ...text, maxLength: 6 },
  State: { ...text, choices: ['open', 'closed'] },
  ExpiringDays: { ...text, kind: 'number', isInteger: true, minimum: 1 },
  StaffOnly: { ...text, kind: 'flag' },
  SeriesID: { ...text, kind: 'number', isInteger: true, minimum: 1 },
  From: { ...text, format: 'date-time' },
};
const options = ['open', 'closed'].map((value) => ({ value, label: value }));
const keyword: ListFilter = { field: 'Keyword', label: '' };
const state: ListFilter = { field: 'State', label: '', options };
const days: ListFilter = { field: 'ExpiringDays', at: 'expiring', label: '', options: [{ value: '7', label: '' }] };
const staff: ListFilter = { field: 'StaffOnly', label: '', options: [{ value: 'true', label: '' }] };
const series: ListFilter = { field: 'SeriesID', at: 'series', label: '', isHidden: true };
const from: ListFilter = { field: 'From', label: '', isDay: true, toValue: (day) => `${day}T00:00:00+08:00` };

test('a filter stands in the address under the name of its field, what is looked for under q', () => {
  expect([keyword, state, days].map(toAddressName)).toEqual(['q', 'state', 'expiring']);
});

test('what an address says and the call would refuse is no filter', () => {
  expect(readListFilter(rules, keyword, '  beef shank')).toBe('beef s');
  expect(readListFilter(rules, state, 'open')).toBe('open');
  expect(readListFilter(rules, state, 'OPEN')).toBe('');
  expect(readListFilter(rules, { ...state, initial: 'open' }, 'x')).toBe('open');
  expect(readListFilter(rules, series, '-1')).toBe('');
  expect(readListFilter(rules, series, '12')).toBe('12');
  expect(readListFilter(rules, from, '2026-02-30')).toBe('');
  expect(readListFilter(rules, from, '2026-02-28')).toBe('2026-02-28');
});

test('the call gets numbers, flags and moments, and nothing of what is not filtered', () => {
  const values = { Keyword: '', State: 'open', ExpiringDays: '7', StaffOnly: 'true', SeriesID: '', From: '2026-02-28' };
  const filters = [keyword, state, days, staff, series, from];
  expect(toListRequest(rules, filters, values, { Page: 2 })).toEqual({
    State: 'open',
    ExpiringDays: 7,
    StaffOnly: true,
    From: '2026-02-28T00:00:00+08:00',
    Page: 2,
  });
});
