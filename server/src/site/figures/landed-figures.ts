import type { FigureAnswer, FigureQuestion, FoundFigure } from '@btc/contract/figures/figure.ts';
import { figureUnits } from '@btc/contract/figures/print-figure.ts';
import { getLandedCost } from '@btc/contract/prices/landed-cost.ts';
import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import type { ArithmeticLine } from '@btc/contract/prices/price-fields.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { addDays, isDay } from '@btc/contract/time.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { findOrigin } from '@btc/reference/origins.ts';
import { rateHoldsDays } from '#platform/clock/portal-day.ts';
import type { Db } from '#platform/db/db.ts';
import type { Dictionary } from '#platform/dictionary/dictionary.ts';
import type { Safeguard } from '#safeguard/safeguard.service.ts';
import { readLandedCost } from '../../prices/landed/landed.service.ts';
import { round } from '../../prices/convert/convert-price.ts';
import { findGoods, originNames, priceCut } from '../../prices/series/price-names.ts';
import { found, toMember, missing } from './figure-answer.ts';
import { nameChoice, parseQuotePath, type QuoteDays, readQuotes, findCutMeat } from './quote-figures.ts';

type Landed = OutputOf<typeof getLandedCost>;

interface LandedPath {
  readonly origin: string;
  readonly isOver: boolean;
  /** A price that the text names, USD/t, and the cut that it is of, if any; or the quote that it is taken from. */
  readonly cif: { readonly amount: number; readonly cut: string | null } | readonly string[];
}

const amountPattern = /^\d+(?:\.\d+)?$/;

function parseLandedPath(parts: readonly string[]): LandedPath {
  const isOver = parts.at(-1) === 'over';
  const [origin = '', ...rest] = isOver ? parts.slice(0, -1) : parts;
  const amount = rest.at(-1) ?? '';
  const isAmount = rest.length <= 2 && amountPattern.test(amount);
  const [cut] = rest.slice(0, -1);
  return { origin, isOver, cif: isAmount ? { amount: Number(amount), cut: cut ?? null } : [origin, ...rest] };
}

/** A price that the text names: of beef, where it names no cut of pork. */
function typedCif(
  { amount, cut }: { readonly amount: number; readonly cut: string | null },
  { day, dictionary }: { readonly day: string; readonly dictionary: Dictionary },
): CifPrice | Extract<FigureAnswer, { readonly kind: 'missing' }> {
  const meat = cut === null ? 'beef' : findCutMeat(dictionary, cut);
  if (meat === null) return missing('unknownCode', cut ?? '');
  const code = cut === null ? null : cut.replace('pork:', '');
  return { value: amount, day, before: null, lock: null, demo: false, meat, cut: code };
}

/** A CIF price of a day with what it is compared with. */
interface CifPrice {
  readonly value: number;
  readonly day: string;
  readonly before: { readonly value: number; readonly day: string } | null;
  readonly lock: FoundFigure['basis']['lock'];
  readonly demo: boolean;
  readonly meat: PriceMeat;
  readonly cut: string | null;
}

/** Today's price of a quote, as the landed-cost sheet takes it: CIF or CFR, USD/t. */
async function findCif(
  days: QuoteDays,
  parts: readonly string[],
  period: string,
): Promise<CifPrice | Extract<FigureAnswer, { readonly kind: 'missing' }>> {
  const path = parseQuotePath(days.dictionary, parts);
  if (typeof path === 'string') return missing('unknownCode', path);
  const day = await days.toDayValue(path, period);
  if (day === null) return missing('notFound', period);
  const rows = await readQuotes(days, path, { day });
  const [row, ...others] = rows;
  if (row === undefined || row.Mainstream === null) return missing('notFound', day);
  if (others.length > 0) return missing('ambiguous', rows.map(nameChoice).join(', '));
  if (row.Unit !== 'USD/t' || row.Level !== 'cif') return missing('notOfSeries', `${row.Unit} ${row.Term}`);
  const week = row.ChangeWeek;
  return {
    value: row.Mainstream,
    day,
    before: week === null ? null : { value: week.From, day: week.Date },
    lock: path.meat === 'beef' ? 'Price' : 'PorkPrice',
    demo: row.Demo,
    meat: path.meat,
    cut: row.CutCode,
  };
}

