import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countDays } from '../time.ts';
import {
  findChanceBefore,
  findChanceThisYear,
  type ProjectionFit,
  projectFill,
  type QuotaFill,
  type QuotaYear,
} from './fill-projection.ts';
import { listErrors, shapeYear, computeSpread, adjustSpread } from './year-expectation.ts';

const fit: ProjectionFit = { evenYears: 4, spread: 0.2, pooledYears: 4, rush: 1 };
const evenYear = Array.from({ length: 12 }, () => 10);
const known = (given: Partial<QuotaYear>): QuotaYear => ({
  year: 2026,
  quota: 95,
  months: Array.from({ length: 8 }, () => 10),
  earlierYears: [evenYear],
  ...given,
});
const days = ({ earliest, central, latest }: QuotaFill) => ({ earliest, central, latest });

describe('a quota that is not full yet', () => {
  test('is full at this year’s pace in the middle of its band', () => {
    const fill = projectFill(known({}), fit);
    // Ten a month: 95 are full half-way through October.
    expect(fill.central).toBe('2026-10-16');
    // 15 are missing: 15 ÷ 9^0.2 have come in by 29 September in one case of ten, 15 × 9^0.2 by 10 November in nine.
    expect(days(fill)).toMatchObject({ earliest: '2026-09-29', latest: '2026-11-10' });
    expect(fill.restsOn).toBe('projection');
  });

  test('may be full this year or not: the band is open, and all that lies outside lies before it', () => {
    const fill = projectFill(known({ quota: 118 }), fit);
    expect(fill.latest).toBeNull();
    expect(findChanceBefore(fill, fill.earliest ?? '')).toBeLessThan(0.2);
    expect(findChanceThisYear(fill)).toBeGreaterThan(0.2);
    expect(findChanceThisYear(fill)).toBeLessThan(0.9);
  });

  test('is not full this year where that is the likelier outcome', () => {
    const fill = projectFill(known({ quota: 500 }), fit);
    expect(days(fill)).toEqual({ earliest: null, central: null, latest: null });
    expect(findChanceThisYear(fill)).toBeLessThan(0.01);
  });

  test('fills sooner where the years before had most of their trade late', () => {
    const late = [...Array.from({ length: 8 }, () => 5), 20, 20, 20, 20];
    expect(projectFill(known({ quota: 130 }), fit).central).toBeNull();
    expect(projectFill(known({ quota: 130, earlierYears: [late] }), fit).central).toBe('2026-12-24');
  });

  test('is as uncertain as the last years of its origin were, as far as they can tell', () => {
    const wild = [40, 1, 1, 40, 1, 40, 1, 1, 1, 30, 1, 40];
    const calm = projectFill(known({ earlierYears: [evenYear, evenYear, evenYear] }), fit);
    const wilder = projectFill(known({ earlierYears: [evenYear, wild, evenYear, wild] }), fit);
    const width = ({ earliest, latest }: QuotaFill) =>
      Date.parse(latest ?? '2026-12-31') - Date.parse(earliest ?? '2026-12-31');
    expect(width(wilder)).toBeGreaterThan(width(calm));
    expect(adjustSpread([evenYear, evenYear], fit)).toBeGreaterThan(0.2 / 3);
  });

  test('has nothing to go by before anything came in', () => {
    for (const months of [[], [0, 0]]) {
      const fill = projectFill(known({ months }), fit);
      expect([days(fill), fill.restsOn, findChanceThisYear(fill), findChanceBefore(fill, '2026-07-01')]).toEqual([
        { earliest: null, central: null, latest: null },
        null,
        null,
        null,
      ]);
    }
  });

  test('fills sooner in a rush, and only from the second notice on', () => {
    const calm = projectFill(known({}), fit);
    const rushed = projectFill(known({}), { ...fit, rush: 2 });
    expect(rushed.central).toBe('2026-09-23');
    // Of 110, 88 are used at the second notice: 48 come in calmly, 22 twice as fast.
    const early = known({ months: [10, 10, 10, 10] });
    expect(projectFill({ ...early, quota: 110 }, { ...fit, rush: 2 }).central).toBe('2026-10-28');
    expect(projectFill(early, fit).central).toBe(calm.central);
  });
});

