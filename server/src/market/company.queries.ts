import type { Db } from '#platform/db/db.ts';

/** Columns of a firm as readers see it; needs `firm` and `account` joined. */
export const companyColumns = [
  'author.id as company_no',
  'author.account_id',
  'account.company_name',
  'account.company_local_name',
  'account.company_type',
  'account.company_country',
] as const;

export interface MarketCompanyRow {
  readonly company_no: number;
  readonly account_id: number;
  readonly company_name: string | null;
  readonly company_local_name: string | null;
  readonly company_type: string | null;
  readonly company_country: string | null;
}

/** Locks the writer's account until the transaction ends, so that a member's writes come one after another. */
export function lockWriter(db: Db, userId: number) {
  return db
    .selectFrom('account')
    .select(['id', 'state', 'login_user_name', 'company_name', 'company_local_name', 'company_email'])
    .select(['contact_person_name', 'contact_person_english_name', 'edition'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type WriterRow = NonNullable<Awaited<ReturnType<typeof lockWriter>>>;

/** The firm's number on the board, assigned with its first post or message. */
export async function getCompanyId(db: Db, userId: number): Promise<number> {
  const known = await db.selectFrom('market_company').select('id').where('account_id', '=', userId).executeTakeFirst();
  if (known !== undefined) return known.id;
  const { id } = await db
    .insertInto('market_company')
    .values({ account_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function hasCompany(db: Db, accountId: number): Promise<boolean> {
  const row = await db.selectFrom('market_company').select('id').where('account_id', '=', accountId).executeTakeFirst();
  return row !== undefined;
}
