import type { FigureAnswer, FigureQuestion } from '@btc/contract/figures/figure.ts';
import { figureUnits } from '@btc/contract/figures/print-figure.ts';
import { dayNumber } from '@btc/contract/figures/print-period.ts';
import { listOfficialNotices } from '@btc/contract/safeguard/measure.ts';
import { ruleSafeguard } from '@btc/contract/safeguard/ruling.ts';
import { findQuotaUse } from '@btc/contract/safeguard/quota-use.ts';
import { isDay } from '@btc/contract/time.ts';
import { totalCode } from '@btc/contract/trade/trade-codes.ts';
import { type KnownSafeguard, listQuotas, type Quota } from '#safeguard/face.ts';
import { originNames } from '#prices/face.ts';
import { findReleaseDay } from '#trade/face.ts';
import { found, missing, toDayValue } from './figure-answer.ts';
import type { AnswerFigure, Reading } from './reading.ts';

/** Frozen boneless beef: most of the quotas is used by it. */
const beefGoods = '02023000';

function toMonth(period: string): string | null {
  if (/^\d{4}-\d\d$/.test(period)) return period;
  return /^\d{4}-YTD\d\d$/.test(period) ? period.replace('YTD', '') : null;
}

function quotaNames(code: string) {
  return code === totalCode ? { cn: '合计', en: 'all origins together' } : originNames(code);
}

/** Size and use of a year's quotas, by the same count as the quota table. */
export const answerQuota: AnswerFigure = async (reading, question) => {
  const { measure, period, parts } = question;
  const [code = ''] = parts;
  const month = toMonth(period);
  const isKnown = month !== null || /^\d{4}$/.test(period) || isDay(period) || period === 'latest';
  if (!isKnown) return missing('badPeriod', period);
  const year = Number((period === 'latest' ? reading.asOf : period).slice(0, 4));
  const quotas = await listQuotas(reading.db, { year });
  const own = code === totalCode || code === '*' ? quotas : quotas.filter(({ origin }) => origin === code);
  if (own.length === 0) return missing(quotas.length === 0 ? 'notFound' : 'unknownCode', code);
  if (measure === 'amount') {
    const figures = toSizes(own, code, ({ tonnes }) => tonnes).map(toQuotaFigure);
    const [{ sourceCn, sourceEn, publishedOn } = { sourceCn: '', sourceEn: '', publishedOn: null }] = own;
    const basis = { sourceCn, sourceEn, publishedOn };
    return found(measure, figures, { unit: figureUnits.tonnes, period: String(year), basis });
  }
  const answer = measure === 'fill-day' || measure === 'surcharge-day' ? answerFill : answerUse;
  return answer(reading, question, { own, year, month });
};

interface Size {
  readonly origin: string;
  readonly size: number;
}

function toSizes(own: readonly Quota[], code: string, toSize: (quota: Quota) => number): readonly Size[] {
  if (code !== totalCode) return own.map((quota) => ({ origin: quota.origin, size: toSize(quota) }));
  return [{ origin: totalCode, size: own.reduce((sum, quota) => sum + toSize(quota), 0) }];
}

function toQuotaFigure({ origin, size }: Size) {
  return { value: size, origin: quotaNames(origin) };
}

interface Used {
  readonly own: readonly Quota[];
  readonly year: number;
  readonly month: string | null;
}

/** Publication day of a period: for months, the customs release of the last one. */
function publishedBy(period: string, { year, month }: Pick<Used, 'year' | 'month'>, asOf: string): string {
  if (period === 'latest') return asOf;
  return isDay(period) ? period : findReleaseDay(month ?? `${year}-12`);
}

/** Day on which a quota was or is expected to be full, or the surcharge began, with its sources. */
function findFillDay({ record, counted }: KnownSafeguard, measure: FigureQuestion['measure'], quota: Quota) {
  const { origin: line, year } = quota;
  const ruling = ruleSafeguard({ goods: beefGoods, origin: line, declaredOn: `${year}-12-31` }, record);
  const day = measure === 'fill-day' ? ruling.reachedOn : ruling.surchargeFrom;
  const isOfficial = ruling.restsOn === 'notice';
  const notices = listOfficialNotices(record, { line, year }).filter(({ percent }) => percent >= 100);
  const sources: readonly NamedSource[] = isOfficial ? notices : counted === null ? [] : [counted];
  return { line, day, ruling, isOfficial, sources };
}

