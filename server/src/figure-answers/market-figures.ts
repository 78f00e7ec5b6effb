import type { FigureMeasure } from '@btc/contract/figures/figure.ts';
import { figureUnits } from '@btc/contract/figures/print-figure.ts';
import { getWebBeefPriceDataIndex } from '@btc/contract/prices/indices.ts';
import { findLiveCattle } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { benchmarkUnits } from '@btc/contract/prices/benchmarks/benchmark-units.ts';
import { indexKinds, priceMeats } from '@btc/contract/prices/price-codes.ts';
import { addDays, toMonday, toMonthEnd } from '@btc/contract/time.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { type Cell, type DataTable, layTable, toFigure } from '#data/face.ts';
import type { Db } from '#platform/db/db.ts';
import {
  findUsd,
  listBenchmarks,
  listBenchmarkValues,
  listPrices,
  originNames,
  percentChange,
  priceNear,
  readIndex,
  toIndexReading,
} from '#prices/face.ts';
import { findUnit, found, missing, toDayValue, toSource } from './figure-answer.ts';
import type { AnswerFigure } from './reading.ts';

async function findIndex(db: Db, [meatCode, kind, origin = '', ...more]: readonly string[]): Promise<DataTable | null> {
  const meat = priceMeats.find((one) => one === meatCode);
  const known = indexKinds.find(({ code }) => code === kind);
  if (meat === undefined || known === undefined || more.length > 0) return null;
  const question = getWebBeefPriceDataIndex.input.safeParse({ Kind: known.code, Origin: origin, Period: 'all' });
  if (!question.success) return null;
  try {
    return layTable(toIndexReading(await readIndex(db, meat, question.data)), 'en');
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

const indexColumns: Readonly<Partial<Record<FigureMeasure, string>>> = {
  level: 'level',
  change: 'wow',
  month: 'mom',
  year: 'yoy',
  quoted: 'quoted',
  carried: 'carried_cells',
};

export const answerIndex: AnswerFigure = async ({ db, asOf, once }, { measure, parts, period }) => {
  const day = toDayValue(period, asOf);
  if (day === null) return missing('badPeriod', period);
  const index = await once(`index ${parts.join('/')}`, () => findIndex(db, parts));
  if (index === null) return missing('unknownCode', parts.join('/'));
  const { columns, rows, notes } = index;
  const findPlace = (name = '') => columns.findIndex((column) => column.name === name);
  const [date, level, own] = [findPlace('date'), findPlace('level'), findPlace(indexColumns[measure])];
  const toDay = (row: readonly Cell[]) => String(toFigure(row[date]));
  const monday = toMonday(day);
  const row =
    period === 'latest'
      ? rows.findLast((one) => toDay(one) <= monday && typeof one[level] === 'number')
      : rows.find((one) => toDay(one) === monday);
  if (row === undefined) return missing('notFound', monday);
  const value = toFigure(row[own]);
  return found(measure, [{ value: typeof value === 'number' ? value : null, name: notes.title }], {
    unit: findUnit(columns[own]?.unit ?? ''),
    period: toDay(row),
    basis: {
      sourceCn: notes.source.cn,
      sourceEn: notes.source.en,
      publishedOn: toDay(row),
      demo: notes.isDemo,
    },
  });
};

export const answerBenchmark: AnswerFigure = async ({ db, asOf, once }, { measure, parts: [code = ''], period }) => {
  const benchmark = (await once('benchmarks', () => listBenchmarks(db))).find((one) => one.code === code);
  if (benchmark === undefined) return missing('unknownCode', code);
  const to = period === 'latest' ? asOf : findLastDay(period);
  const values = await listBenchmarkValues(db, code, { from: null, to });
  const now = values.at(-1);
  if (now === undefined || (period !== 'latest' && !now.day.startsWith(period))) return missing('notFound', period);
  const value = Number(now.value);
  const [earliest, yearAgo] = [addDays(now.day, -405), addDays(now.day, -365)];
  const yearBefore = values.findLast(({ day }) => day >= earliest && day <= yearAgo);
  const before = measure === 'year%' ? yearBefore : values.at(-2);
  const base = before === undefined ? undefined : Number(before.value);
  const change = measure === 'change' ? value - (base ?? Number.NaN) : percentChange(value, base);
  const figure = measure === 'value' ? value : base === undefined ? null : change;
  return found(measure, [{ value: figure, name: { cn: benchmark.name_cn, en: benchmark.name_en } }], {
    unit: benchmarkUnits.find((unit) => unit.code === benchmark.unit) ?? findUnit(benchmark.unit),
    decimals: 2,
    period: benchmark.frequency === 'month' ? now.day.slice(0, 7) : now.day,
    basis: {
      sourceCn: benchmark.source_cn,
      sourceEn: benchmark.source_en,
      publishedOn: now.day,
      demo: benchmark.is_demo,
      lock: 'Price',
    },
  });
};

/** The last day of a month (`YYYY-MM`), or the day itself. */
function findLastDay(period: string): string {
  return period.length === 7 ? toMonthEnd(period) : period;
}

export const answerCattle: AnswerFigure = async ({ db, asOf }, { measure, parts: [code = ''], period }) => {
  const series = findLiveCattle(code);
  if (series === undefined) return missing('unknownCode', code);
  const day = toDayValue(period, asOf);
  if (day === null) return missing('badPeriod', period);
  const rows = (await listPrices(db, { from: addDays(day, -380), to: day })).filter((row) => row.series === code);
  const now = rows.at(-1);
  if (now === undefined || (period !== 'latest' && now.day !== day)) return missing('notFound', day);
  const isOwn = measure === 'price';
  const before = priceNear(rows, addDays(now.day, measure === 'year%' ? -364 : -7));
  const base = before === undefined ? undefined : Number(before.local_price);
  const local = Number(now.local_price);
  const value = isOwn ? local : measure === 'carcase' ? findUsd(series, now) : percentChange(local, base);
  const name = { cn: series.nameCn, en: series.nameEn };
  const figure = { value, name, ...(series.origin !== null && { origin: originNames(series.origin) }) };
  return found(measure, [figure], {
    unit: isOwn ? { code: series.unitEn, nameCn: series.unitCn, nameEn: series.unitEn } : figureUnits.usdPerKg,
    decimals: isOwn ? series.decimals : undefined,
    period: now.day,
    basis: { ...toSource(now.source, now.is_demo), publishedOn: now.day, lock: 'Price' },
  });
};
