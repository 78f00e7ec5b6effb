import { describe, expect, test } from 'vitest';
import { listMonths } from '../time.ts';
import { firstOpenMonth, isPartial, isProvisional, provisionalMonths, publishedMonths } from './publication.ts';

describe('January', () => {
  test('alone is not published before February is', () => {
    expect(publishedMonths(['2025-11', '2025-12', '2026-01'])).toEqual(['2025-11', '2025-12']);
    expect(publishedMonths(['2026-01'])).toEqual([]);
  });

  test('appears with February', () => {
    expect(publishedMonths(['2025-12', '2026-01', '2026-02'])).toEqual(['2025-12', '2026-01', '2026-02']);
  });

  test('of an earlier year is published though its February is missing', () => {
    expect(publishedMonths(['2025-01', '2025-03'])).toEqual(['2025-01', '2025-03']);
  });
});

test('the latest two months are provisional, and January with February', () => {
  expect(provisionalMonths(listMonths('2025-01', '2025-09'))).toEqual(['2025-08', '2025-09']);
  expect(provisionalMonths(listMonths('2025-01', '2026-02'))).toEqual(['2026-01', '2026-02']);
  expect(provisionalMonths(listMonths('2025-01', '2026-03'))).toEqual(['2026-01', '2026-02', '2026-03']);
  expect(provisionalMonths([])).toEqual([]);
});

test('twelve months are open', () => {
  expect(listMonths(firstOpenMonth('2026-09'), '2026-09')).toHaveLength(12);
});

test('a quarter or year is partial until its last month is published', () => {
  const published = new Set(listMonths('2025-01', '2026-08'));
  expect(['2026-Q2', '2026-Q3', '2025', '2026', '2026-08'].map((period) => isPartial(period, published))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});

test('a period with a provisional month is provisional', () => {
  expect(['2026-Q2', '2026-Q3', '2026', '2025'].map((period) => isProvisional(period, ['2026-08']))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
