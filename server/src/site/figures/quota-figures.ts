import type { FigureAnswer, FigureBasis, FigureQuestion } from '@btc/contract/figures/figure.ts';
import { figureUnits } from '@btc/contract/figures/print-figure.ts';
import { addMonths } from '@btc/contract/trade/period.ts';
import { totalCode } from '@btc/contract/trade/trade-codes.ts';
import type { Db } from '#platform/db/db.ts';
import { readDayTerms } from '../../prices/reckon/day-terms.ts';
import { originNames } from '../../prices/series/price-names.ts';
import { listQuotas, type Quota } from '#safeguard/quota.queries.ts';
import type { TradeDeps } from '../../trade/trade-deps.ts';
import { quotaUseService } from '../../trade/volumes/quota-use.service.ts';
import { asPercent, found, isDay, memberOf, missing } from './figure-answer.ts';

const others = 'OTH';

/** The day by which a month's imports are told by origin; January comes with February. */
function toldOn(month: string): string {
  return `${addMonths(month, month.endsWith('-01') ? 2 : 1)}-20`;
}

function monthOf(period: string): string | null {
  if (/^\d{4}-\d\d$/.test(period)) return period;
  return /^\d{4}-YTD\d\d$/.test(period) ? period.replace('YTD', '') : null;
}

function quotaNames(code: string) {
  if (code === totalCode) return { cn: '合计', en: 'all origins together' };
  return code === others ? { cn: '其他国家（地区）', en: 'all other origins' } : originNames(code);
}

export interface QuotaDeps {
  readonly db: Db;
  readonly facts: TradeDeps['facts'];
  readonly asOf: string;
}

/** Quotas of a year: what they are, and how much of them customs have told to be used. */
export async function answerQuota(deps: QuotaDeps, question: FigureQuestion): Promise<FigureAnswer> {
  const { measure, period, parts } = question;
  const [code = ''] = parts;
  const month = monthOf(period);
  const isYear = /^\d{4}$/.test(period);
  if (month === null && !isYear && period !== 'latest') return missing('badPeriod', period);
  const year = Number((period === 'latest' ? deps.asOf : period).slice(0, 4));
  const quotas = await listQuotas(deps.db, { year });
  const own = code === totalCode || code === '*' ? quotas : quotas.filter(({ origin }) => origin === code);
  if (own.length === 0) return missing(quotas.length === 0 ? 'notFound' : 'unknownCode', code);
  if (measure === 'amount') return presentAmount(own, question, String(year));
  return answerUse(deps, question, { quotas, own, year, month });
}

function basisOf({ sourceCn, sourceEn, publishedOn }: Quota, demo: boolean): FigureBasis {
  return { sourceCn, sourceEn, publishedOn, demo, provisional: false, lock: null };
}

function sizesOf(own: readonly Quota[], code: string, sizeOf: (quota: Quota) => number) {
  if (code !== totalCode) return own.map((quota) => ({ origin: quota.origin, size: sizeOf(quota) }));
  return [{ origin: totalCode, size: own.reduce((sum, quota) => sum + sizeOf(quota), 0) }];
}

function presentAmount(own: readonly Quota[], { parts: [code = ''] }: FigureQuestion, period: string): FigureAnswer {
  const [first] = own;
  if (first === undefined) return missing('notFound', code);
  const members = sizesOf(own, code, ({ tonnes }) => tonnes).map(({ origin, size }) =>
    memberOf(size, { origin: quotaNames(origin) }),
  );
  return found(members, { unit: figureUnits.tonnes, period, basis: basisOf(first, false) });
}

interface Used {
  readonly quotas: readonly Quota[];
  readonly own: readonly Quota[];
  readonly year: number;
  readonly month: string | null;
}

async function answerUse(
  { facts, asOf }: QuotaDeps,
  { measure, period, parts: [code = ''] }: FigureQuestion,
  { quotas, own, year, month }: Used,
): Promise<FigureAnswer> {
  const day = month === null ? (period === 'latest' ? asOf : toldOn(`${year}-12`)) : toldOn(month);
  const use = await quotaUseService({ facts })({ year, day });
  if (use === null || (month !== null && use.month !== month)) return missing('notPublished', period);
  const named = new Set(quotas.map(({ origin }) => origin));
  const usedBy = ({ origin }: Quota): number =>
    use.tonnes
      .filter((one) => (origin === others ? one.origin === others || !named.has(one.origin) : one.origin === origin))
      .reduce((sum, { tonnes }) => sum + tonnes, 0);
  const amounts = new Map(sizesOf(own, code, ({ tonnes }) => tonnes).map(({ origin, size }) => [origin, size]));
  const members = sizesOf(own, code, usedBy).map(({ origin, size }) => {
    const amount = amounts.get(origin) ?? 0;
    const value = measure === 'used' ? size : measure === 'left' ? amount - size : (size / amount) * 100;
    return memberOf(value, { origin: quotaNames(origin) });
  });
  const isDemo = use.sourceEn.startsWith('Demonstration');
  const basis: FigureBasis = {
    sourceCn: use.sourceCn,
    sourceEn: use.sourceEn,
    publishedOn: toldOn(use.month),
    demo: isDemo,
    provisional: false,
    lock: null,
  };
  const told = { period: use.month.replace('-', '-YTD'), basis };
  return measure === 'use%'
    ? found(members, { ...told, ...asPercent })
    : found(members, { ...told, unit: figureUnits.tonnes });
}

/** The duty of beef of an origin on a day, per cent of the customs value. */
export async function answerDuty({ db, asOf }: QuotaDeps, question: FigureQuestion): Promise<FigureAnswer> {
  const [origin = ''] = question.parts;
  const day = question.period === 'latest' ? asOf : question.period;
  if (!isDay(day)) return missing('badPeriod', day);
  const days = await readDayTerms(db, { species: 'beef', from: day, to: day });
  const { Duty, Surcharge, SourceCn, SourceEn } = days.dutyOn(origin, day);
  const value =
    question.measure === 'within' ? Duty : question.measure === 'surcharge' ? Surcharge : overOf(Duty, Surcharge);
  if (value === null) return missing('notPublished', question.measure);
  const basis = {
    sourceCn: SourceCn,
    sourceEn: SourceEn,
    publishedOn: null,
    demo: false,
    provisional: false,
    lock: null,
  };
  return found([memberOf(value, { origin: originNames(origin) })], {
    ...asPercent,
    decimals: Number.isInteger(value) ? 0 : 1,
    period: day,
    basis,
  });
}

function overOf(duty: number, surcharge: number | null): number | null {
  return surcharge === null ? null : duty + surcharge;
}
