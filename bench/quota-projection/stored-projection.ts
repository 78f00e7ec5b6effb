import { fitProjection } from './fit-projection.ts';
import type { MonthlyExports } from './monthly-exports.ts';
import { replay, type ReplayCase } from './replay.ts';
import { scoreClock, scoreReplay } from './replay-score.ts';

export function derive({ series, firstMonth, lastMonth, sha256 }: MonthlyExports, cases = replay(series)) {
  const lastYear = Math.max(...series.flatMap(({ years }) => [...years.keys()]));
  return {
    source: {
      file: 'beef-exports-to-china-monthly.csv',
      firstMonth,
      lastMonth,
      sha256,
      script: 'bench/quota-projection',
    },
    fit: fitProjection(series, lastYear + 1),
    record: storeRecord(cases.filter(({ buyer }) => buyer === 'China')),
  };
}

function storeRecord(cases: readonly ReplayCase[]) {
  const { coverage, coverageLow, coverageHigh, width, loss, originYears } = scoreReplay(cases);
  const years = cases.map(({ year }) => year);
  return {
    cases: cases.length,
    originYears,
    firstYear: Math.min(...years),
    lastYear: Math.max(...years),
    coverage,
    coverageLow,
    coverageHigh,
    width,
    loss: loss.projection,
    lossSamePace: loss.samePace,
    lossBefore: loss.byPaces,
    ...scoreClock(cases),
  };
}
