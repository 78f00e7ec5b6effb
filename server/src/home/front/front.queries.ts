import type { Edition } from '@btc/contract/members/access.ts';
import type { Db } from '#platform/db/db.ts';

export function listTickerItems(db: Db) {
  return db.selectFrom('site_ticker_item').selectAll().orderBy('position').execute();
}
export type TickerRecord = Awaited<ReturnType<typeof listTickerItems>>[number];

export async function replaceTicker(db: Db, items: readonly TickerRecord[]): Promise<void> {
  await db.deleteFrom('site_ticker_item').execute();
  if (items.length > 0)
    await db
      .insertInto('site_ticker_item')
      .values([...items])
      .execute();
}

export function listQrPanels(db: Db) {
  return db.selectFrom('site_qr_panel').selectAll().execute();
}
export type QrPanelRecord = Awaited<ReturnType<typeof listQrPanels>>[number];

export async function updateQrPanel(db: Db, edition: Edition, panel: Omit<QrPanelRecord, 'edition'>): Promise<void> {
  await db.updateTable('site_qr_panel').set(panel).where('edition', '=', edition).execute();
}

/** Locks the strip and the QR panel until the transaction ends. */
export async function lockStrip(db: Db): Promise<void> {
  await db.selectFrom('site_qr_panel').select('edition').forUpdate().execute();
}
