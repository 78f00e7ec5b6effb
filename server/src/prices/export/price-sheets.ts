import type { Edition } from '@btc/contract/members/access.ts';
import { benchmarkUnits } from '@btc/contract/prices/benchmark-units.ts';
import { carriedNames, isCarried } from '@btc/contract/prices/carried-level.ts';
import { dutyLeftOut } from '@btc/contract/prices/duty-left-out.ts';
import type { getPriceBenchmarks } from '@btc/contract/prices/benchmarks.ts';
import type { getWebBeefPriceDataIndex } from '@btc/contract/prices/indices.ts';
import {
  marketTypes,
  priceSpecs,
  priceTerms,
  priceUnits,
  quoteBases,
  taxLevels,
} from '@btc/contract/prices/price-codes.ts';
import type { Conversion } from '@btc/contract/prices/price-fields.ts';
import type { getWebPriceDataList, getWebPriceHistory } from '@btc/contract/prices/quotes.ts';
import type { PriceSeries } from '@btc/contract/prices/quote-row.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { formatCodeIn, nameIn } from '@btc/contract/names.ts';
import type { Sheet } from '#platform/export/sheet.ts';
import { sayOtherDuty } from '#safeguard/duty-about.ts';
import { sourceNames } from '../quotes/quote-list.service.ts';
import { originNames } from '../series/price-names.ts';
import { priceFileWords } from './price-file-words.ts';

type List = OutputOf<typeof getWebPriceDataList>;
type History = OutputOf<typeof getWebPriceHistory>;
type Index = OutputOf<typeof getWebBeefPriceDataIndex>;
type Benchmarks = OutputOf<typeof getPriceBenchmarks>;

export const meatNames = [
  { code: 'beef', nameCn: '牛肉', nameEn: 'Beef' },
  { code: 'pork', nameCn: '猪肉', nameEn: 'Pork' },
];

type Marks = Conversion & {
  readonly Demo: boolean;
  readonly SourceCn: string;
  readonly SourceEn: string;
  readonly UpdatedAt: string | null;
};

/** The first and the last of some days as one text. */
export function daySpan(days: readonly string[]): string {
  const sorted = days.toSorted();
  return [...new Set([sorted[0] ?? '', sorted.at(-1) ?? ''])].join(' – ');
}

/** Of each origin whose quota is, or may be, full: which duty is computed with, and by which rule the other may apply. */
function openDuties({ Duties, OverQuota }: Marks, edition: Edition): readonly (readonly [string, string])[] {
  const words = priceFileWords[edition];
  return Duties.filter(({ Ruling }) => Ruling.IsOpen).map(({ Origin, Ruling }) => {
    const { cn, en } = originNames(Origin);
    const text = edition === 'en' ? Ruling.TextEn : Ruling.TextCn;
    return [words.duty, words.assumed(edition === 'en' ? en : cn, OverQuota, text)];
  });
}

/** The other duties of each origin, line by line with their days. */
function otherDuties({ Duties }: Marks, edition: Edition): readonly (readonly [string, string])[] {
  const words = priceFileWords[edition];
  return Duties.flatMap(({ Origin, Others, OthersKnown }) => {
    const { cn, en } = originNames(Origin);
    const said = Others.map((duty) => sayOtherDuty(duty, edition));
    return [...said, ...(OthersKnown ? [] : [dutyLeftOut[edition]])].map(
      (text) => [words.duty, `${edition === 'en' ? en : cn}: ${text}`] as const,
    );
  });
}

/** Their unit, what the figures are computed with, who says so, and when it was last changed. */
function aboutConversion(marks: Marks, edition: Edition, unit: string): Sheet['about'] {
  const words = priceFileWords[edition];
  const { Unit, Level, OverQuota, Rate, UpdatedAt } = marks;
  const parts = [
    Unit === null ? null : formatCodeIn(edition, priceUnits, Unit),
    Level === null ? null : formatCodeIn(edition, taxLevels, Level),
    OverQuota ? words.overQuota : null,
  ].filter((part) => part !== null);
  return [
    [words.unit, unit],
    [words.converted, parts.length === 0 ? words.asQuoted : parts.join(' · ')],
    ...(parts.length === 0 ? [] : [...openDuties(marks, edition), ...otherDuties(marks, edition)]),
    ...(Rate === null || parts.length === 0 ? [] : [[words.rate, words.rateText(Rate.CnyPerUsd, Rate.Day)] as const]),
    [words.source, edition === 'en' ? marks.SourceEn : marks.SourceCn],
    ...(UpdatedAt === null ? [] : [[words.updated, words.moment(UpdatedAt.slice(0, 16).replace('T', ' '))] as const]),
    // Duties that prices are converted with are not of the demonstration.
    ...(marks.Demo ? [[words.note, parts.length === 0 ? words.demo : words.demoConverted] as const] : []),
  ];
}

function toSpecs({ Specs }: PriceSeries, edition: Edition): string {
  return Specs.map((code) => formatCodeIn(edition, priceSpecs, code)).join(' · ');
}

