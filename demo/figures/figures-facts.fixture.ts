import type { Demonstration } from '../demonstration.fixture.ts';

/*
 * Sums of the single facts by SQL: whole grams and cents of each member and month, and what is divided out of them.
 */

export const goods: Readonly<Record<string, readonly string[]>> = {
  beef: ['beef'],
  beef_offal: ['beef_offal'],
  beef_and_offal: ['beef', 'beef_offal'],
  pork: ['pork'],
  pork_offal: ['pork_offal'],
  pork_and_offal: ['pork', 'pork_offal'],
  pork_fat: ['pork_fat'],
};

/** Imports in whole tenths of grams and cents. */
export interface Sum {
  readonly grams: bigint;
  readonly usd: bigint;
  readonly cny: bigint;
}
interface MonthSum extends Sum {
  readonly code: string;
  readonly month: string;
}

const quoted = (codes: readonly string[]) => codes.map((code) => `'${code}'`).join();

export interface Reading {
  readonly member: string;
  readonly groups: readonly string[];
  readonly params: Readonly<Record<string, string>>;
}

export const listCodes = (text = '') => text.split('.').filter(Boolean);

/** `origins` only filters the rows of origins: their shares are of all. */
function toCondition({ member, groups, params }: Reading): string {
  const chosen = member === 'origin' ? [] : listCodes(params['origin']);
  return [
    `source = 'demo' and grain = 'month' and grp::varchar in (${quoted(groups)})`,
    ...(params['storage'] === undefined ? [] : [`storage::varchar = '${params['storage']}'`]),
    ...(chosen.length === 0 ? [] : [`origin::varchar in (${quoted(chosen)})`]),
    ...(params['cut'] === undefined ? [] : [`cut::varchar in (${quoted(listCodes(params['cut']))})`]),
  ].join(' and ');
}

export async function readMonths({ facts }: Demonstration, reading: Reading): Promise<readonly MonthSum[]> {
  const rows = await facts.use(null, ({ read }) =>
    read(`select (${reading.member})::varchar as code, period, sum(g), sum(usd_cents), sum(cny_cents)
      from facts where ${toCondition(reading)} group by all`),
  );
  // Carcase weight is fourteen tenths of that of the goods.
  const [times, by] = reading.params['weight'] === 'carcase' ? [14n, 10n] : [1n, 1n];
  return rows.map(([code, period, grams, usd, cny]) => {
    const month = String(period);
    return {
      code: String(code),
      month: `${month.slice(0, 4)}-${month.slice(4)}`,
      grams: (BigInt(String(grams)) * times * 10n) / by,
      usd: BigInt(String(usd)),
      cny: BigInt(String(cny)),
    };
  });
}

/** Published months of these goods with their publication day; none before that day. */
export async function readPublished({ facts, db }: Demonstration, reading: Reading, asOf: string | undefined) {
  const vintage = await db.selectFrom('trade_vintage').select('published_on').executeTakeFirstOrThrow();
  if (asOf !== undefined && asOf < vintage.published_on) return null;
  const storage =
    reading.params['storage'] === undefined ? '' : `and storage::varchar = '${reading.params['storage']}'`;
  const rows = await facts.use(null, ({ read }) =>
    read(`select distinct period from facts where source = 'demo' and exists (
      select 1 from facts where grp::varchar in (${quoted(reading.groups)}) ${storage}) order by period`),
  );
  const months = rows.map(([period]) => `${String(period).slice(0, 4)}-${String(period).slice(4)}`);
  return months.length === 0 ? null : { months, publishedOn: vintage.published_on };
}

/** Weights are in tenths of grams, so that carcase weight is a whole number too. */
const gram = 10n;

/** Quotient to `decimals` places, rounding halves away from zero. */
export function divide(part: bigint, whole: bigint, decimals: number): string {
  const scaled = (part < 0n ? -part : part) * 10n ** BigInt(decimals) * 2n;
  const rounded = (scaled / whole + 1n) / 2n;
  return String((part < 0n ? -1 : 1) * (Number(rounded) / 10 ** decimals) || 0);
}

export const writeTonnes = (grams: bigint) => divide(grams, gram * 1_000_000n, 6);
export const writeMoney = (cents: bigint) => String(Number(cents) / 100);
/** Cents per tenth of a gram to USD per tonne. */
export const writePrice = ({ grams, usd }: Sum) => divide(usd * gram * 10_000n, grams, 2);

export const missing = (reason: string) => `(${reason})`;

export function writeChange(now: bigint, before: bigint | null): string {
  if (before === null || before === 0n) return missing('noBase');
  return divide((now - before) * 100n, before, 4);
}

const none: Sum = { grams: 0n, usd: 0n, cny: 0n };

function add(one: Sum, other: Sum): Sum {
  return { grams: one.grams + other.grams, usd: one.usd + other.usd, cny: one.cny + other.cny };
}

export class Facts {
  readonly #months: ReadonlyMap<string, ReadonlyMap<string, Sum>>;
  constructor(rows: readonly MonthSum[]) {
    const byMonth = Map.groupBy(rows, ({ month }) => month);
    this.#months = new Map([...byMonth].map(([month, own]) => [month, new Map(own.map((row) => [row.code, row]))]));
  }

  /** `codes` null: all members; the result is null where none of the months is published. */
  sum(months: readonly string[], codes: readonly string[] | null = null): Sum | null {
    if (months.length === 0) return null;
    let sum = none;
    for (const month of months) {
      const own = this.#months.get(month);
      const parts = codes === null ? [...(own?.values() ?? [])] : codes.map((code) => own?.get(code) ?? none);
      sum = parts.reduce(add, sum);
    }
    return sum;
  }

  rank(months: readonly string[]): readonly string[] {
    const codes = new Set(months.flatMap((month) => [...(this.#months.get(month)?.keys() ?? [])]));
    return this.order([...codes], months);
  }

  order(codes: readonly string[], months: readonly string[]): readonly string[] {
    const sized = codes.map((code) => ({ code, size: this.sum(months, [code])?.grams ?? 0n }));
    return sized
      .toSorted((one, other) => Number(other.size - one.size) || (one.code < other.code ? -1 : 1))
      .map(({ code }) => code);
  }
}
