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
  /** What is drawn, oldest first. */
  readonly points: readonly Point[];
  /** Of the latest against a year before (`against` null) or another day; null where nothing is known. */
  readonly change: { readonly percent: number; readonly against: string | null } | null;
  readonly formatAmount: (value: number) => string;
  readonly formatWhen: (day: string) => When;
  readonly isProvisional?: boolean;
}

/** So many earlier points must lie on one side of the latest before that is worth a word. */
const minRun = 8;

/**
 * What a line of prices shows, as the sentence that heads it: the latest, its change, and since when it was not as high or as low. Null
 * where there is no price.
 */
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

/** Whether the latest is above, or below, all since a day; `since` is null where that is all there are. */
function findExtreme(known: readonly { readonly Date: string; readonly value: number }[]) {
  const earlier = known.slice(0, -1);
  const last = known.at(-1)?.value ?? 0;
  for (const isHigh of [true, false]) {
    const at = earlier.findLastIndex(({ value }) => (isHigh ? value >= last : value <= last));
    if (earlier.length - 1 - at >= minRun) return { isHigh, since: earlier[at]?.Date ?? null };
  }
  return null;
}
