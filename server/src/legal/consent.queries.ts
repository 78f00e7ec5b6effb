import type { Edition } from '@btc/contract/members/access.ts';
import type { ConsentAct, ConsentWay } from '@btc/contract/members/consent.ts';
import type { LegalKind } from '@btc/contract/wire/legal-texts.ts';
import type { Db } from '#platform/db/db.ts';

export type ConsentGiver = { readonly userId: number } | { readonly address: string };

export interface NewConsent {
  readonly giver: ConsentGiver;
  readonly kind: LegalKind;
  readonly version: number;
  readonly act: ConsentAct;
  readonly way: ConsentWay;
  readonly edition: Edition;
}

/** Uses the database's time. */
export async function insertConsent(db: Db, { giver, ...consent }: NewConsent): Promise<void> {
  const who = 'userId' in giver ? { user_id: giver.userId } : { address: giver.address };
  await db
    .insertInto('consent')
    .values({ ...consent, ...who })
    .execute();
}

export function listConsents(db: Db, userId: number) {
  return db
    .selectFrom('consent')
    .select(['kind', 'version', 'act', 'way', 'edition', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

/** Clears addresses in consents before a time that belong to no newsletter subscriber. */
export async function forgetConsentAddresses(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('consent')
    .set({ address: null })
    .where('address', 'is not', null)
    .where('at', '<', before)
    .where(({ not, exists, selectFrom, fn }) =>
      not(
        exists(
          selectFrom('newsletter_subscriber as r')
            .select('r.id')
            .where((eb) => eb(eb.fn('lower', ['r.email']), '=', fn('lower', ['consent.address']))),
        ),
      ),
    )
    .execute();
}

export function findConsentAccount(db: Db, userId: number) {
  return db.selectFrom('account').select(['is_demo', 'staff_role']).where('id', '=', userId).executeTakeFirst();
}

export async function listChanges(
  db: Db,
  ids: readonly number[],
  edition: Edition,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('legal_version_text')
    .select(['version_id', 'changes'])
    .where('version_id', 'in', [...ids])
    .where('edition', '=', edition)
    .execute();
  return new Map(rows.map(({ version_id: id, changes }) => [id, changes]));
}
