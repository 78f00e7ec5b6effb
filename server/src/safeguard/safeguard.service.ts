import { type DutyAnswer, findDuty } from '@btc/contract/safeguard/duty.ts';
import type { QuotaFill } from '@btc/contract/safeguard/fill-projection.ts';
import type { ExemptShare, LineCount, SafeguardRecord } from '@btc/contract/safeguard/measure.ts';
import { findHsCode } from '@btc/reference/goods/hs-codes.ts';
import type { Db } from '#platform/db/db.ts';
import { listDutyLines } from './duty-lines.queries.ts';
import { type PublishedSafeguard, readPublishedSafeguard } from './safeguard-record.ts';

/** A line's quota use in a year with the one projection that rulings and the yearly view share. */
export interface CountedLine extends LineCount {
  /** Tonnes in each published month from January. */
  readonly months: readonly number[];
  readonly projection: QuotaFill | null;
}

export interface WatchedShare extends ExemptShare {
  readonly tonnes: number;
  /** The last day of the last published month. */
  readonly through: string;
}

export interface CountedQuotas {
  readonly counts: readonly CountedLine[];
  readonly shares: readonly ExemptShare[];
  /** Exempt origins' shares of imports so far, for each year with a published month. */
  readonly watch: readonly WatchedShare[];
  readonly sourceCn: string;
  readonly sourceEn: string;
  readonly isDemo: boolean;
}

/** Reads quota use from the trade facts as of the record's day; null where they have none. */
export type ReadCounts = (published: SafeguardRecord) => Promise<CountedQuotas | null>;

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
  /** Ignores later publications; left out: everything counts. */
  readonly asOf?: string;
}

export interface Safeguard {
  readonly read: (asOf?: string) => Promise<KnownSafeguard>;
  /** Counts of a record as of `day`, at most as of the record's own day. */
  readonly countOn: (record: SafeguardRecord, day: string) => Promise<CountedQuotas | null>;
  readonly findDuty: (question: DutyQuestion) => Promise<DutyAnswer>;
}

/** Goods to which the duty table's rate applies; others use their own tariff rate where it differs. */
const usualGoods = { beef: '02023000', pork: '02032900' } as const;

/** Tariff rate where it differs from that of the usual goods; null where the duty table applies. */
export function findTariffPercent(goods: string): number | null {
  const own = findHsCode(goods)?.mfnDutyPercent ?? null;
  const usual = findHsCode(usualGoods[toMeat(goods)])?.mfnDutyPercent ?? null;
  return own === usual ? null : own;
}

function toMeat(goods: string): keyof typeof usualGoods {
  return /^0203|^0206[34]|^0209|^0210[1]/.test(goods) ? 'pork' : 'beef';
}

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
