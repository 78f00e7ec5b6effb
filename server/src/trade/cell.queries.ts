import { integerOf, textOf } from './facts/duckdb.ts';
import type { DuckRow } from './facts/duckdb.ts';
import type { FactsSnapshot } from './facts/facts-store.ts';
import { quote, quoteList } from './facts/mask.ts';
import { monthPeriod, periodText } from './facts/vintage.ts';
import type { Question } from './question.ts';
import type { Series } from './series.ts';

/** One origin in one month or year: grams and cents; null is "not published". */
export interface Cell {
  readonly unit: string;
  readonly origin: string;
  readonly grams: number | null;
  readonly usdCents: number | null;
  readonly cnyCents: number | null;
  /** Grams of the facts that have a value too, and cents of those that have a weight too. */
  readonly gramsPriced: number | null;
  readonly usdCentsWeighed: number | null;
  /** How many facts have no weight. */
  readonly unweighed: number;
}

const measures = ['g', 'usd_cents', 'cny_cents', 'g_priced', 'usd_weighed', 'unweighed'] as const;

/** Sums a series by origin over the units from one to another, both included. */
export async function listCells(
  snapshot: FactsSnapshot,
  asked: AskedSeries,
  from: string,
  to: string,
): Promise<readonly Cell[]> {
  // Sums of whole numbers far below 2^53 are exact as doubles, which reach JavaScript many times faster than wide integers.
  const sums = measures.map((measure) => `sum(${measure})::double`).join(', ');
  const rows = await snapshot.read(
    `select period, origin, ${sums} from cube where ${conditionOf(asked)} and period between $1 and $2 group by period, origin`,
    [filePeriod(from), filePeriod(to)],
  );
  return rows.map(presentCell);
}

/** A series and the goods of it that are asked for. */
export interface AskedSeries extends Pick<Series, 'source' | 'grain'> {
  readonly goods: Pick<Question, 'groups' | 'storages'>;
}

/** Codes of ours only, quoted all the same: nothing a reader sends gets here unread. */
function conditionOf({ source, grain, goods }: AskedSeries): string {
  const storages = goods.storages.length === 0 ? '' : ` and storage in (${quoteList(goods.storages)})`;
  return `source = ${quote(source)} and grain = ${quote(grain)} and grp in (${quoteList(goods.groups)})${storages}`;
}

function presentCell(row: DuckRow): Cell {
  return {
    unit: periodText(integerOf(row[0])),
    origin: textOf(row[1]),
    grams: integerOrNull(row[2]),
    usdCents: integerOrNull(row[3]),
    cnyCents: integerOrNull(row[4]),
    gramsPriced: integerOrNull(row[5]),
    usdCentsWeighed: integerOrNull(row[6]),
    unweighed: integerOf(row[7]),
  };
}

function integerOrNull(value: DuckRow[number] | undefined): number | null {
  return value === null || value === undefined ? null : integerOf(value);
}

function filePeriod(unit: string): number {
  return unit.length === 4 ? Number(unit) * 100 : monthPeriod(unit);
}

/** Lists the origins that a series has facts of. */
export async function listOriginsOf(snapshot: FactsSnapshot, asked: AskedSeries): Promise<readonly string[]> {
  const rows = await snapshot.read(`select distinct origin from cube where ${conditionOf(asked)}`);
  return rows.map((row) => textOf(row[0]));
}
