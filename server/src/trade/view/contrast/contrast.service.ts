import type { ContrastQuestion } from '@btc/contract/trade/trade-fields.ts';
import type { GoodsType } from '@btc/contract/trade/trade-codes.ts';
import type { FactsSnapshot } from '../../facts/facts-snapshot.ts';
import type { Question } from '../../question.ts';
import { weightFactor } from '../../question.ts';
import { isAskedFor, listSeries } from '../../series.ts';
import type { Series } from '../../series.ts';
import { chooseSeries } from '../../source-choice.ts';
import { addUp, chooseMeasure, scaleWeight, zero } from '../../sums.ts';
import type { TradeDeps } from '../../trade-deps.ts';
import { toWindow } from '../../window.ts';
import type { Window } from '../../window.ts';
import { listChoices } from '../choices.ts';
import type { Choices } from '../choices.ts';
import { isOfPeriods, parseSides, yearEarlier } from './contrast-question.ts';
import type { SidesQuery } from './contrast-question.ts';
import type { Members } from '../figures/figures.ts';
import { sumMembers } from '../figures/sum-facts.ts';
import { openView } from '../authorize-view.ts';
import type { RequestedBy, OpenedView } from '../authorize-view.ts';
import { rankCodes } from '../figures/rank-members.ts';
import { groupGoods } from '../view-question.ts';
import type { View } from '../view-shape.ts';

export interface ContrastAnswer extends OpenedView {
  readonly result: ContrastResult;
}

export interface ContrastResult {
  readonly offered: readonly Series[];
  readonly candidates: readonly Series[];
  readonly choices: Choices;
  readonly found: FoundSides | null;
}

export interface FoundSides {
  readonly series: Series;
  readonly window: Window;
  readonly a: Side;
  readonly b: Side;
}

/** Published months, origins (empty: all), scopes, and sums by member. */
export interface Side {
  readonly units: readonly string[];
  readonly origins: readonly string[];
  readonly types: readonly GoodsType[];
  readonly members: Members;
  /** Cells with trade but no published weight, which the sums leave out. */
  readonly unweighed: number;
}

export function createContrastService(deps: TradeDeps) {
  return async (view: View, request: RequestedBy<ContrastQuestion>): Promise<ContrastAnswer> => {
    const sides = parseSides(request.input, view);
    const opened = await openView(deps, view, request);
    const reading = { view, sides, question: toQuestion(opened.question, sides) };
    const result = await deps.facts.use(reading.question.asPublishedOn, (snapshot) => resolveView(snapshot, reading));
    return { ...opened, question: reading.question, result };
  };
}

/** Contrasts are by month; months chosen for side A override StartDate and EndDate. */
function toQuestion(question: Question, { a }: SidesQuery): Question {
  return { ...question, period: 'month', ...a };
}

interface Reading {
  readonly view: View;
  readonly question: Question;
  readonly sides: SidesQuery;
}

async function resolveView(snapshot: FactsSnapshot, reading: Reading): Promise<ContrastResult> {
  const { question, sides, view } = reading;
  const goods = { ...question, groups: groupGoods([...question.types, ...sides.otherTypes]) };
  // A source without the goods of one side would show it as zero, though nothing is published of it.
  const offered = listSeries(snapshot.catalogue, goods).filter((one) => speaksFor(one, reading));
  const { candidates, series } = chooseSeries(offered, question);
  const choices = await listChoices(snapshot, { series, question: goods, view });
  return { offered, candidates, choices, found: series === null ? null : await find(snapshot, series, reading) };
}

function speaksFor({ codes }: Series, { question, sides }: Reading): boolean {
  const { storages } = question;
  return [question.types, sides.otherTypes]
    .filter((types) => types.length > 0)
    .every((types) => codes.some((code) => isAskedFor(code, { groups: groupGoods(types), storages })));
}

async function find(snapshot: FactsSnapshot, series: Series, reading: Reading): Promise<FoundSides> {
  const window = toWindow(series, reading.question, false);
  const [a, b] = isOfPeriods(reading.view)
    ? readPeriodSides(series, window, reading)
    : await readTradeSides(snapshot, { series, window, reading });
  const sums = (side: UnsummedSide) => toSums(snapshot, { series, reading, side });
  const [sumsA, sumsB] = await Promise.all([sums(a), sums(b)]);
  return { series, window, a: { ...a, ...sumsA }, b: { ...b, ...sumsB } };
}

type SideSums = Pick<Side, 'members' | 'unweighed'>;
type UnsummedSide = Omit<Side, keyof SideSums>;

/** Side A: the requested months. Side B: the chosen ones, else the same a year earlier. Published months only. */
function readPeriodSides(
  series: Series,
  window: Window,
  { question, sides }: Reading,
): readonly [UnsummedSide, UnsummedSide] {
  const own = { origins: question.origins, types: question.types };
  const earlier = new Set(yearEarlier(window.units));
  const chosen = sides.b;
  const units = series.units.filter((unit) =>
    chosen === null
      ? earlier.has(unit)
      : (chosen.start === null || unit >= chosen.start) && (chosen.end === null || unit <= chosen.end),
  );
  return [
    { ...own, units: window.units },
    { ...own, units },
  ];
}

interface TradeGround {
  readonly series: Series;
  readonly window: Window;
  readonly reading: Reading;
}

/** Two origins or two scopes in the same months; an unnamed origin is the largest that the other side does not have. */
async function readTradeSides(
  snapshot: FactsSnapshot,
  { series, window, reading }: TradeGround,
): Promise<readonly [UnsummedSide, UnsummedSide]> {
  const { question, sides } = reading;
  const { units } = window;
  const types = { a: question.types, b: sides.otherTypes.length === 0 ? question.types : sides.otherTypes };
  if (sides.otherTypes.length > 0 && sides.otherOrigins.length === 0) {
    const { origins } = question;
    return [
      { units, origins, types: types.a },
      { units, origins, types: types.b },
    ];
  }
  const query = { source: series.source, grain: series.grain, goods: question, filters: {} };
  const byOrigin = await sumMembers(snapshot, query, { member: 'origin', units });
  const measure = chooseMeasure(addUp([...byOrigin.values()].map(({ sum }) => sum)));
  const ranked = rankCodes([...byOrigin.keys()], (code) => (byOrigin.get(code)?.sum ?? zero)[measure]);
  const pick = (own: readonly string[], other: readonly string[]): readonly string[] =>
    own.length > 0 ? own : ranked.filter((code) => !other.includes(code)).slice(0, 1);
  const a = pick(question.origins, sides.otherOrigins);
  return [
    { units, origins: a, types: types.a },
    { units, origins: pick(sides.otherOrigins, a), types: types.b },
  ];
}

async function toSums(
  snapshot: FactsSnapshot,
  { series, reading, side }: { readonly series: Series; readonly reading: Reading; readonly side: UnsummedSide },
): Promise<SideSums> {
  const { question, view } = reading;
  const query = {
    source: series.source,
    grain: series.grain,
    goods: { groups: groupGoods(side.types), storages: question.storages },
    filters: { ...question.filters, origin: side.origins },
  };
  const member = view.table;
  const members = await sumMembers(snapshot, query, { member, units: side.units });
  const factor = weightFactor(question);
  return {
    members: new Map([...members].map(([code, { sum }]) => [code, { sum: scaleWeight(sum, factor) }])),
    unweighed: [...members.values()].reduce((count, { unweighed }) => count + unweighed, 0),
  };
}
