import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { Figure } from '#charts/chart-frame.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { formatSpanText } from '../words/periods.ts';
import { messages } from './messages.ts';
import { patternValue, computeShare } from './view-series.ts';

const leaderCount = 3;

/** An amount in running text; the Chinese edition uses 万 and 亿. */
export function formatAmountInText(edition: Edition, value: number, unit: SeriesUnit): string {
  const format = getFormat(edition);
  const plain = pickMessages(edition, messages).axis[unit];
  switch (unit) {
    case 't':
      return format.volumeInText(value);
    case 'USD/t':
      return format.usdPerTonne(value);
    case '%':
      return format.percent(value);
    case 'USD':
    case 'CNY':
      return formatMoney(edition, value, plain);
  }
}

function formatMoney(edition: Edition, value: number, currency: string): string {
  const { number } = getFormat(edition);
  if (edition === 'cn') {
    if (value >= 100_000_000) return `${number(value / 100_000_000, 2)}亿${currency}`;
    return value >= 10_000 ? `${number(value / 10_000, 1)}万${currency}` : `${number(value)}${currency}`;
  }
  if (value >= 1_000_000_000) return `${currency} ${number(value / 1_000_000_000, 2)} billion`;
  return value >= 1_000_000 ? `${currency} ${number(value / 1_000_000, 1)} million` : `${currency} ${number(value)}`;
}

export function totalIn({ Total }: Pick<ViewChart, 'Total'>, unit: SeriesUnit): Figure {
  const totals = {
    t: Total.Volume,
    USD: Total.ValueUsd,
    CNY: Total.ValueCny,
    'USD/t': Total.UsdPerTonne ?? null,
    '%': null,
  };
  return totals[unit];
}

export function toSpan(edition: Edition, dates: readonly string[]): string {
  const [first, last] = [dates[0], dates.at(-1)];
  return first === undefined || last === undefined ? '' : formatSpanText(edition, first, last);
}

export function formatMembersSentence(chart: ViewChart, unit: SeriesUnit, edition: Edition): string {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const total = totalIn(chart, unit);
  if (total === null) return '';
  const leaders = chart.Patterns.toSorted((one, other) => one.Rank - other.Rank)
    .slice(0, leaderCount)
    .flatMap((pattern) => {
      const share = pattern.Share ?? computeShare(patternValue(pattern, unit), total);
      const name = nameIn(edition, pattern);
      return share === null || share === 0 || share >= 100 ? [] : [t.leader(name, format.percent(share))];
    });
  const clauses = [
    t.sentenceTotal(toSpan(edition, chart.Dates), formatAmountInText(edition, total, unit)),
    ...(leaders.length === 0 ? [] : [t.sentenceLeaders(leaders.join(t.listJoin))]),
  ];
  return sentence(edition, clauses);
}

export function sentence(edition: Edition, clauses: readonly string[]): string {
  const t = pickMessages(edition, messages);
  return clauses.length === 0 ? '' : `${clauses.join(t.clauseJoin)}${t.sentenceEnd}`;
}
