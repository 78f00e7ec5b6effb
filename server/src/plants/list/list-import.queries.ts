import { type RawBuilder, sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { DifferenceKind, PlantListForm, PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';
import type { Issue, RowIssue } from '#platform/import/issue.ts';
import type { TitleAccount } from '#platform/import/text/header.ts';
import type { PlantFacts } from './compare-list.ts';
import type { PlantReading } from './plant-reading.ts';

export async function listPlantFacts(db: Db, origins: readonly string[]): Promise<readonly PlantFacts[]> {
  return db
    .selectFrom('plant')
    .select([
      'id',
      'origin',
      'number',
      'listed_number as listedNumber',
      'cifer_number as ciferNumber',
      'name_cn as nameCn',
      'name_en as nameEn',
      'name_local as nameLocal',
      'state_cn as provinceCn',
      'state_en as provinceEn',
      'city_cn as cityCn',
      'city_en as cityEn',
      'meats',
      'types',
      'products',
      'offal_cuts as offalCuts',
      'first_approved as approvedOn',
      'valid_to as validTo',
      'state',
      'foreign_directory as foreignDirectory',
    ])
    .where('is_demo', '=', false)
    .where('origin', '=', sql<string>`any(${[...origins]}::text[])`)
    .execute();
}

/** Plants in force that a whole list of these origins and meats would end where it lacks them. */
function countInForce(db: Db, { form, origins, meats }: ListImportRecord): Promise<number> {
  return countRows(
    db
      .selectFrom('plant')
      .where('is_demo', '=', false)
      .where('origin', '=', sql<string>`any(${[...origins]}::text[])`)
      .where(sql<boolean>`meats && ${[...meats]}::text[]`)
      .$if(form === 'approvedList', (query) => query.where('state', 'in', ['active', 'suspended']))
      .$if(form !== 'approvedList', (query) =>
        query.where('foreign_directory', '=', 'fsis').where('state', '=', 'unlisted'),
      ),
  );
}

const maxEndsShare = 0.1;

/** What a whole list would end (plants, or one meat of plants that make another too) where it is so much that it may be a part. */
export async function findManyEnds(db: Db, record: ListImportRecord) {
  const ends = await countRows(
    db
      .selectFrom('plant_list_line')
      .where('import_id', '=', record.id)
      .where('line', 'is', null)
      .where('kind', 'in', ['gone', 'scope']),
  );
  const inForce = await countInForce(db, record);
  return ends > inForce * maxEndsShare ? { ends, inForce } : null;
}

export function countDemoPlants(db: Db, origins: readonly string[], meats: readonly string[]): Promise<number> {
  return countRows(
    db
      .selectFrom('plant')
      .where('is_demo', '=', true)
      .where('origin', '=', sql<string>`any(${[...origins]}::text[])`)
      .where(sql<boolean>`meats && ${[...meats]}::text[]`),
  );
}

export async function listDemoPlants(
  db: Db,
  origins: readonly string[],
  meats: readonly string[],
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('plant')
    .select('id')
    .where('is_demo', '=', true)
    .where('origin', '=', sql<string>`any(${[...origins]}::text[])`)
    .where(sql<boolean>`meats && ${[...meats]}::text[]`)
    .execute();
  return rows.map(({ id }) => id);
}

export interface NewListImport {
  readonly form: PlantListForm;
  readonly fileName: string;
  readonly checksum: string;
  readonly filePath: string;
  readonly listedOn: string;
  readonly sheet: string | null;
  readonly encoding: string | null;
  readonly titles: TitleAccount | null;
  readonly warnings: readonly Issue[];
  readonly origins: readonly string[];
  readonly meats: readonly PlantMeat[];
  readonly lines: number;
  readonly counts: Readonly<Partial<Record<DifferenceKind, number>>>;
  readonly recordsVersion: number;
  readonly uploadedBy: number | null;
  readonly uploadedName: string;
  readonly now: Date;
}

export async function insertListImport(db: Db, given: NewListImport): Promise<number> {
  const { id } = await db
    .insertInto('plant_list_import')
    .values({
      form: given.form,
      file_name: given.fileName,
      checksum: given.checksum,
      file_path: given.filePath,
      listed_on: given.listedOn,
      sheet: given.sheet,
      encoding: given.encoding,
      titles: given.titles === null ? null : JSON.stringify(given.titles),
      warnings: JSON.stringify(given.warnings),
      origins: [...given.origins],
      meats: [...given.meats],
      lines: given.lines,
      counts: JSON.stringify(given.counts),
      records_version: given.recordsVersion,
      uploaded_by: given.uploadedBy,
      uploaded_name: given.uploadedName,
      uploaded_at: given.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface ListLine {
  readonly kind: DifferenceKind;
  readonly line: number | null;
  readonly plantId: number | null;
  readonly origin: string | null;
  readonly number: string | null;
  readonly name: string | null;
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  /** Data for the commit; null where it does nothing. */
  readonly reading: { readonly reading: PlantReading | null; readonly change: string | null } | null;
  readonly issues: readonly RowIssue[];
}

const batchSize = 5_000;

function toTexts(lines: readonly ListLine[], field: 'kind' | 'origin' | 'number' | 'name'): RawBuilder<unknown> {
  return sql`${lines.map((line) => line[field])}::text[]`;
}

/** Unchanged lines, most of a list, without empty columns: written in a fraction of the time. */
async function insertSameLines(db: Db, importId: number, lines: readonly ListLine[]): Promise<void> {
  await sql`
    insert into plant_list_line (import_id, kind, line, plant_id, origin, number, name)
    select ${importId}, 'same', l.line, l.plant_id, l.origin, l.number, l.name
    from unnest(
      ${lines.map(({ line }) => line)}::int[], ${lines.map(({ plantId }) => plantId)}::int[],
      ${toTexts(lines, 'origin')}, ${toTexts(lines, 'number')}, ${toTexts(lines, 'name')}
    ) as l (line, plant_id, origin, number, name)`.execute(db);
}

async function insertDifferingLines(db: Db, importId: number, lines: readonly ListLine[]): Promise<void> {
  const toJson = (field: 'before' | 'after' | 'reading') =>
    sql`${lines.map((line) => (line[field] === null ? null : JSON.stringify(line[field])))}::text[]`;
  const issues = lines.map((line) =>
    JSON.stringify(line.issues.map(({ column, value, reason }) => ({ Column: column, Value: value, Rule: reason }))),
  );
  await sql`
    insert into plant_list_line (import_id, kind, line, plant_id, origin, number, name, before, after, reading, issues)
    select ${importId}, l.kind, l.line, l.plant_id, l.origin, l.number, l.name, l.before::jsonb, l.after::jsonb,
      l.reading::jsonb, l.issues::jsonb
    from unnest(
      ${toTexts(lines, 'kind')}, ${lines.map(({ line }) => line)}::int[], ${lines.map(({ plantId }) => plantId)}::int[],
      ${toTexts(lines, 'origin')}, ${toTexts(lines, 'number')}, ${toTexts(lines, 'name')},
      ${toJson('before')}, ${toJson('after')}, ${toJson('reading')}, ${issues}::text[]
    ) as l (kind, line, plant_id, origin, number, name, before, after, reading, issues)`.execute(db);
}

export async function insertListLines(db: Db, importId: number, lines: readonly ListLine[]): Promise<void> {
  const same = lines.filter(({ kind }) => kind === 'same');
  const differing = lines.filter(({ kind }) => kind !== 'same');
  for (let from = 0; from < differing.length; from += batchSize) {
    await insertDifferingLines(db, importId, differing.slice(from, from + batchSize));
  }
  for (let from = 0; from < same.length; from += batchSize) {
    await insertSameLines(db, importId, same.slice(from, from + batchSize));
  }
}

export async function replaceComparison(
  db: Db,
  id: number,
  { counts, recordsVersion, lines }: Pick<NewListImport, 'counts' | 'recordsVersion'> & { lines: readonly ListLine[] },
): Promise<void> {
  await db.deleteFrom('plant_list_line').where('import_id', '=', id).execute();
  await db
    .updateTable('plant_list_import')
    .set({ counts: JSON.stringify(counts), records_version: recordsVersion })
    .where('id', '=', id)
    .execute();
  await insertListLines(db, id, lines);
}

const importColumns = [
  'id',
  'form',
  'file_name',
  'state',
  'listed_on',
  'origins',
  'meats',
  'lines',
  'counts',
  'records_version',
  'uploaded_name',
  'uploaded_at',
  'decided_name',
  'decided_at',
  'checksum',
  'file_path',
  'sheet',
  'encoding',
  'titles',
  'warnings',
] as const;

export function findListImport(db: Db, id: number) {
  return db.selectFrom('plant_list_import').select(importColumns).where('id', '=', id).executeTakeFirst();
}

export function lockListImport(db: Db, id: number) {
  return db.selectFrom('plant_list_import').select(importColumns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export type ListImportRecord = NonNullable<Awaited<ReturnType<typeof findListImport>>>;

export function listListImports(db: Db, { limit, offset }: Slice) {
  return db
    .selectFrom('plant_list_import')
    .select(importColumns)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countListImports(db: Db): Promise<number> {
  return countRows(db.selectFrom('plant_list_import'));
}

export function listListLines(
  db: Db,
  { importId, kind }: { readonly importId: number; readonly kind: DifferenceKind | null },
  { limit, offset }: Slice,
) {
  return db
    .selectFrom('plant_list_line')
    .select(['id', 'kind', 'line', 'plant_id', 'origin', 'number', 'name', 'before', 'after', 'issues'])
    .where('import_id', '=', importId)
    .$if(kind !== null, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function listCommittable(db: Db, importId: number, kinds: readonly string[]) {
  return db
    .selectFrom('plant_list_line')
    .select(['id', 'kind', 'plant_id', 'reading', 'after'])
    .where('import_id', '=', importId)
    .where('kind', 'in', [...kinds])
    .where('reading', 'is not', null)
    .orderBy('id')
    .execute();
}

export async function decideListImport(
  db: Db,
  id: number,
  decided: {
    readonly state: 'committed' | 'discarded' | 'undone';
    readonly by: number | null;
    readonly name: string;
    readonly now: Date;
  },
): Promise<void> {
  await db
    .updateTable('plant_list_import')
    .set({ state: decided.state, decided_by: decided.by, decided_name: decided.name, decided_at: decided.now })
    .where('id', '=', id)
    .execute();
}
