import { type Edition, withoutEdition } from '#i18n/edition.ts';

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

export interface TabPlace {
  readonly name: TabName;
  readonly path: string;
}

export interface Tab extends TabPlace {
  /** The drop-down; its first entry is the tab's own page. */
  readonly children?: readonly TabPlace[];
  /** Paths of further pages in this tab that are not below its own path. */
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

/** Whether an address is a path or below it, ignoring case. */
function isAt(path: string, pathname: string): boolean {
  const page = withoutEdition(pathname).toLowerCase();
  const start = path.toLowerCase();
  return page === start || page.startsWith(`${start}/`);
}

/** Index of the tab an address belongs to; null for pages outside the bar (contact, terms …). */
export function findTabIndex(edition: Edition, pathname: string): number | null {
  const bar: readonly Tab[] = tabs[edition];
  const index = bar.findIndex(({ path, children = [], holds = [] }) =>
    [path, ...children.map((child) => child.path), ...holds].some((one) => isAt(one, pathname)),
  );
  return index === -1 ? null : index;
}

/** The drop-down entry of a page; data pages go by their meat, whichever path they have. */
function placeAt(places: readonly TabPlace[], pathname: string, search: string): TabPlace | null {
  const at = places.find(({ path }) => isAt(path, pathname)) ?? null;
  if (at?.name !== 'beefData' && at?.name !== 'porkData') return at;
  const query = new URLSearchParams(search);
  const meat = /^(?:beef|pork)(?=-)/.exec(query.get('view') ?? '')?.[0] ?? query.get('meat');
  const name = meat === 'pork' ? 'porkData' : meat === 'beef' ? 'beefData' : at.name;
  return places.find((place) => place.name === name) ?? at;
}

export interface TabBarPlace {
  /** Index of its tab; null for pages outside the bar. */
  readonly own: number | null;
  readonly entry: TabName | null;
}

export function tabBarPlace(edition: Edition, pathname: string, search: string): TabBarPlace {
  const own = findTabIndex(edition, pathname);
  const tab: Tab | undefined = own === null ? undefined : tabs[edition][own];
  return { own, entry: placeAt(tab?.children ?? [], pathname, search)?.name ?? null };
}
