import { type Edition, useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';

interface Week {
  readonly WeekStart: string;
  readonly WeekEnd: string;
}

/** First and last day of a week, and the separator between them on one line. */
interface WeekWords {
  readonly days: readonly [string, string];
  readonly between: '' | ' ';
}

function weekWords(edition: Edition, format: Format, { WeekStart, WeekEnd }: Week): WeekWords {
  return edition === 'cn'
    ? { days: [`${format.date(WeekStart)}至`, format.dateShort(WeekEnd)], between: '' }
    : {
        days: [`${format.dateShort(WeekStart)} –`, `${format.dateShort(WeekEnd)} ${WeekEnd.slice(0, 4)}`],
        between: ' ',
      };
}

/** A week by its first and last day: 2026年11月16日至11月22日 · 16 Nov – 22 Nov 2026. */
export function useWeekWords(): (week: Week) => WeekWords {
  const edition = useEdition();
  const format = useFormat();
  return (week) => weekWords(edition, format, week);
}
