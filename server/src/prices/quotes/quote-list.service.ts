import type { requestFields, Conversion } from '@btc/contract/prices/price-fields.ts';
import type { getWebPriceDataList } from '@btc/contract/prices/quotes.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { splitCodes } from '#platform/api/code-list.ts';
import { toSlice } from '#platform/api/paging.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#dictionary/face.ts';
import type { PriceAccess } from '../price-access.ts';
import type { PriceDeps } from '../price-deps.ts';
import { type DayRates, DayTerms, readDayRates, readDayTerms } from '../convert/day-terms.ts';
import type { Target } from '../convert/convert-price.ts';
import {
  countQuotes,
  findDaysAround,
  findLatestDay,
  listQuoteDays,
  listQuotes,
  type QuoteFilter,
  type QuoteListRow,
} from './quote-list.queries.ts';
import { isAsQuoted, isUnconverted, presentAsQuoted, presentQuote } from './quote.present.ts';
import { readTrends } from './trend.service.ts';

type Question = InputOf<typeof getWebPriceDataList>;
type Answer = OutputOf<typeof getWebPriceDataList>;

export function sourceNames(isDemo: boolean): { readonly SourceCn: string; readonly SourceEn: string } {
  return isDemo
    ? { SourceCn: '演示数据', SourceEn: 'Demonstration data' }
    : { SourceCn: 'BTC 市场采价', SourceEn: 'BTC market survey' };
}

export function toTarget({ Unit, Level, OverQuota }: Pick<Question, 'Unit' | 'Level' | 'OverQuota'>): Target {
  return { unit: Unit, level: Level, overQuota: OverQuota };
}

/** Terms of a day's conversion for some origins; without `DayTerms` there are no duties. */
export function presentConversion(
  days: DayRates | DayTerms,
  target: Target,
  { day, origins }: { readonly day: string; readonly origins: readonly string[] },
): Conversion {
  const imported = [...new Set(origins)].filter((origin) => origin !== 'CHN');
  const { vatPercent, portCost } = days.settingsOn(day);
  return {
    Unit: target.unit === '' ? null : target.unit,
    Level: target.level === '' ? null : target.level,
    OverQuota: target.overQuota,
    Rate: days.rateOn(day),
    VatPercent: vatPercent,
    PortCost: portCost,
    Duties: days instanceof DayTerms ? imported.map((origin) => days.dutyOn(origin, day)) : [],
  };
}

function toFilter(question: AnyonesQuestion): QuoteFilter {
  const { Meat, MarketType, Origin, Cuts, Specs, Storage, Term, Port } = question;
  return {
    meat: Meat,
    market: MarketType,
    origins: splitCodes(Origin),
    cuts: splitCodes(Cuts),
    specs: splitCodes(Specs),
    storages: splitCodes(Storage),
    terms: splitCodes(Term),
    ports: splitCodes(Port),
  };
}

/** First day whose terms are needed: that of the oldest compared quote, or `day` where nothing is converted. */
function oldestDay(rows: readonly QuoteListRow[], target: Target, day: string): string {
  if (rows.every((row) => isAsQuoted(row, target))) return day;
  const earlier = rows.flatMap(({ previous_day: previous, week_day: week }) => [previous ?? day, week ?? day]);
  return earlier.reduce((oldest, one) => (one < oldest ? one : oldest), day);
}

async function readConvertedDays(
  { db, safeguard }: Reading,
  span: Pick<Parameters<typeof readDayTerms>[1], 'meat' | 'from' | 'to'>,
): Promise<DayTerms> {
  const { record } = await safeguard.read();
  return readDayTerms(db, { ...span, safeguard: record });
}

export type Reading = Pick<PriceDeps, 'db' | 'safeguard'>;

type AnyonesQuestion = Omit<Question, keyof typeof requestFields>;

/** All that a list depends on: the same for all readers with this lock and trial state. */
type ListQuestion = AnyonesQuestion & Pick<PriceAccess, 'locked'> & { readonly isTrial?: boolean };

/** Null where there are no quotes. */
export async function findListedDay(db: Db, question: AnyonesQuestion): Promise<string | null> {
  const filter = toFilter(question);
  const { Date: day } = question;
  if (day === '') return findLatestDay(db, filter);
  return (await listQuoteDays(db, filter, { from: day, to: day }))[0] ?? null;
}

/** Quotes of a market on a day, as far as its lock allows; `today` is used where the market has no quotes. */
export async function makeQuoteList(
  { db, safeguard }: Reading,
  question: ListQuestion,
  today: string,
): Promise<Answer> {
  const filter = toFilter(question);
  const { locked } = question;
  const isOpen = locked === null;
  const listed = question.Date === '' ? await findLatestDay(db, filter) : question.Date;
  const day = listed ?? today;
  const { Page, PageSize } = question;
  const page = toSlice({ Page, PageSize });
  const [rows, around] = await Promise.all([
    isOpen && listed !== null ? listQuotes(db, { filter, day }, page) : [],
    findDaysAround(db, filter, day),
  ]);
  const target = toTarget(question);
  const isWhole = isOpen && Page === 1 && rows.length < PageSize;
  // The small lines would open the days before to a trial, of which each is an item.
  const seriesIds = question.isTrial === true ? [] : rows.map(({ id }) => id);
  const [total, days, dictionary, trends] = await Promise.all([
    isWhole ? rows.length : countQuotes(db, { filter, day }),
    isUnconverted(target)
      ? readDayRates(db, { from: day, to: day })
      : readConvertedDays({ db, safeguard }, { meat: question.Meat, from: oldestDay(rows, target, day), to: day }),
    openDictionary(db),
    readTrends({ db, safeguard }, { meat: question.Meat, seriesIds, day, target }),
  ]);
  return {
    Rows: rows.map((row) => ({
      ...(days instanceof DayTerms
        ? presentQuote(row, target, { days, dictionary })
        : presentAsQuoted(row, dictionary)),
      Trend: trends.get(row.id) ?? [],
    })),
    Total: total,
    Dict: {
      Meat: question.Meat,
      MarketType: question.MarketType,
      Date: listed,
      EarlierDate: around.earlier,
      LaterDate: around.later,
      LatestDate: around.latest,
      UpdatedAt: around.updated_at === null ? null : shanghaiMoment(around.updated_at),
      Provisional: around.has_provisional,
      ...presentConversion(days, target, { day, origins: rows.map(({ origin }) => origin) }),
      ...sourceNames(around.is_demo),
      Demo: around.is_demo,
      Locked: locked,
      TrialLeft: null,
    },
  };
}
