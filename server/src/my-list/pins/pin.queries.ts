import { type PinKind, pinKinds, type PinName } from '@btc/contract/my-list/pin-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

function readKind(kind: string): PinKind[] {
  return pinKinds.filter((one) => one === kind);
}

/** Pins in the reader's order. */
export async function listPins(db: Db, userId: number): Promise<readonly PinName[]> {
  const rows = await db
    .selectFrom('pin')
    .select(['kind', 'code'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ kind, code }) => readKind(kind).map((Kind) => ({ Kind, Code: code })));
}

interface OwnPin extends PinName {
  readonly userId: number;
}

/** Appends a pin; does nothing where it exists. */
export async function insertPin(db: Db, { userId, Kind, Code }: OwnPin, now: Date): Promise<void> {
  await db
    .insertInto('pin')
    .columns(['user_id', 'kind', 'code', 'position', 'pinned_at'])
    .expression(({ selectFrom, fn, val, lit }) =>
      selectFrom('pin')
        .where('user_id', '=', userId)
        .select((row) => [
          val(userId).as('user_id'),
          val(Kind).as('kind'),
          val(Code).as('code'),
          row(fn.coalesce(fn.max('position'), lit(0)), '+', lit(1)).as('position'),
          val(now).as('pinned_at'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'code']).doNothing())
    .execute();
}

export async function deletePin(db: Db, { userId, Kind, Code }: OwnPin): Promise<void> {
  await db.deleteFrom('pin').where('user_id', '=', userId).where('kind', '=', Kind).where('code', '=', Code).execute();
}

export async function setPinOrder(db: Db, userId: number, order: readonly PinName[]): Promise<void> {
  await sql`
    update pin set position = given.position
    from unnest(${order.map(({ Kind }) => Kind)}::text[], ${order.map(({ Code }) => Code)}::text[]) with ordinality
      as given (kind, code, position)
    where pin.user_id = ${userId} and pin.kind = given.kind and pin.code = given.code`.execute(db);
}

/** Serialises changes of a reader's pins. */
export async function lockPins(db: Db, userId: number): Promise<void> {
  await db.selectFrom('pin').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute();
}
