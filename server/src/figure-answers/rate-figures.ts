import type { FigureBasis, FigureMeasure } from '@btc/contract/figures/figure.ts';
import { figureUnits } from '@btc/contract/figures/print-figure.ts';
import { findLiveCattle } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { addDays, isDay } from '@btc/contract/time.ts';
import type { Db } from '#platform/db/db.ts';
import type { FigureSeries } from '#figures/face.ts';
import { listLatestBefore, type Names, readDayRates } from '#prices/face.ts';
import { currencyNames, listRates } from '#trade/face.ts';
import { found, missing, toDayValue, toSource } from './figure-answer.ts';
import type { AnswerFigure, Reading } from './reading.ts';

/*
 * Three kinds of rates are stored: yuan for a dollar by day (quotes are converted by it), yuan for any currency by month (customs convert values
 * by it), and dollars for the currencies of live cattle by the day of a price.
 */

/** Currency name in running text: 巴西雷亚尔, Brazilian real. */
function namesInText(code: string): Names {
  const { NameCn, NameEn } = currencyNames(code);
  return {
    cn: NameCn,
    en: NameEn.replace(/(?<=^| )\p{Lu}(?=\p{Ll}+$)/u, (letter) => letter.toLowerCase()),
  };
}

const decimals = 4;

interface RateQuestion {
  readonly currency: string;
  readonly measure: FigureMeasure;
}

/** CNY per unit of a currency. */
function foundYuan(
  { currency, measure }: RateQuestion,
  value: number | null,
  detail: {
    readonly period: string;
    readonly basis: Pick<FigureBasis, 'sourceCn' | 'sourceEn' | 'publishedOn' | 'demo'>;
  },
) {
  const unit = { code: `CNY per ${currency}`, nameCn: '元', nameEn: 'yuan' };
  return found(measure, [{ value, name: namesInText(currency) }], { unit, decimals, ...detail });
}

/** Monthly CNY rate that customs use to convert values; `month` null: the last one published by the day. */
async function answerMonth({ db, asOf }: Reading, question: RateQuestion, month: string | null) {
  const { currency, measure } = question;
  const span = month === null ? { asPublishedOn: asOf } : { from: month, to: month };
  const rate = (await listRates(db, { currency, ...span })).at(-1);
  if (rate === undefined) return missing('notFound', month ?? currency);
  if (measure !== 'value') return missing('notOfSeries', measure);
  const { source, publishedOn, isDemo } = rate;
  const basis = { ...toSource(source, isDemo), publishedOn };
  return foundYuan(question, Number(rate.cnyPerUnit), { period: rate.month, basis });
}

async function answerDollarDay({ db }: Reading, question: RateQuestion, day: string) {
  const weekBefore = addDays(day, -7);
  const rates = await readDayRates(db, { from: weekBefore, to: day });
  const rate = rates.rateOn(day);
  if (rate === null) return missing('notFound', day);
  const before = rates.rateOn(weekBefore);
  const change = before === null ? null : rate.CnyPerUsd - before.CnyPerUsd;
  const basis = { ...toSource(rate.Source, rate.Demo), publishedOn: rate.Day };
  return foundYuan(question, question.measure === 'change' ? change : rate.CnyPerUsd, { period: day, basis });
}

/** Last rates before a day used for live cattle in currencies other than USD and CNY. */
async function listCattleRates(db: Db, before: string) {
  const rows = await listLatestBefore(db, before);
  return rows
    .map((row) => ({ ...row, currency: findLiveCattle(row.series)?.currency ?? 'USD' }))
    .filter(({ currency, usd_per_unit: rate }) => rate !== null && currency !== 'USD' && currency !== 'CNY');
}

/** USD per unit of a currency, as used for the live cattle price of a day. */
async function answerCattleRate({ db, asOf }: Reading, { currency, measure }: RateQuestion, period: string) {
  const day = toDayValue(period, asOf);
  if (day === null) return missing('badPeriod', period);
  const rates = (await listCattleRates(db, addDays(day, 1))).filter((rate) => rate.currency === currency);
  const rate = rates.toSorted((one, other) => (one.day < other.day ? -1 : 1)).at(-1);
  if (rate === undefined || (period !== 'latest' && rate.day !== day)) return missing('notFound', period);
  if (measure !== 'value') return missing('notOfSeries', measure);
  const value = Number(rate.usd_per_unit);
  return found(measure, [{ value, name: namesInText(currency) }], {
    unit: figureUnits.usd,
    // As the table of live cattle prints it.
    decimals: value < 0.01 ? 6 : decimals,
    period: rate.day,
    basis: { ...toSource(rate.source, rate.is_demo), publishedOn: rate.day, lock: 'Price' },
  });
}

/** CNY per unit: `USD` by day or month, others by month; `BRL/USD`: USD per BRL. */
export const answerRate: AnswerFigure = async (reading, { measure, parts, period }) => {
  const [currency = '', into, ...more] = parts;
  const question = { currency, measure };
  if (!/^[A-Z]{3}$/.test(currency) || more.length > 0) return missing('unknownCode', parts.join('/'));
  if (into === 'USD') return answerCattleRate(reading, question, period);
  if (into !== undefined) return missing('unknownCode', into);
  if (/^\d{4}-\d\d$/.test(period)) return answerMonth(reading, question, period);
  if (period !== 'latest' && !isDay(period)) return missing('badPeriod', period);
  if (currency === 'USD') return answerDollarDay(reading, question, period === 'latest' ? reading.asOf : period);
  // Of a day there is a rate of the dollar alone.
  return period === 'latest' ? answerMonth(reading, question, null) : missing('badPeriod', period);
};

function toSeries(path: string, cn: string, en: string): FigureSeries {
  return { kind: 'rate', path, cn, en };
}

const endOfDays = '9999-12-31';

export async function listRateSeries(db: Db): Promise<readonly FigureSeries[]> {
  const [months, cattle] = await Promise.all([listRates(db), listCattleRates(db, endOfDays)]);
  const codes = (rows: readonly { readonly currency: string }[]) =>
    [...new Set(rows.map(({ currency }) => currency))].filter((code) => code !== 'USD').toSorted();
  return [
    toSeries('rate/USD', '美元兑人民币', 'Yuan for a dollar'),
    ...codes(months).map((code) => {
      const { cn, en } = namesInText(code);
      return toSeries(`rate/${code}`, `${cn}兑人民币（海关折算率）`, `Yuan for one ${en} (customs rate)`);
    }),
    ...codes(cattle).map((code) => {
      const { cn, en } = namesInText(code);
      return toSeries(`rate/${code}/USD`, `${cn}兑美元（活牛折算）`, `Dollars for one ${en} (live cattle)`);
    }),
  ];
}
