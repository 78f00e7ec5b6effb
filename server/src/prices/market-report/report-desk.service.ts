import type { DeskMarketReport, PublishReport, SaveReport } from '@btc/contract/prices/market-report.ts';
import { formatWeek } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import { checkRevision, closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { deleteFigures } from '#platform/figures/figure-store.queries.ts';
import { toFigures, presentDeskReport } from './report.present.ts';
import {
  findReport,
  insertReport,
  listTexts,
  lockReport,
  type ReportRow,
  saveTexts,
  setPublished,
  setTitles,
  setWithdrawn,
} from './report.queries.ts';
import { type ReportSources, toReportWeek } from './report-week.ts';
import { fillReport, readWrittenReport, reportSubject, type ReportWork, restoreReport } from './report-figures.ts';
import { gatherFigures } from './week-figures.ts';

/** An issue for its editor: of a published one the frozen figures, else those that publishing would freeze now. */
export async function readDeskReport(db: Db, id: number, sources: ReportSources): Promise<DeskMarketReport> {
  const found = await findReport(db, id);
  if (found === undefined) throw new ApiError(1009);
  const { row, texts } = await readWrittenReport(db, found);
  const figures =
    row.state === 'published' ? toFigures(row) : await gatherFigures(db, toReportWeek(row.week_start), sources);
  return presentDeskReport(row, texts, figures);
}

/** The titles an issue begins with. */
export function listTitles(day: string): { readonly titleCn: string; readonly titleEn: string } {
  const [year = '', week = ''] = formatWeek(day).split('-W');
  return {
    titleCn: `进口牛肉市场周报（${year}年第${Number(week)}周）`,
    titleEn: `Imported beef weekly report, week ${Number(week)} of ${year}`,
  };
}

/** Begins the issue of the week in which a day lies. */
export async function beginReport({ db }: StaffWork, day: string): Promise<StaffChange<number>> {
  const { start, end } = toReportWeek(day);
  const id = await insertReport(db, { start, end, ...listTitles(day) });
  if (id === undefined) throw badRequest('Date', 'taken');
  return { subject: { kind: 'marketReport', id }, before: null, after: { Week: formatWeek(day) }, result: id };
}

type ReportTexts = Pick<SaveReport, 'TitleCn' | 'TitleEn' | 'Sections'>;

async function lockSeen(db: Db, { ReportID: id, Revision: revision }: { ReportID: number; Revision: number }) {
  return checkRevision(await lockReport(db, id), revision);
}

/** Writes titles and texts; answers the sections that have other words now. */
async function writeTexts(db: Db, row: ReportRow, texts: ReportTexts): Promise<readonly string[]> {
  const { id } = row;
  const { texts: before } = await readWrittenReport(db, row);
  await deleteFigures(db, reportSubject, [id]);
  await saveTexts(db, id, texts.Sections);
  await setTitles(db, id, { cn: texts.TitleCn, en: texts.TitleEn });
  const changed = texts.Sections.filter(({ Section, TextCn, TextEn }) => {
    const old = before.find((text) => text.section === Section);
    return (old?.text_cn ?? '') !== TextCn || (old?.text_en ?? '') !== TextEn;
  });
  return changed.map(({ Section }) => Section);
}

/** Keeps titles and texts; a published issue shows them at once, its figures stay frozen. */
export async function saveReport(work: ReportWork, input: SaveReport): Promise<StaffChange<number>> {
  const { db } = work;
  const row = await lockSeen(db, input);
  const sections = await writeTexts(db, row, input);
  if (row.state === 'published') {
    await fillReport(work, { id: row.id, at: row.published_at ?? work.now, confirmsLocked: input.ConfirmLocked });
  }
  return {
    subject: { kind: 'marketReport', id: row.id },
    before: { Revision: row.revision, TitleCn: row.title_cn, TitleEn: row.title_en },
    after: { Revision: row.revision + 1, TitleCn: input.TitleCn, TitleEn: input.TitleEn, Sections: sections },
    result: row.id,
  };
}

async function refuseUnwritten(db: Db, { id }: ReportRow): Promise<void> {
  const summary = (await listTexts(db, id)).find(({ section }) => section === 'summary');
  const missing = [
    ...((summary?.text_cn ?? '') === '' ? ['summary.TextCn'] : []),
    ...((summary?.text_en ?? '') === '' ? ['summary.TextEn'] : []),
  ];
  if (missing.length > 0) throw new ApiError(1001, { List: missing.map((Field) => ({ Field, Rule: 'missing' })) });
}

/** Freezes the figures of the week and puts the issue out, with the texts as they were edited. */
export async function publishReport(
  work: ReportWork,
  input: PublishReport,
  sources: ReportSources,
): Promise<StaffChange<number>> {
  const { db, now } = work;
  const row = await lockSeen(db, input);
  if (row.state === 'published') throw closed('ReportID');
  const { Texts: texts } = input;
  const sections = texts === undefined ? [] : await writeTexts(db, row, texts);
  await refuseUnwritten(db, row);
  await fillReport(work, { id: row.id, at: now, confirmsLocked: input.ConfirmLocked });
  await setPublished(db, row.id, now, await gatherFigures(db, toReportWeek(row.week_start), sources));
  return {
    subject: { kind: 'marketReport', id: row.id },
    before: { State: row.state },
    after: { State: 'published', Week: formatWeek(row.week_start), Sections: sections },
    result: row.id,
  };
}

/** Takes an issue out of the archive. */
export async function withdrawReport({ db }: StaffWork, id: number): Promise<StaffChange<number>> {
  const row = await lockReport(db, id);
  if (row === undefined) throw new ApiError(1009);
  if (row.state !== 'published') throw closed('ReportID');
  await restoreReport(db, row);
  await setWithdrawn(db, id);
  return {
    subject: { kind: 'marketReport', id },
    before: { State: 'published' },
    after: { State: 'withdrawn' },
    result: id,
  };
}
