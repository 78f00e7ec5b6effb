import type { Edition } from '@btc/contract/members/access.ts';
import { sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/db.ts';

export interface NewContactMessage {
  readonly edition: Edition;
  readonly userId: number | null;
  readonly name: string;
  readonly companyName: string;
  readonly phone: string;
  readonly email: string;
  readonly content: string;
  readonly contentHash: Buffer;
  readonly now: Date;
}

/** Serialises identical messages until the transaction ends. */
export async function lockMessage(db: Db, contentHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${contentHash.readInt32BE(0)}, ${contentHash.readInt32BE(4)})`.execute(db);
}

export async function hasMessageSince(db: Db, contentHash: Buffer, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('contact_message')
    .select('id')
    .where('content_hash', '=', contentHash)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

export function countMessagesSince(db: Db, since: Date): Promise<number> {
  return countRows(db.selectFrom('contact_message').where('created_at', '>', since));
}

export async function insertMessage(db: Db, message: NewContactMessage): Promise<number> {
  const { id } = await db
    .insertInto('contact_message')
    .values({
      edition: message.edition,
      user_id: message.userId,
      name: message.name,
      company_name: message.companyName,
      phone: message.phone,
      email: message.email,
      content: message.content,
      content_hash: message.contentHash,
      created_at: message.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
