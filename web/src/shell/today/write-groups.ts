import type { Today } from '@btc/contract/home/today.ts';
import type { Edition } from '#i18n/edition.ts';
import type { TodayGroup } from './list-groups.ts';

/** Formats today's figures. Loaded on demand: on a first visit the server has done it already. */
export async function writeGroups(today: Today, edition: Edition): Promise<readonly TodayGroup[]> {
  return (await import('./list-groups.ts')).listTodayGroups(today, edition);
}