describe('the chance before a day', () => {
  const fill = projectFill(known({}), fit);

  test('is that of the evening before', () => {
    expect(findChanceBefore(fill, '2026-01-01')).toBe(0);
    expect(findChanceBefore(fill, fill.central ?? '')).toBeLessThan(0.5);
    expect(fill.chances[countDays('2026-01-01', '2026-10-16')]).toBeGreaterThan(0.5);
  });

  test('is nothing up to what is counted, and never falls', () => {
    expect(findChanceBefore(fill, '2026-09-01')).toBe(0);
    expect(fill.chances).toEqual(fill.chances.toSorted((one, other) => one - other));
    expect(fill.chances).toHaveLength(365);
    expect(projectFill(known({ year: 2028 }), fit).chances).toHaveLength(366);
  });
});

describe('a quota that is full by the published months', () => {
  test('was so within one of them, on which day is not known', () => {
    const fill = projectFill(known({ quota: 25, months: [10, 10, 10] }), fit);
    expect(days(fill)).toEqual({ earliest: '2026-03-01', central: '2026-03-16', latest: '2026-03-31' });
    expect(fill.restsOn).toBe('customs');
    expect(findChanceBefore(fill, '2026-04-01')).toBe(1);
    expect(findChanceBefore(fill, '2026-03-01')).toBe(0);
  });

  test('was so after the day of a notice that had less', () => {
    const official = { day: '2026-03-20', tonnes: 20 };
    const fill = projectFill(known({ quota: 25, months: [10, 10, 10], official }), fit);
    expect(days(fill)).toEqual({ earliest: '2026-03-21', central: '2026-03-26', latest: '2026-03-31' });
  });
});

describe('an official count', () => {
  test('of the whole quota replaces every projection', () => {
    const official = { day: '2026-09-03', tonnes: 95 };
    const fill = projectFill(known({ official }), fit);
    expect(days(fill)).toEqual({ earliest: '2026-09-03', central: '2026-09-03', latest: '2026-09-03' });
    expect([fill.restsOn, findChanceBefore(fill, '2026-09-03'), findChanceBefore(fill, '2026-09-04')]).toEqual([
      'notice',
      0,
      1,
    ]);
  });

  test('goes before customs’ where it is later or larger', () => {
    const later = projectFill(known({ official: { day: '2026-09-10', tonnes: 90 } }), fit);
    expect(findChanceBefore(later, '2026-09-11')).toBe(0);
    expect((later.central ?? '') < (projectFill(known({}), fit).central ?? '')).toBe(true);
    const larger = projectFill(known({ official: { day: '2026-08-20', tonnes: 90 } }), fit);
    expect((larger.central ?? '') < '2026-09-15').toBe(true);
  });

  test('refutes months of the same day that hold more than the quota', () => {
    const fill = projectFill(known({ months: [50, 50], official: { day: '2026-02-28', tonnes: 76 } }), fit);
    expect(fill.restsOn).toBe('projection');
    expect((fill.earliest ?? '') > '2026-02-28').toBe(true);
  });

  test('gives way to a later and larger one of customs', () => {
    const official = { day: '2026-04-15', tonnes: 47.5 };
    expect(projectFill(known({ official }), fit)).toEqual(projectFill(known({}), fit));
  });

  test('that is published in the next year without a day counts to the end of this', () => {
    const fill = projectFill(known({ official: { day: '2027-01-08', tonnes: 95 } }), fit);
    expect([fill.central, fill.restsOn]).toEqual(['2026-12-31', 'notice']);
  });

  test('of a year before says nothing', () => {
    expect(projectFill(known({ official: { day: '2025-12-30', tonnes: 95 } }), fit)).toEqual(
      projectFill(known({}), fit),
    );
  });

  test('is enough to go by before a month is published', () => {
    const fill = projectFill(known({ months: [], official: { day: '2026-02-04', tonnes: 26 } }), fit);
    expect(fill.central).toMatch(/^2026-0[4-6]/);
  });
});

