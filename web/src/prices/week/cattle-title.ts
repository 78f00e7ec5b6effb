import { toHeading } from '#charts/heading/heading-text.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { messages as titleMessages } from '../share/title-messages.ts';
import { type CattleData, cattleRanges, type CattleState, indexed } from './live-cattle-query.ts';
import { messages } from './messages.ts';

/** The dearest and cheapest market, or the largest and smallest rise; null for fewer than two. */
export function findCattleTitle(edition: Edition, data: CattleData, state: CattleState): string | null {
  const t = pickMessages(edition, titleMessages);
  const format = getFormat(edition);
  const weeks = cattleRanges[state.range];
  const dates = data.Dates.slice(-weeks);
  const shown = data.Datas.filter(({ Code }) => state.series.includes(Code)).map(({ Code, Name, UsdPerKg }) => ({
    name: data.Rows.find((row) => row.Code === Code)?.Region ?? Name,
    values: state.isIndexed ? indexed(UsdPerKg.slice(-weeks)) : UsdPerKg.slice(-weeks),
  }));
  // Markets that have not come yet do not hold up the others: the latest week with two.
  const at = dates.findLastIndex(
    (_, index) => shown.filter(({ values }) => (values[index] ?? null) !== null).length > 1,
  );
  const ranked = shown
    .flatMap(({ name, values }) =>
      values[at] === undefined || values[at] === null ? [] : [{ name, value: values[at] }],
    )
    .toSorted((one, other) => other.value - one.value);
  const [high, low] = [ranked[0], ranked.at(-1)];
  if (high === undefined || low === undefined || high === low) return null;
  const unit = pickMessages(edition, messages).usdPerKg;
  const side = ({ name, value }: typeof high) => ({
    name,
    change: state.isIndexed ? format.changePercent(value - 100) : `${format.number(value, 2)}\u00a0${unit}`,
  });
  const text = state.isIndexed
    ? t.sinceFirst(format.date(dates[0] ?? ''), side(high), side(low))
    : t.dearest(format.date(dates[at] ?? ''), side(high), side(low));
  return toHeading(text);
}
