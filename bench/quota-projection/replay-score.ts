import { roundTo } from '@btc/contract/round-to.ts';
import { quantile } from '../spread.ts';
import { isCovered, computeLoss, type Method, type ReplayCase } from './replay.ts';
import { notThisYear } from './rivals.ts';

const draws = 2_000;

export interface ReplayScore {
  readonly cases: number;
  /** Origin-years: the cases of one share an outcome and count as one observation in the interval. */
  readonly originYears: number;
  readonly years: number;
  /** Percent of the cases whose outcome was "not this year". */
  readonly notFull: number;
  /** Percent of the outcomes that lay in the 80 % band, with its 95 % interval. */
  readonly coverage: number;
  readonly coverageLow: number;
  readonly coverageHigh: number;
  /** As above without cases whose whole band was "not this year"; null where there are no others. */
  readonly datedCases: number;
  readonly datedCoverage: number | null;
  /** Mean width in days of the bands that start within the year; an open one ends with the year. */
  readonly width: number | null;
  /** Mean pinball loss in days, and mean distance in days of the middle day from the outcome. */
  readonly loss: Readonly<Record<Method, number>>;
  readonly miss: Readonly<Record<Method, number>>;
  /** Percent of the outcomes in the band of the earlier method (`projectByPaces`). */
  readonly coverageByPaces: number;
}

export function scoreReplay(cases: readonly ReplayCase[]): ReplayScore {
  const clusters = [...Map.groupBy(cases, ({ exporter, buyer, year }) => `${exporter} ${buyer} ${year}`).values()];
  const dated = cases.filter(({ year, band: [low] }) => low < notThisYear(year));
  const [low, high] = drawInterval(clusters);
  const ofEach = (read: (one: ReplayCase, method: Method) => number): Record<Method, number> => ({
    projection: roundTo(mean(cases.map((one) => read(one, 'projection'))), 1),
    samePace: roundTo(mean(cases.map((one) => read(one, 'samePace'))), 1),
    scaledPace: roundTo(mean(cases.map((one) => read(one, 'scaledPace'))), 1),
    byPaces: roundTo(mean(cases.map((one) => read(one, 'byPaces'))), 1),
  });
  return {
    cases: cases.length,
    originYears: clusters.length,
    years: new Set(cases.map(({ year }) => year)).size,
    notFull: percent(cases.map(({ isFull }) => !isFull)),
    coverage: percent(cases.map(isCovered)),
    coverageLow: roundTo(low * 100, 1),
    coverageHigh: roundTo(high * 100, 1),
    datedCases: dated.length,
    datedCoverage: dated.length === 0 ? null : percent(dated.map(isCovered)),
    width:
      dated.length === 0
        ? null
        : roundTo(mean(dated.map(({ year, band: [from, to] }) => Math.min(to, notThisYear(year) - 1) - from + 1)), 1),
    loss: ofEach(({ outcome, forecasts }, method) => computeLoss(outcome, forecasts[method])),
    miss: ofEach(({ outcome, forecasts }, method) => Math.abs(outcome - forecasts[method][1])),
    coverageByPaces: percent(
      cases.map(({ outcome, forecasts: { byPaces } }) => byPaces[0] <= outcome && outcome <= byPaces[2]),
    ),
  };
}

const cargoStep = 7;

/** Brier score of the cargo clock, a cargo every 7 days to year end, beside that of the constant yearly share. */
export function scoreClock(cases: readonly ReplayCase[]) {
  const cargoes = cases.flatMap(({ year, from, outcome, chances }) =>
    Array.from({ length: Math.floor((notThisYear(year) - 1 - from) / cargoStep) }, (_, index) => {
      const declared = from + (index + 1) * cargoStep;
      // From the third day on, that of reaching being the first, goods are over the quota.
      return { chance: 1 - (chances[declared - 3] ?? 0), isWithin: Number(declared < outcome + 2) };
    }),
  );
  const share = mean(cargoes.map(({ isWithin }) => isWithin));
  return {
    cargoes: cargoes.length,
    brier: roundTo(mean(cargoes.map(({ chance, isWithin }) => (chance - isWithin) ** 2)), 3),
    brierYearlyShare: roundTo(mean(cargoes.map(({ isWithin }) => (share - isWithin) ** 2)), 3),
  };
}

/** The 95 % interval of the coverage, bootstrapped by origin-year, as the cases of one are not independent. */
function drawInterval(clusters: readonly (readonly ReplayCase[])[]): readonly [number, number] {
  const random = seededRandom(1);
  const counts = clusters.map((own) => ({ cases: own.length, hits: own.filter(isCovered).length }));
  const drawn = Array.from({ length: draws }, () => {
    let cases = 0;
    let hits = 0;
    for (let taken = 0; taken < counts.length; taken++) {
      const one = counts[Math.floor(random() * counts.length)];
      cases += one?.cases ?? 0;
      hits += one?.hits ?? 0;
    }
    return hits / cases;
  });
  return [quantile(drawn, 0.025), quantile(drawn, 0.975)];
}

/** Deterministic random numbers (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percent(values: readonly boolean[]): number {
  return roundTo(mean(values.map(Number)) * 100, 1);
}
