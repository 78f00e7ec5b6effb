import type { PriceChange, QuoteRow } from '@btc/contract/prices/quote-row.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import type { Dictionary } from '#dictionary/face.ts';
import type { DayTerms } from '../convert/day-terms.ts';
import { convertPrice, type ConvertedPrice, round, type Target } from '../convert/convert-price.ts';
import { findGoods } from '../series/price-names.ts';
import { toBasis, presentSeries, toMeat, toTerm, toUnit } from '../series/series.present.ts';
import type { SeriesRow } from '../series/series.queries.ts';
import type { HistoryRow } from './history.queries.ts';
import type { QuoteListRow } from './quote-list.queries.ts';

export function isAsQuoted(series: SeriesRow, { unit, level }: Target): boolean {
  return (unit === '' || unit === series.unit) && (level === '' || level === toTerm(series.term).level);
}

export function isUnconverted({ unit, level, overQuota }: Target): boolean {
  return unit === '' && level === '' && !overQuota;
}

type QuoteDays = Pick<DayTerms, 'termsOn' | 'isOpenOn'>;

export interface Terms {
  readonly days: QuoteDays;
  readonly dictionary: Dictionary;
}

/** Converts prices of one series, each at the terms of its day. */
export class SeriesConversion {
  readonly #series: SeriesRow;
  readonly #target: Target;
  readonly #days: QuoteDays;
  readonly #goods: string;

  constructor(series: SeriesRow, target: Target, { days, dictionary }: Terms) {
    this.#series = series;
    this.#target = target;
    this.#days = days;
    this.#goods = findGoods(dictionary, toMeat(series.meat), series.cut);
  }

  price(value: string, day: string): ConvertedPrice | null {
    const { unit, term, origin } = this.#series;
    const price = { value: Number(value), unit: toUnit(unit), level: toTerm(term).level };
    // Hundreds of quotes stay as they are: their terms are not looked up.
    if (isAsQuoted(this.#series, this.#target)) return { ...price, lines: [] };
    return convertPrice(price, this.#target, this.#days.termsOn(origin, day, this.#goods));
  }

  figure(value: string, day: string): number | null {
    const converted = this.price(value, day);
    return converted === null ? null : round(converted.value);
  }

  /** The price at the other quota duty; null unless the quota is or may be full that day and the price differs. */
  otherQuota(value: string, day: string): number | null {
    const { unit, term, origin } = this.#series;
    if (isAsQuoted(this.#series, this.#target) || !this.#days.isOpenOn(origin, day, this.#goods)) return null;
    const price = { value: Number(value), unit: toUnit(unit), level: toTerm(term).level };
    const target = { ...this.#target, overQuota: !this.#target.overQuota };
    const other = convertPrice(price, target, this.#days.termsOn(origin, day, this.#goods));
    return other === null || round(other.value) === this.figure(value, day) ? null : round(other.value);
  }

  change(now: number | null, before: string | null, day: string | null): PriceChange {
    if (now === null || before === null || day === null) return null;
    const from = this.figure(before, day);
    if (from === null || from === 0) return null;
    return { Date: day, From: from, Value: round(now - from), Percent: roundTo((now / from - 1) * 100, 2) };
  }
}

export function presentQuote(row: QuoteListRow, target: Target, terms: Terms): QuoteRow {
  const conversion = new SeriesConversion(row, target, terms);
  const mainstream = conversion.price(row.mainstream, row.day);
  const shown = mainstream === null ? null : round(mainstream.value);
  const series = presentSeries(row, terms.dictionary);
  return {
    ...series,
    ...presentFigures(row, conversion),
    ShownUnit: mainstream?.unit ?? series.Unit,
    ShownLevel: mainstream?.level ?? series.Level,
    Quoted: isAsQuoted(row, target)
      ? null
      : { Low: Number(row.low), High: Number(row.high), Mainstream: Number(row.mainstream) },
    ChangePrevious: conversion.change(shown, row.previous, row.previous_day),
    ChangeWeek: conversion.change(shown, row.week, row.week_day),
    GroupSize: row.group_size,
    Arithmetic: mainstream === null ? [] : [...mainstream.lines],
  };
}

function throwIfConverted(): never {
  throw new Error('A price that stays as it is quoted is not converted');
}

const asQuoted: Target = { unit: '', level: '', overQuota: false };
const noDays: QuoteDays = { termsOn: throwIfConverted, isOpenOn: throwIfConverted };

export function toAsQuoted(series: SeriesRow, dictionary: Dictionary): SeriesConversion {
  return new SeriesConversion(series, asQuoted, { days: noDays, dictionary });
}

export function presentAsQuoted(row: QuoteListRow, dictionary: Dictionary): QuoteRow {
  return presentQuote(row, asQuoted, { days: noDays, dictionary });
}

export function presentFigures(row: Omit<HistoryRow, 'published_at'>, conversion: SeriesConversion) {
  return {
    Date: row.day,
    Low: conversion.figure(row.low, row.day),
    High: conversion.figure(row.high, row.day),
    OtherQuota: conversion.otherQuota(row.mainstream, row.day),
    Mainstream: conversion.figure(row.mainstream, row.day),
    QuoteCount: row.quote_count,
    Basis: toBasis(row.basis),
    Provisional: row.is_provisional,
    Corrected: row.is_corrected,
  };
}
