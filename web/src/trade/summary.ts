import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { Edition } from '#i18n/edition.ts';
import { formatOf } from '#i18n/format.ts';
import { messagesOf } from '#i18n/messages.ts';
import { rankingOf } from './beef-one-figure.ts';
import type { BeefOne } from './beef-one-query.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { periodText } from './periods.ts';

const leaderCount = 3;

/** The figure in a sentence: the span's total, its change on the year, the largest origins. Empty where there is nothing. */
export function summaryOf(one: BeefOne, unit: SeriesUnit, edition: Edition): string {
  const t = messagesOf(edition, { cn: zh, en });
  const format = formatOf(edition);
  const total = { t: one.total.Volume, USD: one.total.ValueUsd, CNY: one.total.ValueCny }[unit];
  const [first, last] = [one.dates[0], one.dates.at(-1)];
  if (total === null || first === undefined || last === undefined) return '';
  const span = t.spanText(periodText(edition, first), periodText(edition, last));
  const leaders = rankingOf(one, { unit, place: null, edition })
    .slice(0, leaderCount)
    .filter(({ share }) => share !== null && share < 100)
    .map(({ name, share }) => t.leader(name, format.percent(share ?? 0)));
  // The table compares weights where there are any: only then the change is that of the weight.
  const yoy = unit === 't' ? one.sum.Yoy : null;
  return [
    // A figure and its unit stay on one line.
    t.summary(span, amountInText(edition, total, unit).replaceAll(' ', '\u00a0')),
    yoy === null ? '' : t.summaryYoy(wayOf(yoy), format.percent(Math.abs(yoy))),
    leaders.length === 0 ? t.summaryEnd : t.summaryLeaders(leaders.join(t.listJoin)),
  ].join('');
}

function wayOf(change: number): 'up' | 'down' | 'flat' {
  return Math.abs(change) < 0.05 ? 'flat' : change > 0 ? 'up' : 'down';
}

/** An amount in running text, where the Chinese edition counts in 万 and 亿. */
export function amountInText(edition: Edition, value: number, unit: SeriesUnit): string {
  const format = formatOf(edition);
  if (unit === 't') return format.volumeInText(value);
  const name = messagesOf(edition, { cn: zh, en }).moneyInText[unit];
  if (edition === 'cn') return `${format.number(value / 100_000_000, 2)}亿${name}`;
  return value >= 1_000_000_000
    ? `${name} ${format.number(value / 1_000_000_000, 2)} billion`
    : `${name} ${format.number(value / 1_000_000, 1)} million`;
}
