import { type Edition, useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';

interface Week {
  readonly WeekStart: string;
  readonly WeekEnd: string;
}

function weekWords(edition: Edition, format: Format, { WeekStart, WeekEnd }: Week): string {
  return edition === 'cn'
    ? `${format.date(WeekStart)}至${format.dateShort(WeekEnd)}`
    : `${format.dateShort(WeekStart)} – ${format.dateShort(WeekEnd)} ${WeekEnd.slice(0, 4)}`;
}

/** Says a week by its first and last day: 2026年11月16日至11月22日 · 16 Nov – 22 Nov 2026. */
export function useWeekWords(): (week: Week) => string {
  const edition = useEdition();
  const format = useFormat();
  return (week) => weekWords(edition, format, week);
}
