import { consoleScreens, newThing } from '@btc/contract/console/console-paths.ts';
import type { Screen, ScreenEntry, ScreenGroup } from './screen.ts';
import { plants, priceDesk, priceWeek, tradeData } from './screens/data-screens.ts';
import { directory, frontDesk, market, newsroom, videoDesk } from './screens/editorial-screens.ts';
import { membersDesk, own, people, system } from './screens/portal-screens.ts';

/** Each room adds its screens here. */
const groups: readonly (readonly [ScreenGroup, readonly ScreenEntry[]])[] = [
  ['console', own],
  ['members', [...membersDesk, ...market]],
  ['news', [...newsroom, ...videoDesk]],
  ['front', [...frontDesk, ...directory]],
  ['data', [...tradeData, ...plants]],
  ['prices', [...priceDesk, ...priceWeek]],
  ['system', [...people, ...system]],
];

export const screenGroups: readonly (readonly [ScreenGroup, readonly Screen[]])[] = groups.map(([name, entries]) => [
  name,
  entries.map((entry) => ({ ...entry, path: consoleScreens[entry.name] })),
]);

const screens = screenGroups.flatMap(([, group]) => group);

export interface FoundScreen {
  readonly screen: Screen;
  readonly id: number | null;
}

export function findScreen(path: string): FoundScreen | null {
  const exact = path.includes(':') ? undefined : screens.find((screen) => screen.path === path.toLowerCase());
  if (exact !== undefined) return { screen: exact, id: null };
  const [, list, thing] = /^(.+)\/(new|[1-9]\d{0,9})$/.exec(path.toLowerCase()) ?? [];
  const one = list === undefined ? undefined : screens.find((screen) => screen.path === `${list}/:id`);
  if (one === undefined) return null;
  if (thing !== newThing) return { screen: one, id: Number(thing) };
  return one.hasNew === true ? { screen: one, id: null } : null;
}

export function isScreenCurrent({ path: own }: Screen, path: string): boolean {
  const under = findScreen(path)?.screen.under;
  const shown = under === undefined ? path.toLowerCase() : consoleScreens[under];
  return shown === own || (own !== '' && shown.startsWith(`${own}/`));
}
