import { sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { FrozenFigures } from '@btc/contract/prices/market-report.ts';
import { type ReportPart, reportParts, type ReportSection } from '@btc/contract/prices/week-codes.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';

/** Published issues; `null` for a year means all. */
function published(db: Db, year: number | null) {
  return db
    .selectFrom('weekly_report')
    .where('state', '=', 'published')
    .$if(year !== null, (query) =>
      query.where('week_start', '>=', `${year}-01-01`).where('week_start', '<=', `${year}-12-31`),
    );
}

export function listPublished(db: Db, year: number | null, { limit, offset }: Slice) {
  return published(db, year).selectAll().orderBy('week_start', 'desc').limit(limit).offset(offset).execute();
}

export function countPublished(db: Db, year: number | null): Promise<number> {
  return countRows(published(db, year));
}

/** The years that have issues, newest first. */
export async function listYears(db: Db): Promise<string[]> {
  const rows = await published(db, null)
    .select(sql<string>`to_char(week_start, 'YYYY')`.as('year'))
    .distinct()
    .orderBy('year', 'desc')
    .execute();
  return rows.map(({ year }) => year);
}

export function listAll(db: Db, { limit, offset }: Slice) {
  return db
    .selectFrom('weekly_report as r')
    .innerJoin('weekly_report_part as p', (join) => join.onRef('p.report_id', '=', 'r.id').on('p.part', '=', 'title'))
    .selectAll('r')
    .select(['p.written_cn', 'p.written_en'])
    .orderBy('r.week_start', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countAll(db: Db): Promise<number> {
  return countRows(db.selectFrom('weekly_report'));
}

export function findReport(db: Db, id: number) {
  return db.selectFrom('weekly_report').selectAll().where('id', '=', id).executeTakeFirst();
}

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;

export function lockReport(db: Db, id: number) {
  return db.selectFrom('weekly_report').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function findNeighbours(db: Db, weekStart: string) {
  const [previous, next] = await Promise.all([
    published(db, null)
      .select(['id', 'week_start'])
      .where('week_start', '<', weekStart)
      .orderBy('week_start', 'desc')
      .limit(1)
      .executeTakeFirst(),
    published(db, null)
      .select(['id', 'week_start'])
      .where('week_start', '>', weekStart)
      .orderBy('week_start')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { previous, next };
}

export function listTexts(db: Db, reportId: number) {
  return db
    .selectFrom('weekly_report_text')
    .select(['section', 'text_cn', 'text_en'])
    .where('report_id', '=', reportId)
    .execute();
}

export type TextRow = Awaited<ReturnType<typeof listTexts>>[number];

export interface NewReport {
  readonly start: string;
  readonly end: string;
  readonly titleCn: string;
  readonly titleEn: string;
}

/** Adds an issue with empty parts except the title; undefined where the week has one already. */
export async function insertReport(db: Db, { start, end, titleCn, titleEn }: NewReport): Promise<number | undefined> {
  const row = await db
    .insertInto('weekly_report')
    .values({ week_start: start, week_end: end, state: 'draft', title_cn: titleCn, title_en: titleEn })
    .onConflict((conflict) => conflict.column('week_start').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const parts = reportParts.map((part) => ({
    report_id: row.id,
    part,
    written_cn: part === 'title' ? titleCn : '',
    written_en: part === 'title' ? titleEn : '',
  }));
  await db.insertInto('weekly_report_part').values(parts).execute();
  return row.id;
}

export function listParts(db: Db, reportId: number) {
  return db
    .selectFrom('weekly_report_part as p')
    .leftJoin('account as a', 'a.id', 'p.saved_by')
    .select(['p.part', 'p.written_cn', 'p.written_en', 'p.revision', 'p.saved_at', 'p.saved_by', 'a.login_user_name'])
    .where('p.report_id', '=', reportId)
    .execute();
}
export type PartRow = Awaited<ReturnType<typeof listParts>>[number];

export interface SavedPart {
  readonly reportId: number;
  readonly part: ReportPart;
  readonly cn: string;
  readonly en: string;
  readonly now: Date;
  readonly by: number;
}

/** Overwrites a part and increments its revision. */
export async function savePart(db: Db, { reportId, part, cn, en, now, by }: SavedPart): Promise<void> {
  await db
    .updateTable('weekly_report_part')
    .set((eb) => ({
      written_cn: cn,
      written_en: en,
      revision: eb('revision', '+', 1),
      saved_at: now,
      saved_by: by,
    }))
    .where('report_id', '=', reportId)
    .where('part', '=', part)
    .execute();
}

/** The last issue before a week, whatever its state. */
export function findReportBefore(db: Db, weekStart: string) {
  return db
    .selectFrom('weekly_report')
    .select(['id', 'week_start'])
    .where('week_start', '<', weekStart)
    .orderBy('week_start', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function deleteReport(db: Db, id: number): Promise<void> {
  await db.deleteFrom('weekly_report').where('id', '=', id).execute();
}

export interface SectionText {
  readonly Section: ReportSection;
  readonly TextCn: string;
  readonly TextEn: string;
}

export async function saveTexts(db: Db, reportId: number, texts: readonly SectionText[]): Promise<void> {
  if (texts.length === 0) return;
  await db
    .insertInto('weekly_report_text')
    .values(
      texts.map(({ Section, TextCn, TextEn }) => ({
        report_id: reportId,
        section: Section,
        text_cn: TextCn,
        text_en: TextEn,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['report_id', 'section'])
        .doUpdateSet((eb) => ({ text_cn: eb.ref('excluded.text_cn'), text_en: eb.ref('excluded.text_en') })),
    )
    .execute();
}

/** Sets the published titles; the written ones stay. */
export async function setTitles(
  db: Db,
  id: number,
  titles: { readonly cn: string; readonly en: string },
): Promise<void> {
  await db
    .updateTable('weekly_report')
    .set({ title_cn: titles.cn, title_en: titles.en })
    .where('id', '=', id)
    .execute();
}

export async function setPublished(db: Db, id: number, now: Date, figures: FrozenFigures): Promise<void> {
  await db
    .updateTable('weekly_report')
    .set({ state: 'published', published_at: now, figures: JSON.stringify(figures) })
    .where('id', '=', id)
    .execute();
}

export async function setWithdrawn(db: Db, id: number): Promise<void> {
  await db.updateTable('weekly_report').set({ state: 'withdrawn' }).where('id', '=', id).execute();
}
