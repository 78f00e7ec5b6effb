import { type DutyAnswer, findDuty } from '@btc/contract/safeguard/duty.ts';
import type { QuotaFill } from '@btc/contract/safeguard/fill-projection.ts';
import type { ExemptShare, LineCount, SafeguardRecord } from '@btc/contract/safeguard/measure.ts';
import { findHsCode } from '@btc/reference/hs-codes.ts';
import type { Db } from '#platform/db/db.ts';
import { listDutyLines } from './duty-lines.queries.ts';
import { type PublishedSafeguard, readPublishedSafeguard } from './safeguard-record.ts';

/** The use of a line's quota in a year, and the one projection of it: rulings look at its days, the view of the years at all of it. */
export interface CountedLine extends LineCount {
  /** Tonnes in each published month from January. */
  readonly months: readonly number[];
  readonly projection: QuotaFill | null;
}

/** An exempt origin's share of the imports of a year so far. */
export interface WatchedShare extends ExemptShare {
  readonly tonnes: number;
  /** The last day of the last published month. */
  readonly through: string;
}

/** What the trade facts count of the quotas, and who says so. */
export interface CountedQuotas {
  readonly counts: readonly CountedLine[];
  readonly shares: readonly ExemptShare[];
  /** The exempt origins' shares of what came in so far, in each year of which a month is published. */
  readonly watch: readonly WatchedShare[];
  readonly sourceCn: string;
  readonly sourceEn: string;
  readonly isDemo: boolean;
}

/** Asks the trade facts for the use of the quotas of what is published, as known on its day; null where they say nothing. */
export type ReadCounts = (published: SafeguardRecord) => Promise<CountedQuotas | null>;

/** All that is known of the safeguard: what rulings are made with, and whose count it is. */
export interface KnownSafeguard {
  readonly record: PublishedSafeguard;
  readonly counted: CountedQuotas | null;
}

export interface DutyQuestion {
  readonly origin: string;
  /** Code of the tariff, four digits or more; frozen boneless beef is 02023000. */
  readonly goods: string;
  /** The day of the import declaration. */
  readonly day: string;
  /** What was published later is not looked at; left out: everything counts. */
  readonly asOf?: string;
}

export interface Safeguard {
  readonly read: (asOf?: string) => Promise<KnownSafeguard>;
  /** What of a record was counted on a day before it. */
  readonly countOn: (record: SafeguardRecord, day: string) => Promise<CountedQuotas | null>;
  /** What duty applies to these goods of this origin declared on this day. */
  readonly findDuty: (question: DutyQuestion) => Promise<DutyAnswer>;
}

/** Goods whose rate is that of the duty table; others have the tariff's own where it differs. */
const usualGoods = { beef: '02023000', pork: '02032900' } as const;

/** The tariff's rate of goods that do not pay the usual one; null where the duty table's counts. */
export function findTariffPercent(goods: string): number | null {
  const own = findHsCode(goods)?.mfnDutyPercent ?? null;
  const usual = findHsCode(usualGoods[toMeat(goods)])?.mfnDutyPercent ?? null;
  return own === usual ? null : own;
}

function toMeat(goods: string): keyof typeof usualGoods {
  return /^0203|^0206[34]|^0209|^0210[1]/.test(goods) ? 'pork' : 'beef';
}

/** The safeguard as the records and the trade facts know it. */
export function createSafeguardService({
  db,
  readCounts,
}: {
  readonly db: Db;
  readonly readCounts: ReadCounts;
}): Safeguard {
  const read = async (asOf: string | null = null): Promise<KnownSafeguard> => {
    const published = await readPublishedSafeguard(db, asOf);
    const counted = await readCounts(published);
    if (counted === null) return { record: published, counted };
    return { record: { ...published, counts: counted.counts, shares: counted.shares }, counted };
  };
  return {
    read: (asOf) => read(asOf ?? null),
    countOn: (record, day) => {
      const asOf = record.asOf === null || day < record.asOf ? day : record.asOf;
      return readCounts({ ...record, shares: [], counts: [], asOf });
    },
    findDuty: async ({ origin, goods, day, asOf }) => {
      const [{ record }, lines] = await Promise.all([read(asOf ?? null), listDutyLines(db, toMeat(goods))]);
      return findDuty({ origin, goods, declaredOn: day }, record, { lines, tariffPercent: findTariffPercent(goods) });
    },
  };
}
