import { canVisit } from '@btc/contract/members/access.ts';
import type { LockReason } from '@btc/contract/members/access.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { AnswerCache } from './answer-cache.ts';
import { listCells, listOriginsOf } from './cell.queries.ts';
import type { AskedSeries, Cell } from './cell.queries.ts';
import type { FactsSnapshot, FactsStore } from './facts/facts-store.ts';
import { parseQuestion } from './question.ts';
import type { Question } from './question.ts';
import { listSeries, periodOfUnit } from './series.ts';
import type { Series } from './series.ts';
import { chooseSeries, listCandidates } from './source-choice.ts';
import { CellTable } from './sums.ts';
import { unitsToDate, unitsYearBefore, windowOf } from './window.ts';
import type { Window } from './window.ts';

/** What the trade room stands on. */
export interface TradeDeps {
  readonly facts: FactsStore;
  readonly clock: Clock;
}

/** All that the chart, the table and the file of Beef One are presented from. */
export interface BeefOneAnswer {
  readonly question: Question;
  /** All series that have the goods, also those that cannot answer the kind of period. */
  readonly offered: readonly Series[];
  readonly candidates: readonly Series[];
  /** Null where nobody has published anything for the question. */
  readonly found: FoundSeries | null;
  /** Why the reader sees the open part only; null where all is open. */
  readonly lock: LockReason | null;
}

/** The series that answers, cut to what the reader may see, with its cells. */
export interface FoundSeries {
  readonly series: Series;
  readonly window: Window;
  readonly cells: CellTable;
  /** Origins of the answer: those asked for, or all that have a cell. */
  readonly origins: readonly string[];
  /** All origins that the series has facts of, for the filter; filled on the first call only. */
  readonly allOrigins: readonly string[];
  readonly unitsOf: ReadonlyMap<string, readonly string[]>;
  readonly toDate: readonly string[];
  /** Whether the same units a year before are published, all of them. */
  readonly hasYearBefore: boolean;
  readonly toDateHasYearBefore: boolean;
}

export type BeefOneService = (input: DataQuestion, caller: Caller) => Promise<BeefOneAnswer>;

/** A cell takes some 250 bytes; what an answer has besides its cells counts as some more. */
const keptCells = 200_000;
const cellsBeside = 100;

/** Makes the service behind Beef One; answers are kept as long as the facts stay the same. */
export function beefOneService({ facts, clock }: TradeDeps): BeefOneService {
  const kept = new AnswerCache<BeefOneAnswer>({
    most: keptCells,
    weigh: ({ found }) => cellsBeside + (found?.cells.size ?? 0),
  });
  return async (input, caller) => {
    refuseOthersNumber(input, caller);
    const question = parseQuestion(input);
    const access = canVisit(caller.user?.membership ?? null, 'Data', input.isEn ? 'en' : 'cn', clock.now());
    const lock = access.kind === 'open' ? null : access.reason;
    const today = lock === null || question.asPublishedOn === null ? null : await standingNow(facts);
    return facts.use(question.asPublishedOn, (snapshot) => {
      const reading = { question, lock, today: today ?? snapshot };
      const key = `${snapshot.key} ${reading.today.key} ${lock} ${JSON.stringify(question)}`;
      return kept.get(key, () => answer(snapshot, reading));
    });
  };
}

/** What of the facts decides which months are open: as they stand now, also for who asks how they stood earlier. */
type Standing = Pick<FactsSnapshot, 'key' | 'vintages'>;

function standingNow(facts: FactsStore): Promise<Standing> {
  return facts.use(null, ({ key, vintages }) => Promise.resolve({ key, vintages }));
}

/** Who asks comes from the token; a number that is sent must be that person's. */
export function refuseOthersNumber(input: DataQuestion, caller: Caller): void {
  const sent = input.UserID ?? 0;
  if (sent !== 0 && sent !== caller.user?.userId) throw new ApiError(1007);
}

async function answer(snapshot: FactsSnapshot, reading: Reading): Promise<BeefOneAnswer> {
  const { question, lock } = reading;
  const offered = listSeries(snapshot.vintages, question);
  const candidates = listCandidates(offered, question);
  const series = chooseSeries(candidates, question);
  const found = series === null ? null : await find(snapshot, series, reading);
  return { question, offered, candidates, found, lock };
}

interface Reading {
  readonly question: Question;
  readonly lock: LockReason | null;
  readonly today: Standing;
}

/** The same series as it stands now, by which a locked reader's open months are counted. */
function seriesToday(series: Series, { question, today }: Reading): Series {
  const isSame = ({ source, grain }: Series) => source === series.source && grain === series.grain;
  return listSeries(today.vintages, question).find(isSame) ?? series;
}

async function find(snapshot: FactsSnapshot, series: Series, reading: Reading): Promise<FoundSeries> {
  const { question, lock } = reading;
  const window = windowOf(series, question, lock === null ? null : seriesToday(series, reading));
  const toDate = unitsToDate(series, window);
  const isOpen = window.lockedBefore === null;
  const wanted = isOpen ? withYearBefore([...window.units, ...toDate]) : [...window.units, ...toDate];
  const asked = { ...series, goods: question };
  const cells = new CellTable(await cellsOf(snapshot, asked, wanted));
  const published = new Set(series.units);
  const isPublished = (units: readonly string[]): boolean =>
    units.length > 0 && units.every((unit) => published.has(unit));
  return {
    series,
    window,
    cells,
    origins: question.origins.length > 0 ? question.origins : cells.originsIn(window.units),
    allOrigins: question.isFirst ? await listOriginsOf(snapshot, asked) : [],
    unitsOf: Map.groupBy(window.units, (unit) => periodOfUnit(unit, question.period)),
    toDate,
    hasYearBefore: isOpen && isPublished(unitsYearBefore(window.units)),
    toDateHasYearBefore: isOpen && isPublished(unitsYearBefore(toDate)),
  };
}

function withYearBefore(units: readonly string[]): readonly string[] {
  return [...units, ...unitsYearBefore(units)];
}

async function cellsOf(
  snapshot: FactsSnapshot,
  asked: AskedSeries,
  units: readonly string[],
): Promise<readonly Cell[]> {
  const sorted = units.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  return from === undefined || to === undefined ? [] : listCells(snapshot, asked, from, to);
}
