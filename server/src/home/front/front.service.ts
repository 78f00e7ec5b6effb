import type { Edition } from '@btc/contract/members/access.ts';
import { isCarried } from '@btc/contract/prices/carried-level.ts';
import { indexKinds, priceMeats } from '@btc/contract/prices/price-codes.ts';
import type { TickerItem } from '@btc/contract/home/desk/front-desk.ts';
import type { TickerRow } from '@btc/contract/home/ticker.ts';
import { changedMeanwhile, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { readIndexOverview } from '#prices/face.ts';
import {
  listQrPanels,
  listTickerItems,
  lockStrip,
  type QrPanelRecord,
  replaceTicker,
  type TickerRecord,
  updateQrPanel,
} from './front.queries.ts';

function presentItem(record: TickerRecord): TickerItem {
  return {
    Meat: priceMeats.find((one) => one === record.meat) ?? 'beef',
    Kind: indexKinds.find(({ code }) => code === record.kind)?.code ?? 'forward',
    Origin: record.origin,
    LabelCn: record.label_cn,
    LabelEn: record.label_en,
  };
}

function toKey({ Meat, Kind, Origin }: Pick<TickerItem, 'Meat' | 'Kind' | 'Origin'>): string {
  return `${Meat} ${Kind} ${Origin}`;
}

/** The price strip with the latest levels; items without a level are left out. */
export async function readTicker(db: Db, edition: Edition): Promise<{ Rows: TickerRow[]; Dict: { Demo: boolean } }> {
  const [items, overview] = await Promise.all([listTickerItems(db), readIndexOverview(db, priceMeats)]);
  const levels = new Map(overview.Rows.map((row) => [toKey(row), row]));
  const rows = items.map(presentItem).flatMap((item): TickerRow[] => {
    const found = levels.get(toKey(item));
    if (found === undefined || found.Level === null) return [];
    const { Meat, Kind, Origin, Unit, Level, Wow, Date: week } = found;
    const label = edition === 'cn' ? (item.LabelCn ?? found.NameCn) : (item.LabelEn ?? found.NameEn);
    return [{ Meat, Kind, Origin, Unit, Level, Label: label, Change: Wow, Carried: isCarried(found), Date: week }];
  });
  return { Rows: rows, Dict: { Demo: rows.length > 0 && overview.Dict.Demo } };
}

export async function readDeskTicker(db: Db) {
  const [items, overview] = await Promise.all([listTickerItems(db), readIndexOverview(db, priceMeats)]);
  const list = overview.Rows.map(({ Meat, Kind, Origin, NameCn, NameEn }) => ({
    Meat,
    Kind,
    Origin,
    NameCn,
    NameEn,
  }));
  return { Rows: items.map(presentItem), List: list };
}

export async function saveTicker({ db }: StaffWork, items: readonly TickerItem[], was: readonly TickerItem[]) {
  await lockStrip(db);
  const before = (await listTickerItems(db)).map(presentItem);
  if (JSON.stringify(before) !== JSON.stringify(was)) throw changedMeanwhile('Items');
  await replaceTicker(
    db,
    items.map(({ Meat, Kind, Origin, LabelCn, LabelEn }, index) => ({
      position: index + 1,
      meat: Meat,
      kind: Kind,
      origin: Origin,
      label_cn: LabelCn,
      label_en: LabelEn,
    })),
  );
  const after = (await listTickerItems(db)).map(presentItem);
  return { subject: { kind: 'ticker', id: 'home' }, before: { Items: before }, after: { Items: after }, result: after };
}

interface QrPanel {
  readonly Shown: boolean;
  readonly Caption: string | null;
  readonly Target: string | null;
}

function presentPanel(panels: readonly QrPanelRecord[], edition: Edition): QrPanel {
  const found = panels.find((panel) => panel.edition === edition);
  return { Shown: found?.is_shown ?? true, Caption: found?.caption ?? null, Target: found?.target ?? null };
}

export async function readQrPanels(db: Db) {
  const panels = await listQrPanels(db);
  return { cn: presentPanel(panels, 'cn'), en: presentPanel(panels, 'en') };
}

export async function saveQrPanels({ db }: StaffWork, panels: { readonly cn: QrPanel; readonly en: QrPanel }) {
  await lockStrip(db);
  const before = await readQrPanels(db);
  for (const edition of ['cn', 'en'] as const) {
    const { Shown, Caption, Target } = panels[edition];
    await updateQrPanel(db, edition, { is_shown: Shown, caption: Caption, target: Target });
  }
  const after = await readQrPanels(db);
  return { subject: { kind: 'qrPanel', id: 'both' }, before, after, result: after };
}
