import type { FigureAnswer, FigureBasis, FigureQuestion } from '@btc/contract/figures/figure.ts';
import { figureUnits } from '@btc/contract/figures/print-figure.ts';
import { getWebBeefPriceDataIndex } from '@btc/contract/prices/indices.ts';
import { findLiveCattle } from '@btc/contract/prices/live-cattle-series.ts';
import { benchmarkUnits } from '@btc/contract/prices/benchmark-units.ts';
import { indexKinds, priceMeats } from '@btc/contract/prices/price-codes.ts';
import { addDays, isDay, toMonday, toMonthEnd } from '@btc/contract/time.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import type { Db } from '#platform/db/db.ts';
import { listBenchmarks, listBenchmarkValues } from '../../prices/benchmarks/benchmark.queries.ts';
import { readIndex } from '../../prices/indices/price-index.service.ts';
import { percentChange, priceNear, findUsd } from '../../prices/live-cattle/live-cattle.present.ts';
import { listPrices } from '../../prices/live-cattle/live-cattle.queries.ts';
import { sourceNames } from '../../prices/quotes/quote-list.service.ts';
import { originNames } from '../../prices/series/price-names.ts';
import { asChangePercent, found, foundOr, toMember, missing, toSource } from './figure-answer.ts';

export interface MarketDeps {
  readonly db: Db;
  readonly asOf: string;
}

function toDayValue(period: string, asOf: string): string | null {
  if (period === 'latest') return asOf;
  return isDay(period) ? period : null;
}

type IndexAnswer = Awaited<ReturnType<typeof readIndex>>;

