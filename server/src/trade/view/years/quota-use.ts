import { roundTo } from '@btc/contract/round-to.ts';
import { findDuty } from '@btc/contract/safeguard/duty.ts';
import { findChanceThisYear } from '@btc/contract/safeguard/fill-projection.ts';
import { findQuotaLine, listEffectiveNotices } from '@btc/contract/safeguard/measure.ts';
import { findQuotaUse } from '@btc/contract/safeguard/quota-use.ts';
import { totalCode } from '@btc/contract/trade/trade-codes.ts';
import type { ViewQuota, ViewQuotaRecord } from '@btc/contract/trade/view-answer.ts';
import { quotaProjectionRecord } from '@btc/reference/quota-projection.ts';
import {
  type CountedLine,
  presentCounts,
  presentNotice,
  presentOtherDuty,
  presentRuling,
  type Quota,
} from '#safeguard/face.ts';
import { toPercent } from '../../sums.ts';
import { listMonthsIn } from './year-comparison.service.ts';
import type { FoundYears, YearSafeguard } from './year-comparison.service.ts';
import { nameOrigin, total } from '../names/names.ts';

export function presentQuotas(found: Pick<FoundYears, 'year'>, safeguard: YearSafeguard | null): ViewQuota[] {
  if (safeguard === null) return [];
  const { quotas: all } = safeguard;
  const quotas = all.filter(({ year }) => year === found.year);
  const later = all.filter(({ year }) => year > found.year);
  const [first] = quotas;
  if (first === undefined) return [];
  const whole: Quota = {
    ...first,
    origin: totalCode,
    tonnes: quotas.reduce((sum, quota) => sum + quota.tonnes, 0),
    inQuotaDuty: null,
  };
  return [...quotas, whole].map((quota) => ({
    ...presentQuota(quota, listLines(quota, safeguard)),
    ...presentUsed(quota, quotas, safeguard),
    Today: safeguard.today?.day ?? null,
    DemoUntil: safeguard.today?.demoUntil ?? null,
    ...presentLaw(quota, safeguard),
    Later: toLater(later, quota.origin),
  }));
}

/** How the projection did when past years were replayed. */
export function presentQuotaRecord(): ViewQuotaRecord {
  const record = quotaProjectionRecord;
  return {
    Cases: record.cases,
    OriginYears: record.originYears,
    FirstYear: record.firstYear,
    LastYear: record.lastYear,
    Coverage: record.coverage,
    CoverageLow: record.coverageLow,
    CoverageHigh: record.coverageHigh,
    Width: record.width,
    Loss: record.loss,
    LossSamePace: record.lossSamePace,
    LossBefore: record.lossBefore,
    Cargoes: record.cargoes,
    Brier: record.brier,
    BrierYearlyShare: record.brierYearlyShare,
  };
}

function toLater(later: readonly Quota[], origin: string): ViewQuota['Later'] {
  const own = later.filter((quota) => origin === totalCode || quota.origin === origin);
  return [...Map.groupBy(own, ({ year }) => year)].map(([Year, quotas]) => ({
    Year,
    Quota: quotas.reduce((sum, quota) => sum + quota.tonnes, 0),
  }));
}

/** OTH covers origins without a quota of their own; exempt origins count against none, nor in the total. */
function listQuotaMembers(
  { figures }: FoundYears,
  { origin, year }: Pick<Quota, 'origin' | 'year'>,
  { known }: YearSafeguard,
): readonly string[] {
  return figures.spans.now.members.filter((code) => {
    const line = findQuotaLine(known.record, { origin: code, year });
    return origin === totalCode ? line !== null : line === origin;
  });
}

/** Use by the last count, official where that is higher; the total is the sum of the quotas' counts. */
function presentUsed(
  { origin, tonnes: amount }: Quota,
  quotas: readonly Quota[],
  { known }: YearSafeguard,
): Pick<ViewQuota, 'Used' | 'UsedPercent'> {
  const own = quotas.filter((quota) => origin === totalCode || quota.origin === origin);
  const counts = own
    .map((quota) => findQuotaUse(known.record, { line: quota.origin, year: quota.year }).last)
    .filter((last) => last !== null);
  const isCounted = counts.length > 0 && counts.length === own.length;
  const used = isCounted
    ? roundTo(
        counts.reduce((sum, count) => sum + count.tonnes, 0),
        3,
      )
    : null;
  return { Used: used, UsedPercent: toPercent(used, amount) };
}

