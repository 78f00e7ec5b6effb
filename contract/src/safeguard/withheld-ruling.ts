import type { SafeguardRecord } from './measure.ts';
import { findQuotaUse } from './quota-use.ts';
import type { SafeguardRuling } from './ruling.ts';

/**
 * A ruling for those who do not see the projection: what rests on it keeps today's duty and loses its days. Of another day the projection
 * would tell by answering, so there both duties are shown alike, unless so much was not used yet by the last count.
 */
export function withholdProjection(
  ruling: SafeguardRuling,
  { record, today }: { readonly record: SafeguardRecord; readonly today: string },
): SafeguardRuling {
  const { restsOn, line, year, declaredOn } = ruling;
  if (restsOn !== 'projection' || line === null) return ruling;
  const kept = {
    ...ruling,
    code: 'withheld',
    reachedOn: null,
    surchargeFrom: null,
    otherSurchargeFrom: null,
    otherReading: null,
    band: null,
  } as const;
  if (declaredOn === today) return kept;
  const { last } = findQuotaUse(record, { line, year });
  const hadRoom = last !== null && last.percent < 100 && declaredOn <= last.day;
  return { ...kept, standing: 'inQuota', surchargePercent: 0, isOpen: !hadRoom };
}
