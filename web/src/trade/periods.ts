import { periodKindOf } from '@btc/contract/trade/period.ts';
import type { Edition } from '#i18n/edition.ts';
import { englishMonths, formatOf } from '#i18n/format.ts';

/** A period in full, for texts: September 2026 · 2026年9月. */
export function periodText(edition: Edition, period: string): string {
  const format = formatOf(edition);
  const year = Number(period.slice(0, 4));
  switch (periodKindOf(period)) {
    case 'month':
      return format.month(period);
    case 'quarter':
      return format.quarter(year, Number(period.slice(6)));
    case 'year':
      return format.year(year);
  }
}

/** A period in short, for narrow places: Sep 2026 · 26年9月. */
function periodLabel(edition: Edition, period: string): string {
  switch (periodKindOf(period)) {
    case 'month':
      return formatOf(edition).monthShort(period);
    case 'quarter':
      return edition === 'cn' ? period.replace('-', '') : periodText(edition, period);
    case 'year':
      return period;
  }
}

/** With so many columns the axis cannot name each, so every label has its year. */
const mostNamed = 24;

/** What stands under the columns: the month or quarter, and under the first one of a year that year. */
export function axisLabels(edition: Edition, periods: readonly string[]): readonly string[] {
  if (periods.length > mostNamed) return periods.map((period) => periodLabel(edition, period));
  return periods.map((period, place) => {
    if (periodKindOf(period) === 'year') return period;
    const year = period.slice(0, 4);
    const isFirst = periods[place - 1]?.slice(0, 4) !== year;
    return isFirst
      ? `${partOfYear(edition, period)}\n${formatOf(edition).year(Number(year))}`
      : partOfYear(edition, period);
  });
}

function partOfYear(edition: Edition, period: string): string {
  if (periodKindOf(period) === 'quarter') return period.slice(5);
  const month = Number(period.slice(5));
  return edition === 'cn' ? `${month}月` : (englishMonths[month - 1] ?? '').slice(0, 3);
}