async function findIndex(db: Db, parts: readonly string[]): Promise<IndexAnswer | null> {
  const [meatCode = '', kind = '', origin = ''] = parts;
  const meat = priceMeats.find((one) => one === meatCode);
  const known = indexKinds.find(({ code }) => code === kind);
  if (meat === undefined || known === undefined || parts.length > 3) return null;
  const question = getWebBeefPriceDataIndex.input.safeParse({ Kind: known.code, Origin: origin, Period: 'all' });
  if (!question.success) return null;
  try {
    return await readIndex(db, meat, question.data);
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

type IndexRow = IndexAnswer['Rows'][number];

function indexValue(row: IndexRow, measure: FigureQuestion['measure']): number | null {
  switch (measure) {
    case 'change':
      return row.Wow;
    case 'month':
      return row.Mom;
    case 'year':
      return row.Yoy;
    case 'quoted':
      return row.Quoted;
    case 'carried':
      return row.Carried;
    default:
      return row.Level;
  }
}

/** An index in the week of a day: its level, or its change in per cent; of the spread in CNY/kg. */
export async function answerIndex({ db, asOf }: MarketDeps, question: FigureQuestion): Promise<FigureAnswer> {
  const { measure, parts, period } = question;
  const day = toDayValue(period, asOf);
  if (day === null) return missing('badPeriod', period);
  const index = await findIndex(db, parts);
  if (index === null) return missing('unknownCode', parts.join('/'));
  const monday = toMonday(day);
  const row =
    period === 'latest'
      ? index.Rows.findLast(({ Date: week, Level }) => week <= monday && Level !== null)
      : index.Rows.find(({ Date: week }) => week === monday);
  if (row === undefined) return missing('notFound', monday);
  const { Row: name, Dict } = index;
  const basis = { ...indexSource(Dict.Demo), publishedOn: row.Date, demo: Dict.Demo, provisional: false, lock: null };
  const detail = { period: row.Date, basis };
  const isSpread = name.Kind === 'spread';
  return foundOr(indexValue(row, measure), (value) => {
    const members = [toMember(value, { name: { cn: name.NameCn, en: name.NameEn } })];
    if (measure === 'quoted' || measure === 'carried') return found(members, { ...detail, unit: figureUnits.plain });
    const isChange = measure !== 'level';
    if (isSpread) return found(members, { ...detail, unit: figureUnits.cnyPerKg, decimals: 2, isChange });
    if (isChange) return found(members, { ...detail, ...asChangePercent });
    return found(members, { ...detail, unit: figureUnits.points, decimals: 2 });
  });
}

function indexSource(isDemo: boolean) {
  const { SourceCn, SourceEn } = sourceNames(isDemo);
  return { sourceCn: SourceCn, sourceEn: SourceEn };
}

/** The price of another market. */
export async function answerBenchmark({ db, asOf }: MarketDeps, question: FigureQuestion): Promise<FigureAnswer> {
  const { measure, parts, period } = question;
  const [code = ''] = parts;
  const benchmark = (await listBenchmarks(db)).find((one) => one.code === code);
  if (benchmark === undefined) return missing('unknownCode', code);
  const to = period === 'latest' ? asOf : findLastDay(period);
  const values = await listBenchmarkValues(db, code, { from: null, to });
  const now = values.at(-1);
  if (now === undefined || (period !== 'latest' && !now.day.startsWith(period))) return missing('notFound', period);
  const value = Number(now.value);
  const before = values.at(-2);
  const [earliest, yearAgo] = [addDays(now.day, -405), addDays(now.day, -365)];
  const yearBefore = values.findLast(({ day }) => day >= earliest && day <= yearAgo);
  const known = benchmarkUnits.find((unit) => unit.code === benchmark.unit);
  const unit = known ?? { code: benchmark.unit, nameCn: benchmark.unit, nameEn: benchmark.unit };
  const name = { cn: benchmark.name_cn, en: benchmark.name_en };
  const basis: FigureBasis = {
    sourceCn: benchmark.source_cn,
    sourceEn: benchmark.source_en,
    publishedOn: now.day,
    demo: benchmark.is_demo,
    provisional: false,
    lock: 'Price',
  };
  const detail = { period: benchmark.frequency === 'month' ? now.day.slice(0, 7) : now.day, basis };
  const base = measure === 'year%' ? yearBefore : before;
  if (measure === 'value') return found([toMember(value, { name })], { ...detail, unit, decimals: 2 });
  if (base === undefined) return missing('notPublished', measure);
  if (measure === 'change')
    return found([toMember(value - Number(base.value), { name })], { ...detail, unit, decimals: 2, isChange: true });
  return foundOr(percentChange(value, Number(base.value)), (change) =>
    found([toMember(change, { name })], { ...detail, ...asChangePercent }),
  );
}

/** The last day of a month, or the day itself. */
function findLastDay(period: string): string {
  return period.length === 7 ? toMonthEnd(period) : period;
}

/** Live cattle of a market: in its own unit, or as dollars for a kilogram of carcase. */
export async function answerCattle({ db, asOf }: MarketDeps, question: FigureQuestion): Promise<FigureAnswer> {
  const { measure, parts, period } = question;
  const [code = ''] = parts;
  const series = findLiveCattle(code);
  if (series === undefined) return missing('unknownCode', code);
  const day = toDayValue(period, asOf);
  if (day === null) return missing('badPeriod', period);
  const rows = (await listPrices(db, { from: addDays(day, -380), to: day })).filter((row) => row.series === code);
  const now = rows.at(-1);
  if (now === undefined || (period !== 'latest' && now.day !== day)) return missing('notFound', day);
  const name = { cn: series.nameCn, en: series.nameEn };
  const basis: FigureBasis = {
    ...toSource(now.source, now.is_demo),
    publishedOn: now.day,
    demo: now.is_demo,
    provisional: false,
    lock: 'Price',
  };
  const detail = { period: now.day, basis };
  const origin = series.origin === null ? {} : { origin: originNames(series.origin) };
  if (measure === 'price') {
    const unit = { code: series.unitEn, nameCn: series.unitCn, nameEn: series.unitEn };
    return found([toMember(Number(now.local_price), { name, ...origin })], {
      ...detail,
      unit,
      decimals: series.decimals,
    });
  }
  if (measure === 'carcase')
    return foundOr(findUsd(series, now), (value) =>
      found([toMember(value, { name, ...origin })], { ...detail, unit: figureUnits.usdPerKg, decimals: 2 }),
    );
  const before = priceNear(rows, addDays(now.day, measure === 'year%' ? -364 : -7));
  const base = before === undefined ? undefined : Number(before.local_price);
  return foundOr(percentChange(Number(now.local_price), base), (value) =>
    found([toMember(value, { name, ...origin })], { ...detail, ...asChangePercent }),
  );
}
