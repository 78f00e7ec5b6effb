import { priceDecimals } from '@btc/contract/prices/price-codes.ts';
import { toWay } from '#charts/heading/heading-text.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { messages as titleMessages } from '../share/title-messages.ts';
import { messages } from './messages.ts';
import { formatSeriesInText, formatUnitName } from './price-names.ts';
import type { QuotesData } from './quotes-query.ts';

/** How many quotes rose and fell on the week, and the largest move; null where no change is known. */
export function findListTitle(edition: Edition, { rows, state, dict }: Pick<QuotesData, 'rows' | 'state' | 'dict'>) {
  const t = pickMessages(edition, messages);
  const titles = pickMessages(edition, titleMessages);
  const format = getFormat(edition);
  const changed = rows.flatMap((row) => (row.ChangeWeek === null ? [] : [{ row, change: row.ChangeWeek }]));
  if (changed.length === 0 || dict.Date === null) return null;
  const count = (way: string) => changed.filter(({ change }) => toWay(change.Percent) === way).length;
  const prices = t.pricesOfDay(t.meats[state.meat], t.markets[state.market], format.date(dict.Date));
  const text = titles.list(prices, { rose: count('up'), fell: count('down'), same: count('flat') });
  const [most] = changed.toSorted((one, other) => Math.abs(other.change.Percent) - Math.abs(one.change.Percent));
  if (most === undefined || toWay(most.change.Percent) === 'flat') return text;
  const { row, change } = most;
  const amount = `${format.change(change.Value, priceDecimals[row.ShownUnit])}\u00a0${formatUnitName(format, row.ShownUnit)}`;
  return titles.most(text, formatSeriesInText(edition, row), amount);
}
