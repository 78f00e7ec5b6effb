import type { SafeguardMeasure, SafeguardRecord } from '@btc/contract/safeguard/measure.ts';
import { beefSafeguard } from '@btc/reference/calibration.ts';
import type { Db } from '#platform/db/db.ts';
import { type KnownNotice, listNotices } from './notice.queries.ts';
import { listQuotas } from './quota.queries.ts';
import type { Quota } from './reference-quotas.ts';

/** The measure as announced, with the quotas that count. */
export function toMeasure(quotas: readonly Quota[]): SafeguardMeasure {
  const { surchargePercent, fromDate, toDate, positions, sharedLine, exempt, exemptShare } = beefSafeguard;
  return {
    from: fromDate,
    until: toDate,
    surchargePercent,
    positions,
    sharedLine,
    exempt,
    exemptShare,
    quotas: quotas.map(({ origin, year, tonnes, overQuotaSurcharge }) => ({
      line: origin,
      year,
      tonnes,
      surchargePercent: overQuotaSurcharge,
    })),
  };
}

/** A record whose notices say all that is kept of them. */
export interface PublishedSafeguard extends SafeguardRecord {
  readonly notices: readonly KnownNotice[];
}

/** What is published of the safeguard by a day (null: all): measure, quotas and notices, without any count. */
export async function readPublishedSafeguard(db: Db, asOf: string | null = null): Promise<PublishedSafeguard> {
  const [quotas, notices] = await Promise.all([
    listQuotas(db, asOf === null ? {} : { asPublishedOn: asOf }),
    listNotices(db),
  ]);
  return { measure: toMeasure(quotas), notices, shares: [], counts: [], asOf };
}
