import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { NameBook } from './name-book.ts';
import type { KnownSpelling, NewCompany } from './name-book.ts';

/** Opens the known companies and plants, without those of the demonstration. */
export async function openNameBook(db: Db): Promise<NameBook> {
  const spellings = await db
    .selectFrom('company_spelling as s')
    .innerJoin('company as c', 'c.id', 's.company_id')
    .select(['s.kind', 's.spelling', 'c.id', 'c.name_cn', 'c.name_en', 's.first_seen_as'])
    .where('c.is_demo', '=', false)
    .execute();
  const plants = await db.selectFrom('plant').select('code').where('is_demo', '=', false).execute();
  const known = spellings.map((row): KnownSpelling => ({
    kind: row.kind === 'exporter' ? 'exporter' : 'importer',
    spelling: row.spelling,
    companyId: row.id,
    name: row.name_cn ?? row.name_en ?? row.first_seen_as,
  }));
  return new NameBook(
    known,
    plants.map(({ code }) => code),
  );
}

export interface NumberedCompany extends NewCompany {
  readonly id: number;
}

/** Numbers new companies; the numbers stay used even if nothing is loaded. */
export async function numberCompanies(db: Db, companies: readonly NewCompany[]): Promise<readonly NumberedCompany[]> {
  if (companies.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('company', 'id'))::integer as id from generate_series(1, ${companies.length}::integer)
  `.execute(db);
  return companies.map((company, index) => {
    const id = rows[index]?.id;
    if (id === undefined) throw new Error('The database gave too few numbers');
    return { ...company, id };
  });
}

const batchSize = 1_000;

/** Adds companies and the spelling each was first seen in; a spelling of the demonstration goes to the real company. */
export async function insertCompanies(db: Db, companies: readonly NumberedCompany[]): Promise<void> {
  for (let from = 0; from < companies.length; from += batchSize) {
    const some = companies.slice(from, from + batchSize);
    await db.insertInto('company').values(some.map(companyRow)).execute();
    await db
      .insertInto('company_spelling')
      .values(some.map(({ id, kind, spelling, name }) => ({ company_id: id, kind, spelling, first_seen_as: name })))
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'spelling'])
          .doUpdateSet((eb) => ({
            company_id: eb.ref('excluded.company_id'),
            first_seen_as: eb.ref('excluded.first_seen_as'),
          }))
          .where('company_spelling.company_id', 'in', (eb) =>
            eb.selectFrom('company').select('id').where('is_demo', '=', true),
          ),
      )
      .execute();
  }
  await requireOwnSpellings(db, companies);
}

/** Another import may have brought the same company in the meantime. */
async function requireOwnSpellings(db: Db, companies: readonly NumberedCompany[]): Promise<void> {
  if (companies.length === 0) return;
  const { count } = await db
    .selectFrom('company_spelling')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '>=', Math.min(...companies.map(({ id }) => id)))
    .where('company_id', '<=', Math.max(...companies.map(({ id }) => id)))
    .where((eb) => eb('company_id', '=', sql<number>`any(${companies.map(({ id }) => id)})`))
    .executeTakeFirstOrThrow();
  if (count !== companies.length)
    throw new Error('Another import brought some of these companies just now: import again.');
}

function companyRow({ id, kind, name, place }: NumberedCompany) {
  const isChinese = /\p{Script=Han}/u.test(name);
  return {
    id,
    kind,
    name_cn: isChinese ? name : null,
    name_en: isChinese ? null : name,
    origin: kind === 'exporter' ? place : null,
    province: kind === 'importer' ? place : null,
  };
}
