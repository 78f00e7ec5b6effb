import type { SafeguardRecord } from './measure.ts';
import { findQuotaUse } from './quota-use.ts';
import type { QuotaStanding, SafeguardRuling } from './ruling.ts';

/** A ruling as shown to a reader; null means withheld. */
export interface ShownRuling extends Omit<SafeguardRuling, 'standing' | 'surchargePercent'> {
  readonly standing: QuotaStanding | null;
  readonly surchargePercent: number | null;
}

/**
 * A ruling for those who do not see the projection: what rests on it keeps today's duty and loses its days. Of another day the projection
 * would tell by answering, so which duty applies is withheld alike, unless so much was not used yet by the last count.
 */
export function withholdProjection(
  ruling: SafeguardRuling,
  { record, today }: { readonly record: SafeguardRecord; readonly today: string },
): ShownRuling {
  const { restsOn, line, year, declaredOn } = ruling;
  if (restsOn !== 'projection' || line === null) return ruling;
  const shown = {
    ...ruling,
    code: 'withheld',
    reachedOn: null,
    surchargeFrom: null,
    otherSurchargeFrom: null,
    otherReading: null,
    band: null,
  } as const;
  if (declaredOn === today) return shown;
  const { last } = findQuotaUse(record, { line, year });
  if (last !== null && last.percent < 100 && declaredOn <= last.day) {
    return { ...shown, restsOn: last.restsOn, standing: 'inQuota', surchargePercent: 0, isOpen: false };
  }
  return { ...shown, standing: null, surchargePercent: null, isOpen: true };
}
