import type { SafeguardMeasure, SafeguardRecord } from '@btc/contract/safeguard/measure.ts';
import { beefSafeguard } from '@btc/reference/calibration.ts';
import type { Db } from '#platform/db/db.ts';
import { type KnownNotice, listNotices } from './notice.queries.ts';
import { listQuotas } from './quota.queries.ts';
import type { Quota } from './reference-quotas.ts';

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

export interface PublishedSafeguard extends SafeguardRecord {
  readonly notices: readonly KnownNotice[];
}

/** Measure, quotas and notices published by a day (null: all), without counts. */
export async function readPublishedSafeguard(db: Db, asOf: string | null = null): Promise<PublishedSafeguard> {
  const [quotas, notices] = await Promise.all([
    listQuotas(db, asOf === null ? {} : { asPublishedOn: asOf }),
    listNotices(db),
  ]);
  return { measure: toMeasure(quotas), notices, shares: [], counts: [], asOf };
}