/** The quotes of a day as a sheet. */
export function listSheet({ Rows, Dict }: List, edition: Edition): Sheet {
  const words = priceFileWords[edition];
  const date = Dict.Date ?? '';
  const title = words.listTitle(
    formatCodeIn(edition, meatNames, Dict.Meat),
    formatCodeIn(edition, marketTypes, Dict.MarketType),
    date,
  );
  const unit = Dict.Unit === null ? words.seeUnits : formatCodeIn(edition, priceUnits, Dict.Unit);
  return {
    name: words.list,
    about: [[words.title, title], [words.date, date], ...aboutConversion(Dict, edition, unit)],
    titles: words.listColumns,
    rows: Rows.map((row) => [
      edition === 'en' ? row.OriginEn : row.OriginCn,
      edition === 'en' ? row.CutEn : row.CutCn,
      toSpecs(row, edition),
      row.Brand,
      formatCodeIn(edition, priceTerms, row.Term),
      edition === 'en' ? row.PortEn : row.PortCn,
      formatCodeIn(edition, priceUnits, row.ShownUnit),
      row.Low,
      row.Mainstream,
      row.High,
      row.QuoteCount,
      formatCodeIn(edition, quoteBases, row.Basis),
      row.ChangePrevious?.Value ?? null,
      row.ChangePrevious?.Percent ?? null,
      row.ChangeWeek?.Percent ?? null,
      row.Provisional ? words.yes : null,
      row.Corrected ? words.yes : null,
      row.OtherQuota,
    ]),
  };
}

/** The history of a series as a sheet. */
export function buildHistorySheet({ Row, Rows, Dict }: History, edition: Edition): Sheet {
  const words = priceFileWords[edition];
  const isEn = edition === 'en';
  const unit = formatCodeIn(edition, priceUnits, Dict.Unit ?? Row.Unit);
  const title = [
    isEn ? Row.OriginEn : Row.OriginCn,
    isEn ? Row.CutEn : Row.CutCn,
    toSpecs(Row, edition),
    formatCodeIn(edition, priceTerms, Row.Term),
    isEn ? Row.PortEn : Row.PortCn,
    unit,
  ].filter((part) => part !== '');
  return {
    name: words.history,
    about: [
      [words.title, title.join(' · ')],
      [words.date, daySpan(Rows.map(({ Date: day }) => day))],
      ...aboutConversion(Dict, edition, unit),
    ],
    titles: words.historyColumns,
    rows: Rows.map((row) => [
      row.Date,
      row.Low,
      row.Mainstream,
      row.High,
      row.QuoteCount,
      formatCodeIn(edition, quoteBases, row.Basis),
      row.Provisional ? words.yes : null,
      row.Corrected ? words.yes : null,
      row.OtherQuota,
    ]),
  };
}

/** An index over time as a sheet. */
export function buildIndexSheet({ Row, Rows, Dict }: Index, edition: Edition): Sheet {
  const words = priceFileWords[edition];
  const { WeightSourceCn, WeightSourceEn } = Dict.Method;
  const { SourceCn, SourceEn } = sourceNames(Dict.Demo);
  return {
    name: words.index,
    about: [
      [words.title, nameIn(edition, Row)],
      [words.date, daySpan(Rows.map(({ Date: week }) => week))],
      [words.unit, words.indexUnits[Row.Unit]],
      [words.source, edition === 'en' ? SourceEn : SourceCn],
      [words.weights, edition === 'en' ? WeightSourceEn : WeightSourceCn],
      ...(Rows.some(isCarried) ? [[words.carriedOnly, carriedNames[edition]] as const] : []),
      ...(Dict.Demo ? [[words.note, words.demoIndex] as const] : []),
    ],
    titles: Row.Kind === 'spread' ? words.spreadColumns : words.indexColumns,
    rows: Rows.map((row) => [
      row.Date,
      row.Level,
      row.Wow,
      row.Mom,
      row.Yoy,
      row.Quoted,
      row.Carried,
      row.Coverage,
      ...(Row.Kind === 'spread' ? [row.LevelOver] : []),
      isCarried(row) ? words.yes : null,
    ]),
  };
}

/** A price of others over time as a sheet: one figure, with low and high where there are; traded contracts have a day's range and volume. */
export function buildBenchmarkSheet(
  benchmark: Benchmarks['List'][number],
  rows: Benchmarks['Rows'],
  edition: Edition,
): Sheet {
  const words = priceFileWords[edition];
  const isEn = edition === 'en';
  const isMonthly = benchmark.Frequency === 'month';
  const toDay = ({ Date: day }: Benchmarks['Rows'][number]) => (isMonthly ? day.slice(0, 7) : day);
  const isTraded = rows.some(({ Open, Volume }) => Open !== null || Volume !== null);
  const hasRange = rows.some(({ Low, High }) => Low !== null || High !== null);
  return {
    name: words.benchmark,
    about: [
      [words.title, isEn ? benchmark.NameEn : benchmark.NameCn],
      [words.date, daySpan(rows.map(toDay))],
      [words.unit, formatCodeIn(edition, benchmarkUnits, benchmark.Unit)],
      [words.source, isEn ? benchmark.SourceEn : benchmark.SourceCn],
      ...(benchmark.Demo ? [[words.note, words.demo] as const] : []),
    ],
    titles: isTraded
      ? words.contractColumns
      : [isMonthly ? words.month : words.date, words.price, ...(hasRange ? words.rangeColumns : [])],
    rows: rows.map((row) =>
      isTraded
        ? [row.Date, row.Value, row.Open, row.High, row.Low, row.Volume]
        : [toDay(row), row.Value, ...(hasRange ? [row.Low, row.High] : [])],
    ),
  };
}
