import { beefQuotas, beefSafeguard } from '@btc/reference/calibration.ts';
import { findHsCode } from '@btc/reference/goods/hs-codes.ts';
import type { OriginCode } from '@btc/reference/places/origins.ts';

/** A country's quota for a calendar year, product weight; duties in percent. */
export interface Quota {
  /** ISO 3166-1 alpha-3; OTH for all origins without a quota of their own. */
  readonly origin: string;
  readonly year: number;
  readonly tonnes: number;
  /** Null where the publication does not say, or where it differs within the quota. */
  readonly inQuotaDuty: number | null;
  /** Added to the duty on imports over the quota. */
  readonly overQuotaSurcharge: number | null;
  readonly source: string;
  readonly sourceCn: string;
  readonly sourceEn: string;
  readonly publishedOn: string;
}

/** Day on which the Ministry of Commerce announced the safeguard and its quotas. */
const announcedOn = '2025-12-31';

/** Duty of boneless beef by agreement (domain B.1); all others pay the most-favoured-nation rate. */
const agreedDuties: Readonly<Partial<Record<OriginCode, number>>> = { AUS: 0, NZL: 0 };

/** Origins whose duty within the quota is not one figure: the United States has extra duties that change, OTH is many countries. */
const openDuties: ReadonlySet<OriginCode> = new Set(['USA', 'OTH']);

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
