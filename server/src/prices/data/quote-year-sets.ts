import { type PriceMeat, priceModules } from '@btc/contract/prices/price-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { fileWriter, parquetWriteRows } from 'hyparquet-writer';
import {
  countAttribute,
  type DataColumn,
  dateDimension,
  dimension,
  mark,
  measure,
  noteSource,
  textAttribute,
  toParquetSchema,
  toParquetValue,
  type WholeFile,
  type WholeRequest,
  type WholeSet,
} from '#data/face.ts';
import type { Db } from '#platform/db/db.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { sourceNames } from '../quotes/quote-list.service.ts';
import { toTerm } from '../series/series.present.ts';
import { findYearSpan, readYear, type YearQuote } from './quote-year.queries.ts';

const columns: readonly DataColumn<YearQuote>[] = [
  dimension('series', ['报价序列', 'Series'], ({ id }) => id),
  dateDimension('date', ['日期', 'Date'], ({ day }) => day),
  textAttribute('market', ['市场', 'Market'], ({ market_type: market }) => market),
  textAttribute('origin', ['产地', 'Origin'], ({ origin }) => origin),
  textAttribute('cut', ['部位', 'Cut'], ({ cut }) => cut),
  textAttribute('specs', ['规格', 'Specification'], ({ specs }) => specs || null),
  textAttribute('brand', ['厂号或品牌', 'Plant or brand'], ({ brand }) => brand),
  textAttribute('storage', ['储藏方式', 'Storage'], ({ storage }) => storage),
  textAttribute('term', ['价格条件', 'Terms'], ({ term }) => term),
  textAttribute('port', ['港口或城市', 'Port or city'], ({ port }) => port),
  textAttribute('unit', ['单位', 'Unit'], ({ unit }) => unit),
  textAttribute('level', ['价格口径', 'Price level'], ({ term }) => toTerm(term).level),
  measure('low', ['低价', 'Low'], '', ({ low }) => low),
  measure('mainstream', ['主流价', 'Mainstream'], '', ({ mainstream }) => mainstream),
  measure('high', ['高价', 'High'], '', ({ high }) => high),
  countAttribute('quotes', ['样本数', 'Quotes'], ({ quote_count: count }) => count),
  textAttribute('type', ['类型', 'Type'], ({ basis }) => basis),
  mark('provisional', ['初值', 'Provisional'], ({ is_provisional: isProvisional }) => isProvisional),
  mark('corrected', ['已更正', 'Corrected'], ({ is_corrected: isCorrected }) => isCorrected),
];

const rowGroupSize = 20_000;

async function* toRows(quotes: AsyncIterable<YearQuote>) {
  for await (const quote of quotes)
    yield Object.fromEntries(columns.map((column) => [column.name, toParquetValue(column, column.of(quote, 'cn'))]));
}

async function writeYear(
  db: Db,
  meat: PriceMeat,
  { year, path, describe }: Pick<WholeRequest, 'year'> & WholeFile,
): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (open) => {
      const span = await findYearSpan(open, { meat, year });
      if (span === null) throw new ApiError(1009);
      const { SourceCn, SourceEn } = sourceNames(span.is_demo);
      const notes = noteSource(
        { cn: SourceCn, en: SourceEn },
        {
          span: [span.first, span.last],
          updatedAt: span.updated_at === null ? null : shanghaiMoment(span.updated_at),
          isDemo: span.is_demo,
        },
      );
      await parquetWriteRows({
        writer: fileWriter(path),
        rows: toRows(readYear(open, { meat, year })),
        columns: columns.map(({ name }) => ({ name })),
        schema: toParquetSchema(columns),
        rowGroupSize,
        codec: 'SNAPPY',
        createdBy: 'Beef to China',
        kvMetadata: [...describe(notes)],
      });
    });
}

const meats = { beef: ['牛肉', 'beef'], pork: ['猪肉', 'pork'] } as const satisfies Record<
  PriceMeat,
  readonly [cn: string, en: string]
>;

/** All published quotes of a year as quoted; code names are in the sets `origins` and `dictionary`. */
function toYearSet(db: Db, meat: PriceMeat): WholeSet {
  const [cn, en] = meats[meat];
  return {
    name: `${meat}-quotes`,
    title: { cn: `${cn}报价：全年`, en: `Quotes of ${en}, a year` },
    lead: {
      cn: '一年内所有市场公布的报价，按报价时的单位和口径。',
      en: 'Every quote published in a year, all markets, in the unit and at the level in which it was quoted.',
    },
    module: priceModules[meat],
    columns: columns.map(({ of: _of, gap: _gap, ...head }) => head),
    takes: [],
    toShown: (year) => ({ name: 'prices', params: { meat, date: `${year}-12-31` } }),
    write: ({ year }, file) => writeYear(db, meat, { year, ...file }),
  };
}

export function createQuoteYearSets(db: Db): readonly WholeSet[] {
  return [toYearSet(db, 'beef'), toYearSet(db, 'pork')];
}
