import type { DataQuery, DataSetName } from '@btc/contract/data/data-address.ts';
import { modules, type Module } from '@btc/contract/members/access.ts';
import { openSession } from '@btc/server/src/platform/session/session.ts';
import type { Demonstration } from '../demonstration.fixture.ts';

/*
 * Who reads, and what of a set each may see: stated here by itself (specification sections 4 and 6, decisions §4), not asked of the portal.
 */

export const readerKinds = ['stranger', 'trial', 'trialSpent', 'paid', 'lapsed', 'ownModule', 'otherModule'] as const;
export type ReaderKind = (typeof readerKinds)[number];

/** Why a reader lacks what a module opens; null: has access. */
export const lockReasons = {
  stranger: 'anonymous',
  trial: 'trial',
  trialSpent: 'trial',
  paid: null,
  lapsed: 'expired',
  ownModule: null,
  otherModule: 'notinlist',
} as const satisfies Record<ReaderKind, string | null>;

const ahead = '2099-01-01T00:00:00Z';
const past = '2026-01-01T00:00:00Z';
const everything: readonly Module[] = modules;

/** Most easily confused module: that of the other meat. */
const siblings = {
  Data: 'PorkData',
  PorkData: 'Data',
  Price: 'PorkPrice',
  PorkPrice: 'Price',
  Est: 'PorkEst',
  PorkEst: 'Est',
} as const;
export type OwnModule = keyof typeof siblings;

function toAccount(kind: Exclude<ReaderKind, 'stranger'>, own: OwnModule) {
  const open = {
    trial: [2, null, [], 1000],
    trialSpent: [2, null, [], 0],
    paid: [3, ahead, everything, 0],
    lapsed: [3, past, everything, 0],
    ownModule: [3, ahead, [own], 0],
    otherModule: [3, ahead, [siblings[own]], 0],
  } as const satisfies Record<typeof kind, readonly [number, string | null, readonly Module[], number]>;
  return open[kind];
}

/** Returns the headers of each reader, by the module of the set. */
export async function addReaders({ db, clock, config }: Demonstration) {
  const ids = new Map<ReaderKind, number>();
  for (const kind of readerKinds.filter((one) => one !== 'stranger')) {
    const { id } = await db
      .insertInto('account')
      .values({ login_user_name: `bytes_${kind}`, state: 'normal', created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(kind, id);
  }
  return async (kind: ReaderKind, own: OwnModule): Promise<Record<string, string>> => {
    const id = ids.get(kind);
    if (kind === 'stranger' || id === undefined) return {};
    const [state, ends, opens, items] = toAccount(kind, own);
    await db
      .updateTable('account')
      .set({
        charge_state: state,
        charge_expire_date: ends,
        can_visit_module: [...opens],
        charge_state_en: state,
        charge_en_expire_date: ends,
        can_visit_module_en: [...opens],
        trial_item_limit: items,
      })
      .where('id', '=', id)
      .execute();
    // Each question of a trial is its first.
    await db.deleteFrom('trial_opened_item').where('user_id', '=', id).execute();
    clock.advance(1);
    const token = await openSession(db, { userId: id, remember: false, now: clock.now(), isStaff: false });
    return { token, authorization: config.apiKey };
  };
}

/** What readers without the module see: all, nothing, one trial item, or a part that the set's SQL defines. */
export type OpenPart = 'all' | 'none' | 'item' | 'part';

const openParts: Readonly<Partial<Record<DataSetName, OpenPart>>> = {
  'live-cattle': 'part',
  benchmarks: 'part',
  benchmark: 'item',
  prices: 'item',
  'price-history': 'item',
  plants: 'part',
  'plant-events': 'none',
  'plant-structure': 'part',
  'plant-history': 'item',
  'plant-offal': 'none',
  'plant-cuts': 'item',
};

const isOfView = (name: string, views: readonly string[]) =>
  views.some((view) => name === view || name.startsWith(`${view}-`));

export function findOpenPart(name: DataSetName): OpenPart {
  if (isOfView(name, ['beef-one', 'pork-one'])) return 'part';
  if (/^(?:beef|pork)-(?!price-index)/.test(name)) return 'item';
  return openParts[name] ?? 'all';
}

export function findModule(name: DataSetName, params: Readonly<Record<string, string>>): OwnModule {
  const isPork = params['meat'] === 'pork';
  if (name.startsWith('plant')) return isPork ? 'PorkEst' : 'Est';
  if (name === 'prices') return isPork ? 'PorkPrice' : 'Price';
  if (name === 'price-history' || name === 'live-cattle' || name.startsWith('benchmark')) return 'Price';
  return name.startsWith('pork-') ? 'PorkData' : 'Data';
}

/** For a series or a plant the module depends on its record. */
export async function findOwnModule({ db }: Demonstration, { name, params }: DataQuery): Promise<OwnModule> {
  const id = Number(params['id']);
  if (name === 'price-history') {
    const { meat } = await db.selectFrom('price_series').select('meat').where('id', '=', id).executeTakeFirstOrThrow();
    return findModule('prices', { meat });
  }
  if (name === 'plant-history' || name === 'plant-cuts') {
    const { meats } = await db.selectFrom('plant').select('meats').where('id', '=', id).executeTakeFirstOrThrow();
    return findModule(name, { meat: meats[0] ?? '' });
  }
  return findModule(name, params);
}

/** Plant numbers need a second module beside that of the data, and no trial shows them. */
export function seesPlants(kind: ReaderKind): boolean {
  return kind === 'paid';
}

/** All, nothing, all as a trial item, or only the open part. */
export function findRight(name: DataSetName, kind: ReaderKind): 'all' | 'none' | 'item' | 'part' {
  const part = findOpenPart(name);
  if (part === 'all' || lockReasons[kind] === null) return 'all';
  if (part === 'item') return kind === 'trial' ? 'item' : 'none';
  return part;
}
