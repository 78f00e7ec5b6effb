import type { FigureBasis, FigureMeasure } from '@btc/contract/figures/figure.ts';
import { figureUnits } from '@btc/contract/figures/print-figure.ts';
import { getLandedCost } from '@btc/contract/prices/landed-cost.ts';
import { type PriceMeat, priceModules } from '@btc/contract/prices/price-codes.ts';
import type { ArithmeticLine } from '@btc/contract/prices/price-fields.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { addDays, isDay } from '@btc/contract/time.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { rateHoldsDays } from '#platform/clock/portal-day.ts';
import { findGoods, originNames, priceCut, readLandedCost, round } from '#prices/face.ts';
import { found, type Missing, missing } from './figure-answer.ts';
import { findCutMeat, findQuote } from './quote-lists.ts';
import type { AnswerFigure, Reading } from './reading.ts';

type Landed = OutputOf<typeof getLandedCost>;

const amountPattern = /^\d+(?:\.\d+)?$/;

interface CifPrice {
  readonly value: number;
  readonly day: string;
  readonly before: { readonly value: number; readonly day: string } | null;
  readonly lock: FigureBasis['lock'];
  readonly demo: boolean;
  readonly meat: PriceMeat;
  readonly cut: string | null;
}

function typedCif(
  amount: string,
  cut: string | null,
  { asOf, dictionary }: Reading,
  period: string,
): CifPrice | Missing {
  const meat = cut === null ? 'beef' : findCutMeat(dictionary, cut);
  if (meat === null) return missing('unknownCode', cut ?? '');
  const day = period === 'latest' ? asOf : period;
  const own = { day, before: null, lock: null, demo: false };
  return { ...own, value: Number(amount), meat, cut: cut?.replace('pork:', '') ?? null };
}

/** Price of a quote as the landed-cost sheet takes it: CIF or CFR, USD/t. */
async function quotedCif(parts: readonly string[], reading: Reading, period: string): Promise<CifPrice | Missing> {
  const quote = await findQuote(reading, parts, period);
  if ('issue' in quote) return quote;
  const { meat, day, price, row } = quote;
  if (row.Unit !== 'USD/t' || row.Level !== 'cif') return missing('notOfSeries', `${row.Unit} ${row.Term}`);
  const before = row.ChangeWeek === null ? null : { value: row.ChangeWeek.From, day: row.ChangeWeek.Date };
  return { value: price, day, before, lock: priceModules[meat], demo: row.Demo, meat, cut: row.CutCode };
}

/** Landed cost as on the price pages; null without a rate recent enough for the day. */
async function findLanded(
  reading: Reading,
  { origin, day, cif, goods }: { origin: string; day: string; cif: number; goods: Pick<CifPrice, 'meat' | 'cut'> },
): Promise<Landed | null> {
  const { meat, cut } = goods;
  const question = getLandedCost.input.safeParse({ Meat: meat, Origin: origin, Date: day, Cif: cif });
  if (!question.success) return null;
  const reader = { today: day, lock: null, goods: findGoods(reading.dictionary, meat, cut ?? '') };
  try {
    const landed = await readLandedCost(reading, question.data, reader);
    const { Rate } = landed.Dict;
    return Rate === null || Rate.Day < addDays(day, -rateHoldsDays) ? null : landed;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

function toLine(lines: readonly ArithmeticLine[], step: ArithmeticLine['Step']): ArithmeticLine | undefined {
  return lines.findLast(({ Step }) => Step === step);
}

const dutySteps: readonly ArithmeticLine['Step'][] = ['duty', 'additional', 'surcharge'];

function findAmount(landed: Landed, isOver: boolean, measure: FigureMeasure): number | null {
  const lines = isOver ? landed.Dict.OverQuota : landed.Dict.InQuota;
  const goods = toLine(lines, 'tonne')?.Value ?? null;
  const duties = lines.filter(({ Step }) => dutySteps.includes(Step));
  const base = duties.at(-1)?.Value ?? goods;
  const taxed = toLine(lines, 'vat')?.Value ?? null;
  switch (measure) {
    case 'goods':
      return goods;
    case 'duty':
      return duties.reduce((sum, { Figure }) => sum + Figure, 0);
    case 'base':
      return base;
    case 'vat':
      return taxed === null || base === null ? null : round(taxed - base);
    case 'port':
      return toLine(lines, 'portCost')?.Figure ?? null;
    default:
      return isOver ? landed.Row.OverQuota : landed.Row.InQuota;
  }
}

interface LandedQuery {
  readonly price: CifPrice;
  readonly origin: string;
  readonly isOver: boolean;
  readonly measure: FigureMeasure;
}

async function findValue(reading: Reading, landed: Landed, { price, origin, isOver, measure }: LandedQuery) {
  if (measure === 'cif') return price.value;
  const now = findAmount(landed, isOver, measure);
  if (measure !== 'change') return now;
  if (price.before === null || now === null) return null;
  const { day, value: cif } = price.before;
  const earlier = await findLanded(reading, { origin, goods: price, day, cif });
  const before = earlier === null ? null : findAmount(earlier, isOver, 'cost');
  return before === null ? null : roundTo(now - before, 2);
}

export const answerLanded: AnswerFigure = async (reading, { measure, parts, period }) => {
  const isOver = parts.at(-1) === 'over';
  const [origin = '', ...rest] = isOver ? parts.slice(0, -1) : parts;
  if (findOrigin(origin) === undefined) return missing('unknownCode', origin);
  const amount = rest.at(-1) ?? '';
  const isTyped = rest.length <= 2 && amountPattern.test(amount);
  const price = isTyped
    ? typedCif(amount, rest.length === 2 ? (rest[0] ?? null) : null, reading, period)
    : await quotedCif([origin, ...rest], reading, period);
  if ('issue' in price) return price;
  const { day, meat, cut, lock, value: cif } = price;
  if (!isDay(day)) return missing('badPeriod', day);
  const landed = await findLanded(reading, { origin, goods: price, day, cif });
  if (landed === null) return missing('notFound', day);
  const value = await findValue(reading, landed, { price, origin, isOver, measure });
  const cutNames = cut === null ? {} : { cut: priceCut(reading.dictionary, meat, cut) };
  const { SourceCn: sourceCn, SourceEn: sourceEn, Rate, Demo } = landed.Dict;
  return found(measure, [{ value, origin: originNames(origin), ...cutNames }], {
    unit: measure === 'cif' ? figureUnits.usdPerTonne : figureUnits.cnyPerKg,
    period: day,
    basis: { sourceCn, sourceEn, publishedOn: Rate?.Day ?? null, demo: price.demo || Demo, lock },
  });
};

/** Spot price in a port less the landed forward price of the same cut, CNY/kg. */
export const answerSpread: AnswerFigure = async (reading, question) => {
  const [origin = '', cut = '', ...port] = question.parts;
  const spot = await findQuote(reading, [origin, cut, 'spot', ...port], question.period, 'CNY/kg');
  if ('issue' in spot) return spot;
  const isChange = question.measure === 'change';
  const measure = isChange ? 'change' : 'cost';
  const landed = await answerLanded(reading, {
    ...question,
    parts: [origin, cut, 'forward'],
    period: spot.day,
    measure,
  });
  if (landed.kind === 'missing') return landed;
  const own = isChange ? (spot.row.ChangeWeek?.Value ?? null) : spot.price;
  const [forward] = landed.members;
  if (own === null || forward === undefined) return missing('notPublished', question.measure);
  return { ...landed, members: [{ ...forward, value: roundTo(own - forward.value, 2) }] };
};