type Law = Pick<
  ViewQuota,
  'DutyInPercent' | 'DutyOverPercent' | 'OthersKnown' | 'Others' | 'Ruling' | 'Counts' | 'Notices'
>;

const noLaw: Law = {
  DutyInPercent: null,
  DutyOverPercent: null,
  OthersKnown: true,
  Others: [],
  Ruling: null,
  Counts: null,
  Notices: [],
};

function presentLaw({ origin, year }: Quota, { known, dutyLines, day }: YearSafeguard): Law {
  if (origin === totalCode) return noLaw;
  const { record } = known;
  const duty = findDuty({ goods: '0202', origin, declaredOn: day }, record, { lines: dutyLines });
  // Many origins share it, and they do not all pay the same.
  const isShared = origin === record.measure.sharedLine;
  const notices = listEffectiveNotices(record).filter((notice) => notice.line === origin && notice.year === year);
  return {
    DutyInPercent: isShared ? null : duty.inQuotaPercent,
    DutyOverPercent: isShared ? null : duty.overQuotaPercent,
    OthersKnown: duty.base.areOthersKnown,
    Others: duty.base.others.map(presentOtherDuty),
    Ruling: presentRuling(duty.ruling),
    Counts: presentCounts(known, { Line: origin, Year: year }),
    Notices: notices.toReversed().map(presentNotice),
  };
}

function listLines({ origin, year }: Quota, { known }: YearSafeguard): readonly CountedLine[] {
  const lines = known.counted?.counts ?? [];
  return lines.filter((line) => line.year === year && (origin === totalCode || line.line === origin));
}

function presentQuota(
  quota: Quota,
  lines: readonly CountedLine[],
): Omit<ViewQuota, 'Used' | 'UsedPercent' | 'Later' | 'Today' | 'DemoUntil' | keyof Law> {
  const cumulative = runningSum(addMonths(lines));
  const isTotal = quota.origin === totalCode;
  // Nobody may use what another has left over: all together are never full on a day.
  const fill = isTotal ? null : (lines[0]?.projection ?? null);
  const chance = fill === null ? null : findChanceThisYear(fill);
  const name = isTotal ? total : nameOrigin(quota.origin);
  return {
    ...name,
    Year: quota.year,
    Quota: quota.tonnes,
    Cumulative: listMonthsIn(quota.year).map((_, index) => cumulative[index] ?? null),
    FillEarliest: fill?.earliest ?? null,
    FillCentral: fill?.central ?? null,
    FillLatest: fill?.latest ?? null,
    FillChance: chance === null ? null : roundTo(chance * 100, 1),
    FillRestsOn: fill?.restsOn ?? null,
    SourceCn: quota.sourceCn,
    SourceEn: quota.sourceEn,
  };
}

/** Lines of one year have the same months. */
function addMonths(lines: readonly CountedLine[]): readonly number[] {
  const [first] = lines;
  return (first?.months ?? []).map((_, index) => lines.reduce((sum, { months }) => sum + (months[index] ?? 0), 0));
}

/** Sums in grams, so that tonnes stay exact. */
function runningSum(months: readonly number[]): readonly number[] {
  let grams = 0;
  return months.map((month) => {
    grams += Math.round(month * 1_000_000);
    return grams / 1_000_000;
  });
}

/** Origins counted against a row's quota: those chosen, else all that the measure covers. */
export function listCountedOrigins(
  found: FoundYears,
  safeguard: YearSafeguard | null,
  origins: readonly string[],
): readonly string[] {
  if (safeguard === null || origins.length > 0) return origins;
  return listQuotaMembers(found, { origin: totalCode, year: found.year }, safeguard);
}

/** Quota of origins together; null without quotas, and where one of them shares OTH's. */
export function toQuota(quotas: readonly ViewQuota[], origins: readonly string[]): number | null {
  if (quotas.length === 0) return null;
  if (origins.length === 0) return quotas.find(({ Code }) => Code === totalCode)?.Quota ?? null;
  const own = origins.map((origin) => quotas.find(({ Code }) => Code === origin)?.Quota);
  return own.reduce<number | null>((sum, one) => (sum === null || one === undefined ? null : sum + one), 0);
}
