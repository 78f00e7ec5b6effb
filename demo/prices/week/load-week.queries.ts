import type { FrozenFigures } from '@btc/contract/prices/market-report.ts';
import type { Insertable } from 'kysely';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import type {
  LiveCattlePrice,
  SurveyAnswer,
  SurveyItem,
  WeeklyReportText,
} from '@btc/server/src/platform/db/tables.generated.ts';

export async function hasDemoWeek(db: Db): Promise<boolean> {
  const row = await db.selectFrom('weekly_report').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function insertCattle(db: Db, rows: readonly Insertable<LiveCattlePrice>[]): Promise<void> {
  // What people have entered stays.
  await db
    .insertInto('live_cattle_price')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keyed by origin, cut and Monday. */
export async function listForwardCells(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('price_cell')
    .select(['origin', 'cut', 'week', 'price'])
    .where('meat', '=', 'beef')
    .where('market_type', '=', 'forward')
    .execute();
  return new Map(rows.map((row) => [`${row.origin} ${row.cut} ${row.week}`, Number(row.price)]));
}

export async function insertSurvey(
  db: Db,
  items: readonly Insertable<SurveyItem>[],
  answers: readonly Insertable<SurveyAnswer>[],
): Promise<void> {
  await db
    .insertInto('survey_item')
    .values([...items])
    .execute();
  await db
    .insertInto('survey_answer')
    .values([...answers])
    .execute();
}

export interface DemoReport {
  readonly id: number;
  readonly start: string;
  readonly end: string;
  readonly publishedAt: Date;
  readonly titleCn: string;
  readonly titleEn: string;
  readonly figures: FrozenFigures;
  readonly texts: readonly Insertable<WeeklyReportText>[];
}

export async function insertReports(db: Db, reports: readonly DemoReport[]): Promise<void> {
  const added = await db
    .insertInto('weekly_report')
    .values(
      reports.map((report) => ({
        id: report.id,
        week_start: report.start,
        week_end: report.end,
        state: 'published',
        published_at: report.publishedAt,
        title_cn: report.titleCn,
        title_en: report.titleEn,
        figures: JSON.stringify(report.figures),
        is_demo: true,
      })),
    )
    // A week for which people have written an issue keeps theirs.
    .onConflict((conflict) => conflict.column('week_start').doNothing())
    .returning('id')
    .execute();
  const ids = new Set(added.map(({ id }) => id));
  const kept = reports.filter(({ id }) => ids.has(id));
  const texts = kept.flatMap((report) => report.texts);
  if (texts.length === 0) return;
  await db.insertInto('weekly_report_text').values(texts).execute();
  const titles = kept.map(({ id, titleCn, titleEn }) => ({ id, part: 'title', cn: titleCn, en: titleEn }));
  const sections = texts.map((text) => ({
    id: text.report_id,
    part: text.section,
    cn: text.text_cn ?? '',
    en: text.text_en ?? '',
  }));
  const parts = [...titles, ...sections].map(({ id, part, cn, en }) => ({
    report_id: id,
    part,
    written_cn: cn,
    written_en: en,
  }));
  await db.insertInto('weekly_report_part').values(parts).execute();
}

export async function deleteDemoWeek(db: Db): Promise<void> {
  await db.deleteFrom('weekly_report').where('is_demo', '=', true).execute();
  await db.deleteFrom('survey_item').where('is_demo', '=', true).execute();
  await db.deleteFrom('live_cattle_price').where('is_demo', '=', true).execute();
}
