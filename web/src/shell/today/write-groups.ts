import type { Today } from '@btc/contract/site/today.ts';
import type { Edition } from '#i18n/edition.ts';
import type { TodayGroup } from './list-groups.ts';

/** The figures of today in words: on a first visit the server has written them, and what writes them is not loaded. */
export async function writeGroups(today: Today, edition: Edition): Promise<readonly TodayGroup[]> {
  return (await import('./list-groups.ts')).listTodayGroups(today, edition);
}
