import { beefQuotas, beefSafeguard } from '@btc/reference/calibration.ts';
import { findHsCode } from '@btc/reference/hs-codes.ts';
import type { OriginCode } from '@btc/reference/origins.ts';
import type { Quota } from './quota.queries.ts';

/** Day on which the Ministry of Commerce announced the safeguard and its quotas. */
const announcedOn = '2025-12-31';

/** Duty of boneless beef by agreement (domain B.1); all others pay the most-favoured-nation rate. */
const agreedDuties: Readonly<Partial<Record<OriginCode, number>>> = { AUS: 0, NZL: 0 };

/** Origins whose duty within the quota is not one figure: the United States has extra duties that change, OTH is many countries. */
const openDuties: ReadonlySet<OriginCode> = new Set(['USA', 'OTH']);

/** The quotas of the announcement: what is shown where no import says otherwise. */
export const referenceQuotas: readonly Quota[] = beefQuotas.map(({ origin, year, tonnes }) => ({
  origin,
  year,
  tonnes,
  inQuotaDuty: openDuties.has(origin) ? null : (agreedDuties[origin] ?? findHsCode('02023000')?.mfnDutyPercent ?? null),
  overQuotaSurcharge: beefSafeguard.surchargePercent,
  source: 'MOFCOM',
  sourceCn: '商务部',
  sourceEn: 'MOFCOM',
  publishedOn: announcedOn,
}));
