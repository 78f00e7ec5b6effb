import { addDays } from '../time.ts';
import type { FillDays } from './fill-projection.ts';
import {
  type CustomsCount,
  findQuotaLine,
  listOfficialNotices,
  type SafeguardNotice,
  type SafeguardQuota,
  type SafeguardRecord,
} from './measure.ts';

/** The day of the import declaration decides, not the day of sale, loading or landing. */
export interface SafeguardQuestion {
  /** Tariff code of four or more digits. */
  readonly goods: string;
  readonly origin: string;
  readonly declaredOn: string;
}

/** Reason for a ruling; `describeRuling` words it. */
export const rulingCodes = [
  'goodsOutside',
  'beforeMeasure',
  'afterMeasure',
  /** A developing origin with a small share. */
  'exempt',
  /** The measure applies, and no quota of the year is known. */
  'noQuota',
  /** The quota is full, or expected to be, and the surcharge has begun. */
  'surcharge',
  /** The quota is full, or expected to be, and the surcharge begins later. */
  'beforeSurcharge',
  /** The quota is not expected to be full this year. */
  'notFull',
  /** Customs' count or the projection says full by a day when an official notice said less: the notice prevails. */
  'refuted',
  /** Only notices at 50 or 80 %, which change no duty. */
  'stepOnly',
  /** No notice, count or projection. */
  'noWord',
  /** Rests on the projection, which this reader may not see. */
  'withheld',
] as const;
export type RulingCode = (typeof rulingCodes)[number];

/** `law`: decided by the measure alone. */
export const groundCodes = ['law', 'notice', 'customs', 'projection', 'nothing'] as const;
export type GroundCode = (typeof groundCodes)[number];

export type QuotaStanding = 'outside' | 'inQuota' | 'overQuota';

export interface SafeguardRuling {
  readonly standing: QuotaStanding;
  readonly code: RulingCode;
  readonly restsOn: GroundCode;
  readonly declaredOn: string;
  /** Surcharge on this day; 0 within the quota and outside the measure. */
  readonly surchargePercent: number;
  /** Surcharge above the quota; null where the measure does not apply. */
  readonly overPercent: number | null;
  /** True if the quota is, or may be, full on the day: both duties must then be shown. */
  readonly isOpen: boolean;
  readonly line: string | null;
  readonly year: number;
  readonly quotaTonnes: number | null;
  /** Day the quota was, or is expected to be, reached. */
  readonly reachedOn: string | null;
  readonly surchargeFrom: string | null;
  /** First day of the surcharge if the day of reaching is not counted; null where a notice names the day. */
  readonly otherSurchargeFrom: string | null;
  /** Ruling by the other way of counting the third day, where it differs on this day. */
  readonly otherReading: 'inQuota' | null;
  /** Band of the projection, where the ruling rests on one. */
  readonly band: { readonly earliest: string | null; readonly latest: string | null } | null;
  /** Publication day of the official notice at the highest step. */
  readonly noticePublishedOn: string | null;
  readonly noticePercent: number | null;
}

/** The third day, counting the day of reaching as the first. */
export function findSurchargeDay(reachedOn: string): string {
  return addDays(reachedOn, 2);
}

interface Fill {
  readonly reachedOn: string | null;
  readonly surchargeFrom: string;
  readonly otherSurchargeFrom: string | null;
  readonly restsOn: GroundCode;
}

/** Without an officially named day the third day can be counted in two ways; both are given. */
function toFill(reachedOn: string, restsOn: GroundCode): Fill {
  const surchargeFrom = findSurchargeDay(reachedOn);
  return { reachedOn, surchargeFrom, otherSurchargeFrom: addDays(surchargeFrom, 1), restsOn };
}

function fillByNotice({ reachedOn, surchargeFrom, publishedOn }: SafeguardNotice): Fill {
  if (surchargeFrom === null) return toFill(reachedOn ?? publishedOn, 'notice');
  return { reachedOn, surchargeFrom, otherSurchargeFrom: null, restsOn: 'notice' };
}

interface Known {
  readonly quota: SafeguardQuota;
  readonly notices: readonly SafeguardNotice[];
  readonly customs: CustomsCount | null;
  readonly projection: FillDays | null;
}

/** Last day for which an official notice reports less than 100 %; empty if none does. */
function notFullBy(notices: readonly SafeguardNotice[]): string {
  const days = notices.filter(({ percent }) => percent < 100).map((one) => one.reachedOn ?? one.publishedOn);
  return days.toSorted().at(-1) ?? '';
}

