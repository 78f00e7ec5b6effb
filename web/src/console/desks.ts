import type { StaffRole } from '@btc/contract/members/access.ts';
import { hasRole } from '#shell/console/staff.ts';
import type { Screen, ScreenGroup, ScreenName } from './screen.ts';
import { isScreenCurrent, screenGroups } from './screens.ts';

interface Desk {
  readonly group: ScreenGroup;
  /** In the order of the tabs. */
  readonly screens: readonly ScreenName[];
}

/** Screens of one task area: a single navigation entry, with tabs over each screen. */
const desks = {
  inbox: {
    group: 'console',
    screens: ['requests', 'messages', 'merchantClaims', 'moderation', 'cancellations'],
  },
  newsroom: { group: 'news', screens: ['articles', 'changedFigures'] },
  frontPage: { group: 'front', screens: ['headlines', 'strip', 'banners'] },
  calendar: { group: 'front', screens: ['planning', 'reportPeriods', 'releases'] },
  listings: { group: 'front', screens: ['merchants', 'exhibitions'] },
  week: { group: 'front', screens: ['marketReports', 'surveyItems', 'newsletters'] },
  accounts: { group: 'members', screens: ['members', 'levels'] },
  imports: { group: 'data', screens: ['imports', 'tradeVintages'] },
  terms: { group: 'data', screens: ['priceTerms', 'safeguardNotices'] },
  quotes: { group: 'prices', screens: ['quoteSheet', 'priceNotes', 'quoteCorrections'] },
  series: { group: 'prices', screens: ['priceSeries', 'dictionaries'] },
  wording: { group: 'system', screens: ['legalTexts', 'mailTexts'] },
  machine: { group: 'system', screens: ['systemState', 'jobs', 'backups', 'audit'] },
} as const satisfies Record<string, Desk>;

export type DeskName = keyof typeof desks;

export interface MenuEntry {
  readonly desk: DeskName | null;
  readonly group: ScreenGroup;
  readonly screens: readonly [Screen, ...Screen[]];
}

const allDesks = Object.entries(desks) as readonly (readonly [DeskName, Desk])[];

function findDesk(name: ScreenName): readonly [DeskName, Desk] | null {
  return allDesks.find(([, { screens }]) => screens.includes(name)) ?? null;
}

export function listMenu(role: StaffRole): readonly MenuEntry[] {
  const open = screenGroups.flatMap(([group, screens]) =>
    screens.filter(({ isListed, roles }) => isListed && hasRole(role, roles)).map((screen) => ({ group, screen })),
  );
  const entries = open.flatMap(({ group, screen }): readonly MenuEntry[] => {
    const [desk, { group: place, screens: names }] = findDesk(screen.name) ?? [null, { group, screens: [screen.name] }];
    const [first, ...rest] = names.flatMap((name) => open.filter((one) => one.screen.name === name));
    // One entry for all: at the first that is met.
    const isFirst = first !== undefined && open.find(({ screen: { name } }) => names.includes(name))?.screen === screen;
    return isFirst ? [{ desk, group: place, screens: [first.screen, ...rest.map((one) => one.screen)] }] : [];
  });
  return entries;
}

/** Null where the address belongs to no entry. */
export function findMenuEntry(role: StaffRole, path: string): MenuEntry | null {
  return listMenu(role).find(({ screens }) => screens.some((screen) => isScreenCurrent(screen, path))) ?? null;
}
