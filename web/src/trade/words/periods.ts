import { monthSpan, toPeriodKind } from '@btc/contract/trade/period.ts';
import { closeWidth } from '#charts/text-width.ts';
import type { Edition } from '#i18n/edition.ts';
import { toEnglishMonth } from '@btc/contract/figures/month-names.ts';
import { getFormat } from '#i18n/format.ts';

/** A period in full, for texts: September 2026 · 2026年9月; a year to date: January–September 2026 · 2026年1–9月. */
export function formatPeriodText(edition: Edition, period: string): string {
  const format = getFormat(edition);
  const year = Number(period.slice(0, 4));
  switch (toPeriodKind(period)) {
    case 'month':
      return format.month(period);
    case 'quarter':
      return format.quarter(year, Number(period.slice(6)));
    case 'year':
      return format.year(year);
    case 'ytd':
      return toDateText(edition, period, toEnglishMonth);
  }
}

/** From the first period to the last in words, a single one by its name: January 2026 to March 2026 · 2026年1月至2026年3月. Null where there is none. */
export function formatSpanText(edition: Edition, from: string, to: string): string;
export function formatSpanText(edition: Edition, from: string | null, to: string | null): string | null;
export function formatSpanText(edition: Edition, from: string | null, to: string | null): string | null {
  return from === null || to === null
    ? null
    : joinSpan(edition, formatPeriodText(edition, from), formatPeriodText(edition, to));
}

/** Two ends of a span that are in words already. */
export function joinSpan(edition: Edition, from: string, to: string): string {
  if (from === to) return from;
  return edition === 'cn' ? `${from}至${to}` : `${from} to ${to}`;
}

/** A year to date; the first month alone is just that month. */
function toDateText(edition: Edition, period: string, englishMonth: (month: number) => string): string {
  const { to } = monthSpan(period);
  const [year, last] = [to.slice(0, 4), Number(to.slice(5))];
  if (edition === 'cn') return last === 1 ? `${year}年1月` : `${year}年1–${last}月`;
  return last === 1 ? `${englishMonth(1)} ${year}` : `${englishMonth(1)}–${englishMonth(last)} ${year}`;
}

/** A short period: Sep 2026 · 26年9月. */
export function periodLabel(edition: Edition, period: string): string {
  switch (toPeriodKind(period)) {
    case 'month':
      return getFormat(edition).monthShort(period);
    case 'quarter':
      return edition === 'cn' ? period.replace('-', '') : formatPeriodText(edition, period);
    case 'year':
      return period;
    case 'ytd':
      return toDateText(edition, period, shortMonth);
  }
}

/** Beyond this many columns only some are labelled, so every label includes the year. */
const maxNamed = 24;

/** Labels of months or quarters, with the year on the first of each; with `step` > 1 only evenly spaced ones. */
export function axisLabels(edition: Edition, periods: readonly string[], step = 1): readonly string[] {
  if (periods.length > maxNamed) return periods.map((period) => periodLabel(edition, period));
  const isNamed = periods.map((period, index) => isNamedAt(period, index, step));
  return periods.map((period, index) => {
    if (isNamed[index] !== true) return '';
    const year = period.slice(0, 4);
    switch (toPeriodKind(period)) {
      case 'year':
        return period;
      case 'ytd':
        return `${monthsToDate(edition, period)}\n${getFormat(edition).year(Number(year))}`;
      case 'month':
      case 'quarter':
        return periods.some((one, before) => before < index && isNamed[before] === true && one.slice(0, 4) === year)
          ? formatPartOfYear(edition, period)
          : `${formatPartOfYear(edition, period)}\n${getFormat(edition).year(Number(year))}`;
    }
  });
}

/** Label distances that divide a year, so that labels fall on the same months every year. */
const evenSteps = { month: [1, 2, 3, 6, 12], quarter: [1, 2, 4] } as const;

function isNamedAt(period: string, index: number, step: number): boolean {
  const kind = toPeriodKind(period);
  if (kind !== 'month' && kind !== 'quarter') return index % step === 0;
  const even = evenSteps[kind].find((one) => one >= step) ?? evenSteps[kind].at(-1) ?? step;
  const part = kind === 'month' ? Number(period.slice(5)) : Number(period.slice(6));
  return (part - 1) % even === 0;
}

/** Number of periods between labels so that they do not overlap; `width` in CSS pixels. */
export function labelStep(labels: readonly string[], width: number): number {
  const widest = Math.max(0, ...labels.flatMap((label) => label.split('\n')).map(closeWidth));
  return Math.max(1, Math.ceil(((widest * 1.3 + 4) * labels.length) / Math.max(1, width)));
}

function formatPartOfYear(edition: Edition, period: string): string {
  if (toPeriodKind(period) === 'quarter') return period.slice(5);
  const month = Number(period.slice(5));
  return edition === 'cn' ? `${month}月` : shortMonth(month);
}

function monthsToDate(edition: Edition, period: string): string {
  const last = Number(monthSpan(period).to.slice(5));
  if (last === 1) return edition === 'cn' ? '1月' : shortMonth(1);
  return edition === 'cn' ? `1–${last}月` : `${shortMonth(1)}–${shortMonth(last)}`;
}

function shortMonth(month: number): string {
  return toEnglishMonth(month).slice(0, 3);
}

/** Index of the period that contains a day; null where there is none. */
export function findPeriodAt(periods: readonly string[], day: string): number | null {
  const month = day.slice(0, 7);
  const at = periods.findIndex((period) => {
    const { from, to } = monthSpan(period);
    return from <= month && month <= to;
  });
  return at === -1 ? null : at;
}
