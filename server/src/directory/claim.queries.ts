import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';

export interface NewClaim {
  readonly merchantId: number;
  readonly userId: number;
  readonly person: string;
  readonly duty: string | null;
  readonly phone: string;
  readonly message: string | null;
}

/** Locks the claiming member until the transaction ends, so that their claims are handled one at a time. */
export function lockClaimer(db: Db, userId: number) {
  return db
    .selectFrom('account')
    .select(['id', 'state', 'login_user_name', 'company_name', 'company_local_name', 'company_email'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type Claimer = NonNullable<Awaited<ReturnType<typeof lockClaimer>>>;

export function lockMerchant(db: Db, id: number) {
  return db
    .selectFrom('merchant')
    .select(['id', 'name', 'state', 'claimed_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function findOwnClaim(db: Db, { merchantId, userId }: Pick<NewClaim, 'merchantId' | 'userId'>) {
  return db
    .selectFrom('merchant_claim')
    .select(['id', 'state', 'created_at'])
    .where('merchant_id', '=', merchantId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Number of a member's claims since a time, and when the first of them was made. */
export async function countClaimsSince(db: Db, userId: number, since: Date) {
  return db
    .selectFrom('merchant_claim')
    .select((expression) => [
      expression.fn.countAll<number>().as('found'),
      expression.fn.min<Date | null>('created_at').as('first'),
    ])
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

export function insertClaim(db: Db, claim: NewClaim, now: Date) {
  return db
    .insertInto('merchant_claim')
    .values({
      merchant_id: claim.merchantId,
      user_id: claim.userId,
      person: claim.person,
      duty: claim.duty,
      phone: claim.phone,
      message: claim.message,
      created_at: now,
    })
    .returning(['id', 'state', 'created_at'])
    .executeTakeFirstOrThrow();
}

function claims(db: Db) {
  return db
    .selectFrom('merchant_claim as claim')
    .innerJoin('merchant', 'merchant.id', 'claim.merchant_id')
    .innerJoin('account', 'account.id', 'claim.user_id')
    .leftJoin('account as decider', 'decider.id', 'claim.decided_by')
    .select(['claim.id', 'claim.merchant_id', 'claim.user_id', 'claim.person', 'claim.duty', 'claim.phone'])
    .select(['claim.message', 'claim.state', 'claim.reason', 'claim.decided_at', 'claim.created_at'])
    .select(['merchant.name as merchant_name', 'merchant.name_en as merchant_name_en', 'merchant.claimed_at'])
    .select(['account.login_user_name', 'account.company_name', 'account.company_local_name', 'account.company_email'])
    .select(['account.email_proven_at'])
    .select(['account.state as account_state', 'account.edition', 'decider.login_user_name as decider_name']);
}

/** Claims in a state: open ones oldest first, decided ones latest first. */
export function listClaims(db: Db, state: string, { limit, offset }: Slice) {
  return claims(db)
    .where('claim.state', '=', state)
    .orderBy('claim.created_at', state === 'open' ? 'asc' : 'desc')
    .orderBy('claim.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type ClaimRecord = Awaited<ReturnType<typeof listClaims>>[number];

export function findClaim(db: Db, id: number): Promise<ClaimRecord | undefined> {
  return claims(db).where('claim.id', '=', id).executeTakeFirst();
}

export function lockClaim(db: Db, id: number): Promise<ClaimRecord | undefined> {
  return claims(db).where('claim.id', '=', id).forNoKeyUpdate('claim').executeTakeFirst();
}

export interface Decision {
  readonly state: 'accepted' | 'refused';
  readonly reason: string | null;
  readonly by: number;
  readonly at: Date;
}

export async function decideClaim(db: Db, id: number, { state, reason, by, at }: Decision): Promise<void> {
  await db
    .updateTable('merchant_claim')
    .set({ state, reason, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute();
}

export async function setClaimed(db: Db, merchantId: number, { by, at }: { by: number; at: Date }): Promise<void> {
  await db.updateTable('merchant').set({ claimed_by: by, claimed_at: at }).where('id', '=', merchantId).execute();
}
