import { addDays } from '@btc/contract/time.ts';
import { expect, test } from 'vitest';
import { getFormat } from '#i18n/format.ts';
import { dayLabels, timeAxis } from './over-time.ts';

test('a week without a row has its room, and the line runs straight over it', () => {
  const axis = timeAxis(['2026-10-02', '2026-10-09', '2026-10-16', '2026-11-06', '2026-11-13']);
  expect(axis.slots).toEqual([
    '2026-10-02',
    '2026-10-09',
    '2026-10-16',
    '2026-10-23',
    '2026-10-30',
    '2026-11-06',
    '2026-11-13',
  ]);
  expect(axis.spread([1, 2, 3, 6, 7])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect([0, 3, 4, 6].map((index) => axis.rowAt(index))).toEqual([0, 2, 3, 4]);
  expect(axis.findPositions([3])).toEqual(new Set([5]));
  expect([axis.placeOf(axis.slots[5] ?? ''), axis.placeOf('1990-01-01'), axis.placeOf('2100-01-01')]).toEqual([
    5,
    null,
    null,
  ]);
});

test('a row without a value breaks the line', () => {
  const axis = timeAxis(['2026-08-01', '2026-09-01', '2026-11-01', '2026-12-01']);
  expect(axis.slots).toHaveLength(5);
  expect(axis.spread([1, null, 3, 4])).toEqual([1, null, null, 3, 4]);
});

test('days keep to days, also over a weekend, and one row or none is an axis too', () => {
  expect(timeAxis(['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24']).slots).toHaveLength(6);
  expect(timeAxis(['2026-11-19']).slots).toEqual(['2026-11-19']);
  expect(timeAxis([]).slots).toEqual([]);
});

test('a long span is labelled by months with their years, each once; a short one by days', () => {
  const { slots } = timeAxis(Array.from({ length: 40 }, (_, week) => weekDay('2026-02-06', week)));
  const labels = dayLabels(getFormat('en'), slots).filter((label) => label !== '');
  expect(labels.slice(0, 3)).toEqual(['Feb 2026', 'Mar 2026', 'Apr 2026']);
  expect(new Set(labels).size).toBe(labels.length);
  expect(dayLabels(getFormat('en'), ['2026-11-13', '2026-11-20'])).toEqual(['13 November 2026', '20 Nov']);
  expect(dayLabels(getFormat('cn'), ['2025-12-26', '2026-01-02'])).toEqual(['2025年12月26日', '2026年1月2日']);
});

function weekDay(first: string, week: number): string {
  return addDays(first, week * 7);
}
