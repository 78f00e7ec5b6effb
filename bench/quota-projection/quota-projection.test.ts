import { projectFill } from '@btc/contract/safeguard/fill-projection.ts';
import { quotaProjectionFit, quotaProjectionRecord, quotaProjectionSource } from '@btc/reference/quota-projection.ts';
import { describe, expect, test } from 'vitest';
import { fitProjection } from './fit-projection.ts';
import { type ExportSeries, readExports } from './monthly-exports.ts';
import { firstReplayed, replay } from './replay.ts';
import { scoreReplay } from './replay-score.ts';
import { projectByPaces, projectSamePace } from './rivals.ts';
import { derive } from './stored-projection.ts';

const exported = readExports();

describe.skipIf(exported === null)(
  'fit and record that the portal keeps (without the file in ../shared this is skipped)',
  () => {
    const all = exported?.series ?? [];
    const cases = replay(all);

    test('are those that the file gives', () => {
      if (exported === null) throw new Error('The file is not there');
      expect({ source: quotaProjectionSource, fit: quotaProjectionFit, record: quotaProjectionRecord }).toEqual(
        derive(exported, cases),
      );
    });

    test('hold what a band of 80 % promises, and lose less than the rules they are held against', () => {
      const { coverageLow, coverageHigh, loss } = scoreReplay(cases.filter(({ buyer }) => buyer === 'China'));
      expect(coverageLow).toBeLessThan(80);
      expect(coverageHigh).toBeGreaterThan(80);
      expect(loss.projection).toBeLessThan(Math.min(loss.samePace, loss.scaledPace, loss.byPaces));
    });

    test('saw nothing of a year that is forecast, nor of a later one', () => {
      const cut = (series: ExportSeries, before: number): ExportSeries => ({
        ...series,
        years: new Map([...series.years].filter(([year]) => year < before)),
      });
      for (const year of [firstReplayed, 2020, 2023]) {
        expect(fitProjection(all, year)).toEqual(
          fitProjection(
            all.map((series) => cut(series, year)),
            year,
          ),
        );
      }
    });

    test('count the years in which the quota was never full', () => {
      expect(cases.some(({ isFull, buyer }) => !isFull && buyer === 'China')).toBe(true);
    });

    test('are of bands that are never of one day, nor go beyond the year', () => {
      for (const {
        band: [low, high],
        from,
        year,
      } of cases) {
        const never = projectSamePace({ year, quota: 1, months: [], earlierYears: [] })[0];
        expect(low > from && high <= never && (low < high || low === never)).toBe(true);
      }
    });
  },
);

describe('a fit', () => {
  const even = (amount: number) => Array.from({ length: 12 }, () => amount);
  const steady: ExportSeries = {
    exporter: 'BRA',
    buyer: 'China',
    years: new Map(
      [2018, 2019, 2020, 2021].map((year, index) => [
        year,
        even(10 * 2 ** index).map((one, at) => one * (1 + (at % 2))),
      ]),
    ),
  };

  test('knows how sure a steady trade is', () => {
    const { spread } = fitProjection([steady], 2022);
    expect(spread).toBeLessThan(0.2);
    const wild = new Map(
      [...steady.years].map(([year, months]) => [year, months.map((one, at) => one * (at > 5 ? 9 : 1))]),
    );
    expect(fitProjection([{ ...steady, years: wild }], 2022).spread).toBeGreaterThan(spread);
  });

  test('is refused without a year to fit on', () => {
    expect(() => fitProjection([steady], 2018)).toThrow('No year before 2018');
  });
});

describe('the rules that it is held against', () => {
  const even = Array.from({ length: 12 }, () => 10);
  const known = { year: 2026, quota: 145, months: [10, 10, 10, 20, 20, 20, 10, 10, 10], earlierYears: [even] };

  test('go on as last year, or at the highest, the mean and the lowest pace of three months', () => {
    expect(projectSamePace({ ...known, quota: 135 })).toEqual([319, 319, 319]);
    expect(projectSamePace(known)[0]).toBe(350);
    // 8 November, 27 November and 16 December, as the page had them.
    expect(projectByPaces(known)).toEqual([312, 331, 350]);
  });
});

test('the stored fit is one that projects', () => {
  const fill = projectFill(
    { year: 2026, quota: 1_106_000, months: Array.from({ length: 6 }, () => 120_000), earlierYears: [] },
    quotaProjectionFit,
  );
  expect(fill.central).toMatch(/^2026-(?:09|10)/);
});