/** What a tonne costs out of the cold store, by the sheet of the price pages; null where no rate holds: a text carries none. */
async function findLanded(
  deps: Pick<LandedDeps, 'db' | 'safeguard' | 'days'>,
  { origin, day, cif, goods }: { origin: string; day: string; cif: number; goods: Pick<CifPrice, 'meat' | 'cut'> },
): Promise<Landed | null> {
  const { meat, cut } = goods;
  const question = getLandedCost.input.safeParse({ Meat: meat, Origin: origin, Date: day, Cif: cif });
  if (!question.success) return null;
  const reader = { today: day, lock: null, goods: findGoods(deps.days.dictionary, meat, cut ?? '') };
  try {
    const landed = await readLandedCost(deps, question.data, reader);
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

/** One line of the sheet, CNY/kg. */
function findAmount(landed: Landed, isOver: boolean, measure: FigureQuestion['measure']): number | null {
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

export interface LandedDeps {
  readonly db: Db;
  readonly safeguard: Safeguard;
  readonly days: QuoteDays;
  readonly asOf: string;
}

/** What is said of landed cost: of an amount that the text names, or of a quote. */
export async function answerLanded(deps: LandedDeps, question: FigureQuestion): Promise<FigureAnswer> {
  const { days, asOf } = deps;
  const { origin, isOver, cif } = parseLandedPath(question.parts);
  const known = findOrigin(origin);
  if (known === undefined) return missing('unknownCode', origin);
  const price: CifPrice | Extract<FigureAnswer, { readonly kind: 'missing' }> =
    'amount' in cif
      ? typedCif(cif, { day: question.period === 'latest' ? asOf : question.period, dictionary: days.dictionary })
      : await findCif(days, cif, question.period);
  if ('kind' in price) return price;
  if (!isDay(price.day)) return missing('badPeriod', price.day);
  const landed = await findLanded(deps, { origin, goods: price, day: price.day, cif: price.value });
  if (landed === null) return missing('notFound', price.day);
  const value = await toValue(deps, { question, price, landed, origin, isOver });
  if (value === null) return missing('notPublished', question.measure);
  const names = {
    origin: originNames(origin),
    ...(price.cut === null ? {} : { cut: priceCut(days.dictionary, price.meat, price.cut) }),
  };
  const isCif = question.measure === 'cif';
  return found([toMember(value, names)], {
    unit: isCif ? figureUnits.usdPerTonne : figureUnits.cnyPerKg,
    decimals: isCif ? 0 : 2,
    isChange: question.measure === 'change',
    period: price.day,
    basis: {
      sourceCn: landed.Dict.SourceCn,
      sourceEn: landed.Dict.SourceEn,
      publishedOn: landed.Dict.Rate?.Day ?? null,
      demo: price.demo || landed.Dict.Demo,
      provisional: false,
      lock: price.lock,
    },
  });
}

interface Valued {
  readonly question: FigureQuestion;
  readonly price: CifPrice;
  readonly landed: Landed;
  readonly origin: string;
  readonly isOver: boolean;
}

async function toValue(deps: LandedDeps, { question, price, landed, origin, isOver }: Valued): Promise<number | null> {
  if (question.measure === 'cif') return price.value;
  const now = findAmount(landed, isOver, question.measure);
  if (question.measure !== 'change') return now;
  if (price.before === null || now === null) return null;
  const { day, value: cif } = price.before;
  const earlier = await findLanded(deps, { origin, goods: price, day, cif });
  const before = earlier === null ? null : findAmount(earlier, isOver, 'cost');
  return before === null ? null : roundTo(now - before, 2);
}

/** Spot in a port less the landed forward of the same cut, CNY/kg. */
export async function answerSpread(deps: LandedDeps, question: FigureQuestion): Promise<FigureAnswer> {
  const [origin = '', cut = '', ...port] = question.parts;
  const path = parseQuotePath(deps.days.dictionary, [origin, cut, 'spot', ...port]);
  if (typeof path === 'string') return missing('unknownCode', path);
  const day = await deps.days.toDayValue(path, question.period);
  if (day === null) return missing('notFound', question.period);
  const rows = await readQuotes(deps.days, path, { day, target: 'CNY/kg' });
  const [spot, ...others] = rows;
  if (spot === undefined || spot.Mainstream === null) return missing('notFound', day);
  if (others.length > 0) return missing('ambiguous', rows.map(nameChoice).join(', '));
  const isChange = question.measure === 'change';
  const landed = await answerLanded(deps, {
    ...question,
    kind: 'landed',
    parts: [origin, cut, 'forward'],
    period: day,
    measure: isChange ? 'change' : 'cost',
  });
  if (landed.kind === 'missing') return landed;
  const own = isChange ? (spot.ChangeWeek?.Value ?? null) : spot.Mainstream;
  const [forward] = landed.members;
  if (own === null || forward === undefined) return missing('notPublished', question.measure);
  return { ...landed, isChange, members: [{ ...forward, value: roundTo(own - forward.value, 2) }] };
}
