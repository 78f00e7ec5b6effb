import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Size of the offered list; more words narrow it. */
const maxFound = 20;

export function listPlantsNamed(db: Db, words: string) {
  let query = db.selectFrom('plant').select(['code', 'origin', 'number', 'name_cn', 'name_en', 'name_local']);
  for (const word of words.split(/\s+/)) {
    query = query.where(
      sql<boolean>`position(lower(${word}) in lower(concat_ws(' ', code, number, name_cn, name_en, name_local))) > 0`,
    );
  }
  // A reference ends at a blank.
  return query
    .where(sql<boolean>`code !~ '\\s'`)
    .orderBy('code')
    .limit(maxFound)
    .execute();
}

export function listCompaniesNamed(db: Db, kind: 'importer' | 'exporter', words: string) {
  let query = db.selectFrom('company').select(['id', 'name_cn', 'name_en']).where('kind', '=', kind);
  for (const word of words.split(/\s+/)) {
    query = query.where(sql<boolean>`position(lower(${word}) in lower(concat_ws(' ', name_cn, name_en))) > 0`);
  }
  return query.orderBy('id').limit(maxFound).execute();
}
