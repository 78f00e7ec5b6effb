import { periodKindOf } from '@btc/contract/trade/period.ts';
import type { Edition } from '#i18n/edition.ts';
import { formatOf } from '#i18n/format.ts';

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

/** A period in short, for axes: Sep 2026 · 26年9月. */
export function periodLabel(edition: Edition, period: string): string {
  switch (periodKindOf(period)) {
    case 'month':
      return formatOf(edition).monthShort(period);
    case 'quarter':
      return edition === 'cn' ? period.replace('-', '') : periodText(edition, period);
    case 'year':
      return period;
  }
}
