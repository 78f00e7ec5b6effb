import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { messages, type Move, type Way } from './messages.ts';

export function toWay(percent: number): Way {
  return Math.abs(percent) < 0.05 ? 'flat' : percent > 0 ? 'up' : 'down';
}

export function formatMove(edition: Edition, percent: number, move: Omit<Move, 'way' | 'percent'>): string {
  const text = getFormat(edition).percent(Math.abs(percent));
  return pickMessages(edition, messages).moved({ ...move, way: toWay(percent), percent: text });
}

export function toHeading(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

interface Cited {
  readonly title: string;
  readonly scope: string;
  readonly source: string;
  /** Days; null where unknown or not requested. */
  readonly publishedOn?: string | null;
  readonly asPublishedOn?: string | null;
  readonly address: string;
}

/** Citation: title, scope, source and publication state, day, address. */
export function formatCitation(
  edition: Edition,
  { publishedOn = null, asPublishedOn = null, ...cited }: Cited,
): string {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const published = publishedOn === null ? '' : t.citedVintage(format.date(publishedOn));
  const vintage = asPublishedOn === null ? published : t.citedAsOf(format.date(asPublishedOn));
  const parts = { ...cited, site: t.siteName, vintage, day: format.date(todayInShanghai()) };
  return t.citation(parts).replaceAll('\u00a0', ' ');
}
