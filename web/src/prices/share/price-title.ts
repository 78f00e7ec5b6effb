import { formatMove, toHeading } from '#charts/heading/heading-text.ts';
import { messages as headings, type When } from '#charts/heading/messages.ts';
import type { Edition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import { messages } from './title-messages.ts';

interface Point {
  readonly Date: string;
  readonly value: number | null;
}

interface Priced {
  readonly subject: string;
  /** Oldest first. */
  readonly points: readonly Point[];
  /** Change of the latest value on the year (`against` null) or on another day; null where unknown. */
  readonly change: { readonly percent: number; readonly against: string | null } | null;
  readonly formatAmount: (value: number) => string;
  readonly formatWhen: (day: string) => When;
  readonly isProvisional?: boolean;
}

/** Earlier points that must lie on one side of the latest value for the title to mention it. */
const minRun = 8;

/** Title of a price line: latest value, change, and since when it was last as high or low; null without a price. */
export function findPriceTitle(edition: Edition, priced: Priced): string | null {
  const known = priced.points.flatMap(({ Date, value }) => (value === null ? [] : [{ Date, value }]));
  const last = known.at(-1);
  if (last === undefined) return null;
  const { subject, change } = priced;
  const when = priced.formatWhen(last.Date);
  // A figure and its unit stay on one line.
  const amount = priced.formatAmount(last.value).replaceAll(' ', '\u00a0');
  const t = pickMessages(edition, headings);
  const moved =
    change === null
      ? t.came({ subject, amount, when })
      : formatMove(edition, change.percent, { subject, isPrice: true, amount, when, against: change.against });
  const marked = priced.isProvisional === true ? t.provisional.period(moved) : moved;
  const extreme = findExtreme(known);
  if (extreme === null) return toHeading(marked);
  const since = extreme.since === null ? null : priced.formatWhen(extreme.since).text;
  return toHeading(pickMessages(edition, messages).extreme(marked, { isHigh: extreme.isHigh, since }));
}

/** Whether the latest value is the highest or lowest since a day; `since` is null for the whole line. */
function findExtreme(known: readonly { readonly Date: string; readonly value: number }[]) {
  const earlier = known.slice(0, -1);
  const last = known.at(-1)?.value ?? 0;
  for (const isHigh of [true, false]) {
    const at = earlier.findLastIndex(({ value }) => (isHigh ? value >= last : value <= last));
    if (earlier.length - 1 - at >= minRun) return { isHigh, since: earlier[at]?.Date ?? null };
  }
  return null;
}
