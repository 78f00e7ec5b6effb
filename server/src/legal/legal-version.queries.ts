import { type LegalKind, legalKinds } from '@btc/contract/wire/legal-texts.ts';
import type { Db } from '#platform/db/db.ts';

export async function listLegalVersions(db: Db, kind?: LegalKind) {
  const rows = await db
    .selectFrom('legal_version as v')
    .leftJoin('account as a', 'a.id', 'v.published_by')
    .selectAll('v')
    .select('a.login_user_name as published_by_name')
    .$if(kind !== undefined, (query) => query.where('v.kind', '=', kind ?? ''))
    .orderBy('v.kind')
    .orderBy('v.version', 'desc')
    .execute();
  return rows.flatMap(({ kind: found, ...row }) => {
    const known = legalKinds.find((one) => one === found);
    return known === undefined ? [] : [{ ...row, kind: known }];
  });
}
export type LegalVersionRecord = Awaited<ReturnType<typeof listLegalVersions>>[number];
