import type { Edition } from '@btc/contract/members/access.ts';
import type { LegalKind } from '@btc/contract/wire/legal-texts.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface LegalWords {
  readonly changes: string;
  readonly body: string;
}

export async function getLegalWords(db: Db, versionId: number): Promise<Readonly<Record<Edition, LegalWords>>> {
  const rows = await db
    .selectFrom('legal_version_text')
    .select(['edition', 'changes', 'body'])
    .where('version_id', '=', versionId)
    .execute();
  const wordsIn = (edition: Edition) => {
    const row = rows.find((one) => one.edition === edition);
    if (row === undefined) throw new Error(`Version ${versionId} of a legal text has no ${edition} edition`);
    return { changes: row.changes, body: row.body };
  };
  return { cn: wordsIn('cn'), en: wordsIn('en') };
}

/** Lets one admin publish at a time; held until the transaction ends. */
export async function lockLegalTexts(db: Db): Promise<void> {
  await sql`lock table legal_version in exclusive mode`.execute(db);
}

export interface NewLegalVersion {
  readonly kind: LegalKind;
  readonly version: number;
  readonly effectiveOn: string;
  readonly isMaterial: boolean;
  readonly now: Date;
  readonly by: number;
  readonly words: Readonly<Record<Edition, LegalWords>>;
}

export async function insertLegalVersion(db: Db, one: NewLegalVersion): Promise<number> {
  const { id } = await db
    .insertInto('legal_version')
    .values({
      kind: one.kind,
      version: one.version,
      effective_on: one.effectiveOn,
      is_material: one.isMaterial,
      published_at: one.now,
      published_by: one.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const edition of ['cn', 'en'] as const) {
    await db
      .insertInto('legal_version_text')
      .values({ version_id: id, edition, ...one.words[edition] })
      .execute();
  }
  return id;
}