/** A notice at 100 % comes first, then customs' count, then the projection; null if none says full. */
function findFill({ quota, notices, customs, projection }: Known): Fill | null {
  const full = notices.find(({ percent }) => percent >= 100);
  if (full !== undefined) return fillByNotice(full);
  if (customs !== null && customs.tonnes >= quota.tonnes) {
    const estimated = projection?.central ?? customs.through;
    return toFill(estimated < customs.through ? estimated : customs.through, 'customs');
  }
  return projection === null || projection.central === null ? null : toFill(projection.central, 'projection');
}

function withoutFill({ notices, projection }: Known, isRefuted: boolean): { code: RulingCode; restsOn: GroundCode } {
  if (isRefuted) return { code: 'refuted', restsOn: 'notice' };
  if (projection !== null) return { code: 'notFull', restsOn: 'projection' };
  return notices.length > 0 ? { code: 'stepOnly', restsOn: 'notice' } : { code: 'noWord', restsOn: 'nothing' };
}

type Frame = Omit<SafeguardRuling, 'code' | 'restsOn' | 'standing'>;

function outside(frame: Frame, code: RulingCode): SafeguardRuling {
  return { ...frame, standing: 'outside', code, restsOn: 'law' };
}

export function ruleSafeguard(
  { goods, origin, declaredOn }: SafeguardQuestion,
  record: SafeguardRecord,
): SafeguardRuling {
  const { measure } = record;
  const year = Number(declaredOn.slice(0, 4));
  const frame: Frame = {
    declaredOn,
    surchargePercent: 0,
    overPercent: null,
    isOpen: false,
    line: null,
    year,
    quotaTonnes: null,
    reachedOn: null,
    surchargeFrom: null,
    otherSurchargeFrom: null,
    otherReading: null,
    band: null,
    noticePublishedOn: null,
    noticePercent: null,
  };
  if (!measure.positions.some((position) => goods.startsWith(position))) return outside(frame, 'goodsOutside');
  if (declaredOn < measure.from) return outside(frame, 'beforeMeasure');
  if (declaredOn > measure.until) return outside(frame, 'afterMeasure');
  const line = findQuotaLine(record, { origin, year });
  if (line === null) return outside(frame, 'exempt');
  const quota = measure.quotas.find((one) => one.line === line && one.year === year);
  const overPercent = quota?.surchargePercent ?? measure.surchargePercent;
  if (quota === undefined) {
    return { ...frame, line, overPercent, standing: 'inQuota', code: 'noQuota', restsOn: 'nothing' };
  }
  const count = record.counts.find((one) => one.line === line && one.year === year);
  const known: Known = {
    quota,
    notices: listOfficialNotices(record, { line, year }),
    customs: count?.customs ?? null,
    projection: count?.projection ?? null,
  };
  return ruleQuota({ ...frame, line, overPercent, quotaTonnes: quota.tonnes }, known, overPercent);
}

function ruleQuota(frame: Frame, known: Known, overPercent: number): SafeguardRuling {
  const { declaredOn } = frame;
  const { notices, projection } = known;
  const latest = notices.at(-1);
  const notice = { noticePublishedOn: latest?.publishedOn ?? null, noticePercent: latest?.percent ?? null };
  const found = findFill(known);
  const isRefuted = found !== null && found.restsOn !== 'notice' && (found.reachedOn ?? '') <= notFullBy(notices);
  const band = projection === null ? null : { earliest: projection.earliest, latest: projection.latest };
  const mayBeOver =
    !isRefuted &&
    projection !== null &&
    projection.earliest !== null &&
    findSurchargeDay(projection.earliest) <= declaredOn;
  if (found === null || isRefuted) {
    const reason = withoutFill(known, isRefuted);
    return {
      ...frame,
      ...notice,
      standing: 'inQuota',
      ...reason,
      isOpen: mayBeOver,
      band: reason.restsOn === 'projection' ? band : null,
    };
  }
  const { surchargeFrom, otherSurchargeFrom, restsOn } = found;
  const isOver = declaredOn >= surchargeFrom;
  return {
    ...frame,
    ...notice,
    ...found,
    standing: isOver ? 'overQuota' : 'inQuota',
    code: isOver ? 'surcharge' : 'beforeSurcharge',
    surchargePercent: isOver ? overPercent : 0,
    isOpen: isOver || (restsOn === 'projection' && mayBeOver),
    otherReading: isOver && otherSurchargeFrom !== null && declaredOn < otherSurchargeFrom ? 'inQuota' : null,
    band: restsOn === 'projection' ? band : null,
  };
}
