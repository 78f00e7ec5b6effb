import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time.ts';
import { evaluateCargo, type Cargo, findDayChance, listDeclarationDays } from './cargo-clock.ts';
import { findSailingDays } from './cargo-days.ts';
import { projectFill, type QuotaFill } from './fill-projection.ts';
import { makeNotice, projected, recordWith } from './safeguard.fixture.ts';
import { ruleSafeguard } from './ruling.ts';

const evenYear = Array.from({ length: 12 }, () => 100_000);
const fill = projectFill(
  { year: 2026, quota: 1_106_000, months: evenYear.slice(0, 8), earlierYears: [evenYear] },
  { evenYears: 4, spread: 0.2, pooledYears: 4, rush: 1 },
);
const record = recordWith({ counts: [{ ...projected('BRA', '2026-10-01'), projection: fill }] });
const findFill = (line: string, year: number): QuotaFill | null => (line === 'BRA' && year === 2026 ? fill : null);
const arriving = (day: string, origin = 'BRA', goods = '02023000'): Cargo => ({
  origin,
  goods,
  day: { kind: 'arrival', day },
});
const ask = (cargo: Cargo) => evaluateCargo(cargo, record, findFill);
const goods = { goods: '0202', origin: 'BRA' };

describe('the days of a declaration', () => {
  test('are from the day after arrival to a week after it, the third the likely one', () => {
    const days = listDeclarationDays(arriving('2026-11-10'));
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, index) => `2026-11-${11 + index}`));
    expect(days.toSorted((one, other) => other.weight - one.weight)[0]?.day).toBe('2026-11-13');
  });

  test('of a bill of lading are a voyage later, and less sure', () => {
    const cargo: Cargo = { ...arriving(''), day: { kind: 'bill', day: '2026-09-01', port: 'tianjin' } };
    const { earliest, likely, latest } = ask(cargo);
    expect(likely).toBe(addDays('2026-09-01', findSailingDays('BRA', 'tianjin') + 3));
    expect([earliest, latest]).toEqual([addDays(likely, -7), addDays(likely, 9)]);
  });

  test('have weights that are 1 together', () => {
    fc.assert(
      fc.property(fc.constantFrom('BRA', 'AUS', 'XYZ'), fc.boolean(), (origin, isBill) => {
        const day = {
          kind: isBill ? ('bill' as const) : ('arrival' as const),
          day: '2026-03-01',
          port: 'shanghai' as const,
        };
        const days = listDeclarationDays({ origin, day });
        expect(days.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
        expect(days.every(({ weight }) => weight > 0)).toBe(true);
      }),
    );
  });
});

describe('the chance of a day', () => {
  test('is a half on the second day after the middle of the projection, and a day later by the other count', () => {
    const middle = fill.central ?? '';
    const on = (day: string) => findDayChance({ ...goods, declaredOn: day }, record, findFill);
    expect(on(addDays(middle, 1)).chance ?? 0).toBeGreaterThan(0.5);
    expect(on(addDays(middle, 2)).chance ?? 1).toBeLessThanOrEqual(0.5);
    expect(on(addDays(middle, 3)).otherChance).toBe(on(addDays(middle, 2)).chance);
  });

  test('is sure where a notice names the day', () => {
    const full = { ...record, notices: [makeNotice({ percent: 100, reachedOn: '2026-10-09' })] };
    const on = (day: string) => findDayChance({ ...goods, declaredOn: day }, full, findFill);
    expect(on('2026-10-10')).toEqual({ chance: 1, otherChance: 1 });
    expect(on('2026-10-11')).toEqual({ chance: 0, otherChance: 1 });
    expect(on('2026-10-12')).toEqual({ chance: 0, otherChance: 0 });
  });

  test('is one outside the measure, and not known without any count', () => {
    const on = (question: Partial<Parameters<typeof findDayChance>[0]>) =>
      findDayChance({ ...goods, declaredOn: '2026-11-01', ...question }, record, findFill).chance;
    expect(on({ goods: '02062900' })).toBe(1);
    expect(on({ origin: 'KOR' })).toBe(1);
    expect(on({ declaredOn: '2029-01-01' })).toBe(1);
    expect(on({ origin: 'AUS' })).toBeNull();
  });
});

describe('a cargo', () => {
  const dayOf2026 = fc.integer({ min: 0, max: 345 }).map((count) => addDays('2026-01-01', count));

  test('that comes later is never likelier within the quota, and the other count never makes it less likely', () => {
    fc.assert(
      fc.property(dayOf2026, fc.integer({ min: 1, max: 10 }), (day, later) => {
        const [first, second] = [ask(arriving(day)), ask(arriving(addDays(day, later)))];
        const chance = first.chance ?? Number.NaN;
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(second.chance ?? Number.NaN).toBeLessThanOrEqual(chance + 1e-9);
        expect(first.otherChance ?? chance).toBeGreaterThanOrEqual(chance);
      }),
    );
  });

  test('on its latest safe day is safe, and a day later is not', () => {
    for (const day of ['2026-08-01', '2026-11-20']) {
      const { latestSafe } = ask(arriving(day));
      expect(ask(arriving(latestSafe ?? '')).chance ?? 0).toBeGreaterThanOrEqual(0.9);
      expect(ask(arriving(addDays(latestSafe ?? '', 1))).chance ?? 1).toBeLessThan(0.9);
    }
  });

  test('is ruled by its declaration: arrived on 30 December it counts against the next year', () => {
    const { likely, ruling, chance, latestSafe } = ask(arriving('2026-12-30'));
    expect(likely).toBe('2027-01-02');
    expect(ruling).toEqual(ruleSafeguard({ ...goods, goods: '02023000', declaredOn: likely }, record));
    expect([ruling.year, chance, latestSafe]).toEqual([2027, null, null]);
  });

  test('of an exempt origin has no latest safe day, because no quota holds', () => {
    expect(ask(arriving('2026-11-20', 'KOR'))).toMatchObject({ chance: 1, otherChance: null, latestSafe: null });
  });
});