/** Fill days as in the quota table on that day; days that rest on the projection are for members only. */
async function answerFill(
  { safeguard, asOf }: Reading,
  { measure, period, parts: [code = ''] }: FigureQuestion,
  { own, year, month }: Used,
): Promise<FigureAnswer> {
  // Nobody may use what another has left over: all together are never full on a day.
  if (code === totalCode) return missing('notOfSeries', measure);
  const [earlier] = [publishedBy(period, { year, month }, asOf), asOf].toSorted();
  const day = earlier ?? asOf;
  const known = await safeguard.read(day);
  const fills = own.map((quota) => findFillDay(known, measure, quota));
  const reached = fills.flatMap(({ day: reachedOn, ...fill }) => (reachedOn === null ? [] : [{ ...fill, reachedOn }]));
  if (reached.length === 0) {
    return missing(fills.some(({ ruling }) => ruling.code === 'notFull') ? 'notThisYear' : 'notPublished', code);
  }
  const figures = reached.map(({ reachedOn, line }) => toQuotaFigure({ origin: line, size: dayNumber(reachedOn) }));
  return found(measure, figures, {
    unit: figureUnits.day,
    period: day.startsWith(String(year)) ? day : period,
    basis: {
      ...joinSources(reached.flatMap(({ sources }) => sources)),
      publishedOn: day,
      demo: known.counted?.isDemo === true && reached.some(({ isOfficial }) => !isOfficial),
      lock: reached.some(({ ruling }) => ruling.restsOn === 'projection') ? 'Data' : null,
    },
  });
}

async function answerUse(
  { safeguard, asOf }: Reading,
  { measure, period, parts: [code = ''] }: FigureQuestion,
  { own, year, month }: Used,
): Promise<FigureAnswer> {
  const byDay = publishedBy(period, { year, month }, asOf);
  const known = await safeguard.read(byDay);
  const uses = own.map(({ origin: line }) => readUse(known, { line, year, month })).filter((use) => use !== null);
  if (uses.length < own.length) return missing('notPublished', period);
  const used = toSizes(own, code, ({ origin }) => uses.find(({ line }) => line === origin)?.tonnes ?? 0);
  const amounts = toSizes(own, code, ({ tonnes }) => tonnes);
  const figures = used.map(({ origin, size }, index) => {
    const amount = amounts[index]?.size ?? 0;
    const share = (size / amount) * 100;
    return toQuotaFigure({ origin, size: measure === 'used' ? size : measure === 'left' ? amount - size : share });
  });
  const detail = describeUses(uses, known.counted?.isDemo === true);
  return found(measure, figures, { ...detail, unit: figureUnits.tonnes });
}

interface LineUse {
  readonly line: string;
  readonly tonnes: number;
  readonly publishedOn: string;
  /** Last month counted by customs; null where an official notice decides. */
  readonly month: string | null;
  readonly sourceCn: string;
  readonly sourceEn: string;
}

/** Use of a line's quota; with `month`, up to its last day. Null where it is not published. */
function readUse(
  { record, counted }: KnownSafeguard,
  { line, year, month }: { readonly line: string; readonly year: number; readonly month: string | null },
): LineUse | null {
  const notices = record.notices.filter(
    ({ reachedOn, publishedOn }) => month === null || (reachedOn ?? publishedOn).slice(0, 7) <= month,
  );
  const { customs, last } = findQuotaUse({ ...record, notices }, { line, year });
  const through = customs?.day.slice(0, 7) ?? null;
  if (last === null || (month !== null && through !== month)) return null;
  const notice = listOfficialNotices({ ...record, notices }, { line, year }).at(-1);
  if (last.restsOn === 'notice' && notice !== undefined) return { ...notice, tonnes: last.tonnes, month: null };
  const { sourceCn = '', sourceEn = '' } = counted ?? {};
  return { line, tonnes: last.tonnes, month: through, publishedOn: findReleaseDay(through ?? ''), sourceCn, sourceEn };
}

/** Source and period of uses: the customs month, else the day by which all were published. */
function describeUses(uses: readonly LineUse[], isDemo: boolean) {
  const days = uses.map((use) => use.publishedOn).toSorted();
  const publishedOn = days.at(-1) ?? '';
  const month = uses.every((use) => use.month !== null) ? uses[0]?.month : null;
  const demo = isDemo && uses.some((use) => use.month !== null);
  return { period: month?.replace('-', '-YTD') ?? publishedOn, basis: { ...joinSources(uses), publishedOn, demo } };
}

interface NamedSource {
  readonly sourceCn: string;
  readonly sourceEn: string;
}

function joinSources(named: readonly NamedSource[]) {
  return {
    sourceCn: [...new Set(named.map(({ sourceCn }) => sourceCn))].join('、'),
    sourceEn: [...new Set(named.map(({ sourceEn }) => sourceEn))].join(', '),
  };
}

/** Duty on beef of an origin on a day, in percent of the customs value, other duties in force included. */
export const answerDuty: AnswerFigure = async ({ safeguard, asOf }, { measure, parts: [origin = ''], period }) => {
  const day = toDayValue(period, asOf);
  if (day === null) return missing('badPeriod', period);
  const duty = await safeguard.findDuty({ origin, goods: beefGoods, day });
  const { base, ruling, inQuotaPercent, overQuotaPercent } = duty;
  const known = measure === 'within' ? inQuotaPercent : overQuotaPercent;
  // A sum with a part that nobody knows is not a duty.
  const value = measure === 'surcharge' ? ruling.overPercent : base.areOthersKnown ? known : null;
  return found(measure, [{ value, origin: originNames(origin) }], {
    unit: figureUnits.percent,
    decimals: Number.isInteger(value) ? 0 : 1,
    period: day,
    basis: joinSources([base.line, ...base.others].filter((line) => line !== null)),
  });
};
