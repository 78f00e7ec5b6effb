import { type Edition, withoutEdition } from '#i18n/edition.ts';

/** The names of tabs and their children; each edition has a label for every one. */
export type TabName =
  | 'home'
  | 'news'
  | 'videos'
  | 'data'
  | 'beefData'
  | 'porkData'
  | 'price'
  | 'beefPrice'
  | 'porkPrice'
  | 'market'
  | 'plants'
  | 'beefPlants'
  | 'porkPlants'
  | 'exhibitions'
  | 'merchants'
  | 'app'
  | 'newsFront';

/** A place in the tab bar; the path is written without the edition's prefix. */
export interface TabPlace {
  readonly name: TabName;
  readonly path: string;
}

export interface Tab extends TabPlace {
  /** The drop-down, its first entry being the tab's own page. */
  readonly children?: readonly TabPlace[];
  /** Pages that belong to it, though their addresses do not lie below its own. */
  readonly holds?: readonly string[];
}

const cuts = ['/Cut'];
const quotas = ['/Quota'];

/** The main tab bars exactly as the specification's section 2 lists their routes. */
export const tabs = {
  cn: [
    { name: 'home', path: '/Homepage' },
    {
      name: 'news',
      path: '/BTCInfo',
      children: [
        { name: 'newsFront', path: '/BTCInfo' },
        { name: 'videos', path: '/BTCEyes' },
      ],
    },
    {
      name: 'data',
      path: '/BTCData',
      holds: quotas,
      children: [
        { name: 'beefData', path: '/BTCData' },
        { name: 'porkData', path: '/PorkData' },
      ],
    },
    {
      name: 'price',
      path: '/BTCPrice',
      holds: cuts,
      children: [
        { name: 'beefPrice', path: '/BTCPrice' },
        { name: 'porkPrice', path: '/ProkPrice' },
      ],
    },
    {
      name: 'plants',
      path: '/BTCEst',
      children: [
        { name: 'beefPlants', path: '/BTCEst' },
        { name: 'porkPlants', path: '/BTCPorkEst' },
      ],
    },
    { name: 'exhibitions', path: '/BTCTrend' },
    { name: 'merchants', path: '/BTCUser' },
    { name: 'app', path: '/BTCApp' },
  ],
  en: [
    { name: 'home', path: '/Homepage' },
    { name: 'news', path: '/BTCInfo' },
    { name: 'videos', path: '/BTCEyes' },
    { name: 'data', path: '/BTCData', holds: quotas },
    { name: 'price', path: '/BTCPrice', holds: cuts },
    { name: 'market', path: '/Market' },
    { name: 'plants', path: '/BTCEst' },
  ],
} as const satisfies Record<Edition, readonly Tab[]>;

/** Whether an address is a path of the bar or lies below it; letters in any case. */
function isAt(path: string, pathname: string): boolean {
  const page = withoutEdition(pathname).toLowerCase();
  const start = path.toLowerCase();
  return page === start || page.startsWith(`${start}/`);
}

/** The tab an address belongs to, or null for pages outside the bar (contact, terms …). */
export function findTabIndex(edition: Edition, pathname: string): number | null {
  const bar: readonly Tab[] = tabs[edition];
  const index = bar.findIndex(({ path, children = [], holds = [] }) =>
    [path, ...children.map((child) => child.path), ...holds].some((one) => isAt(one, pathname)),
  );
  return index === -1 ? null : index;
}

/** The place of a tab's drop-down that a page belongs to: a view of pork is in the pork entry, by whichever path it was asked for. */
function placeAt(places: readonly TabPlace[], pathname: string, search: string): TabPlace | null {
  const at = places.find(({ path }) => isAt(path, pathname)) ?? null;
  if (at?.name !== 'beefData' && at?.name !== 'porkData') return at;
  const query = new URLSearchParams(search);
  const meat = /^(?:beef|pork)(?=-)/.exec(query.get('view') ?? '')?.[0] ?? query.get('meat');
  const name = meat === 'pork' ? 'porkData' : meat === 'beef' ? 'beefData' : at.name;
  return places.find((place) => place.name === name) ?? at;
}

/** Where a page is in its edition's tab bar: all of its address by which the bar differs. */
export interface TabBarPlace {
  /** The tab it lies in; null for pages outside the bar. */
  readonly own: number | null;
  /** The entry of that tab's drop-down. */
  readonly entry: TabName | null;
}

/** Finds an address in its edition's tab bar. */
export function tabBarPlace(edition: Edition, pathname: string, search: string): TabBarPlace {
  const own = findTabIndex(edition, pathname);
  const tab: Tab | undefined = own === null ? undefined : tabs[edition][own];
  return { own, entry: placeAt(tab?.children ?? [], pathname, search)?.name ?? null };
}