describe('whatever is known', () => {
  const amount = fc.integer({ min: 0, max: 1000 });
  const year = fc.array(amount, { minLength: 12, maxLength: 12 });
  const given = fc.record({
    year: fc.constantFrom(2026, 2027, 2028),
    quota: fc.integer({ min: 1, max: 20_000 }),
    months: fc.array(amount, { maxLength: 12 }),
    earlierYears: fc.array(year, { maxLength: 6 }),
    official: fc.option(
      fc.record({
        day: fc.constantFrom('2026-02-04', '2026-05-31', '2027-08-15', '2028-02-29', '2026-12-30', '2026-12-31'),
        tonnes: fc.integer({ min: 1, max: 20_000 }),
      }),
    ),
  });
  const fitted: fc.Arbitrary<ProjectionFit> = fc.record({
    evenYears: fc.constantFrom(0, 1, 8),
    spread: fc.double({ min: 0.01, max: 1, noNaN: true }),
    pooledYears: fc.constantFrom(1, 8),
    rush: fc.constantFrom(1, 1.5),
  });
  const last = '9999';
  const listed = (fill: QuotaFill) => [fill.earliest, fill.central, fill.latest].map((day) => day ?? last);
  const isNever = (fill: QuotaFill, other: QuotaFill) =>
    listed(fill).every((day, index) => day <= (listed(other)[index] ?? ''));

  test('the earliest day is not after the central one, nor that after the latest', () => {
    fc.assert(
      fc.property(given, fitted, (one, how) => {
        const order = listed(projectFill(one, how));
        expect(order).toEqual(order.toSorted());
      }),
    );
  });

  test('a band is never of one day, and never longer than what is left of the year', () => {
    fc.assert(
      fc.property(given, fitted, (one, how) => {
        const { earliest, latest, restsOn } = projectFill(one, how);
        const lastDay = `${one.year}-12-31`;
        if (earliest === null) return latest === null;
        const isWithin = earliest >= `${one.year}-01-01` && (latest ?? lastDay) <= lastDay;
        return isWithin && (restsOn === 'notice' || earliest < (latest ?? last));
      }),
    );
  });

  test('a projection says nothing of the months that are published', () => {
    fc.assert(
      fc.property(given, fitted, (one, how) => {
        const { earliest, restsOn } = projectFill(one, how);
        const published = `${one.year}-${String(one.months.length).padStart(2, '0')}-31`;
        const counted = [published, one.official?.day ?? ''].toSorted()[0] ?? '';
        return restsOn !== 'projection' || earliest === null || earliest > counted;
      }),
    );
  });

  test('a larger quota is never full earlier', () => {
    fc.assert(
      fc.property(given, fitted, fc.integer({ min: 1, max: 5000 }), (one, how, more) => {
        const larger = { ...one, quota: one.quota + more };
        // What a notice says is a share of the quota that it was published for.
        const fill = projectFill({ ...one, official: null }, how);
        const other = projectFill({ ...larger, official: null }, how);
        expect(isNever(fill, other)).toBe(true);
        for (const [index, chance] of other.chances.entries()) {
          expect(chance).toBeLessThanOrEqual((fill.chances[index] ?? 0) + 1e-12);
        }
      }),
    );
  });

  test('more use never makes it full later', () => {
    fc.assert(
      fc.property(given, fitted, fc.nat(11), fc.integer({ min: 1, max: 3000 }), (one, how, month, more) => {
        const asIs = { ...one, official: null };
        const used = { ...asIs, months: asIs.months.map((own, index) => (index === month ? own + more : own)) };
        expect(isNever(projectFill(used, how), projectFill(asIs, how))).toBe(true);
      }),
    );
  });

  test('a rush never makes it full later', () => {
    fc.assert(
      fc.property(given, fitted, (one, how) => {
        expect(isNever(projectFill(one, { ...how, rush: 2 }), projectFill(one, { ...how, rush: 1 }))).toBe(true);
      }),
    );
  });
});

describe('what a year is expected to bring', () => {
  test('has the shape of the years before, pulled towards an even year', () => {
    const first = [24, ...Array.from({ length: 11 }, () => 0)];
    expect(shapeYear([first], 0)[0]).toBe(12);
    expect(shapeYear([first], 1).slice(0, 2)).toEqual([6.5, 0.5]);
    expect(shapeYear([], 0)).toEqual(shapeYear([], 8));
  });

  test('is wrong by the logarithm of what came in against it', () => {
    const errors = listErrors([10, 20, 20, ...Array.from({ length: 9 }, () => 0)], [], 1);
    expect(errors).toHaveLength(66);
    expect(errors[0]).toBeCloseTo(Math.log(2));
    expect(errors[2]).toBeCloseTo(Math.log(40 / 30));
    expect(errors.at(-1)).toBeCloseTo(Math.log(0.001));
  });

  test('spreads so that four of five errors lie in the band', () => {
    expect(computeSpread([0.1, -0.2, 0.3, -0.4, 5])).toBeCloseTo(0.4 / Math.log(9));
  });
});
