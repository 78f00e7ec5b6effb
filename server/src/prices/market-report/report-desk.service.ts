import type {
  DeskMarketReport,
  PublishReport,
  ReportPartText,
  SaveReportPart,
} from '@btc/contract/prices/market-report.ts';
import { byReportPart, type ReportPart } from '@btc/contract/prices/week-codes.ts';
import { formatWeek } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import { changedMeanwhile, closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { recordWriting } from '#platform/audit/staff-writing.ts';
import type { Db } from '#platform/db/db.ts';
import { deleteFigures, listWrittenTexts } from '#figures/face.ts';
import { cleanedText, sanitiseShortHtml } from '#platform/rich-text/article-html.ts';
import { listPresent, notePresence } from '#platform/staff/presence.queries.ts';
import { presentWriters } from '#platform/staff/present-writer.ts';
import { presentDeskReport, presentPart, toFigures } from './report.present.ts';
import {
  deleteReport,
  findReport,
  findReportBefore,
  insertReport,
  listParts,
  listTexts,
  lockReport,
  type PartRow,
  type ReportRow,
  savePart,
  setPublished,
  setWithdrawn,
} from './report.queries.ts';
import { fillReport, reportSubject, type ReportWork } from './report-figures.ts';
import { type ReportSources, toReportWeek } from './report-week.ts';
import { gatherFigures } from './week-figures.ts';

export async function readFrozenOrNow(db: Db, row: ReportRow, sources: ReportSources) {
  return row.state === 'published' ? toFigures(row) : gatherFigures(db, toReportWeek(row.week_start), sources);
}

async function isUnpublished(db: Db, row: ReportRow, parts: readonly PartRow[]): Promise<boolean> {
  if (row.state !== 'published') return false;
  const [texts, held] = await Promise.all([listTexts(db, row.id), listWrittenTexts(db, reportSubject, [row.id])]);
  const source = (edition: string, part: string) =>
    held.find((text) => text.edition === edition && text.field === part)?.source;
  return parts.some(({ part, written_cn: cn, written_en: en }) => {
    const text = texts.find(({ section }) => section === part);
    const [outCn, outEn] = part === 'title' ? [row.title_cn, row.title_en] : [text?.text_cn ?? '', text?.text_en ?? ''];
    return (source('cn', part) ?? outCn) !== cn || (source('en', part) ?? outEn) !== en;
  });
}

export async function readDeskReport(db: Db, id: number, sources: ReportSources): Promise<DeskMarketReport> {
  const row = await findReport(db, id);
  if (row === undefined) throw new ApiError(1009);
  const before = await findReportBefore(db, row.week_start);
  const [parts, figures, beforeParts] = await Promise.all([
    listParts(db, id),
    readFrozenOrNow(db, row, sources),
    before === undefined ? [] : listParts(db, before.id),
  ]);
  return presentDeskReport(row, {
    parts,
    figures,
    isUnpublished: await isUnpublished(db, row, parts),
    before: before === undefined ? null : { week: before.week_start, parts: beforeParts },
  });
}

export function listTitles(day: string): { readonly titleCn: string; readonly titleEn: string } {
  const [year = '', week = ''] = formatWeek(day).split('-W');
  return {
    titleCn: `进口牛肉市场周报（${year}年第${Number(week)}周）`,
    titleEn: `Imported beef weekly report, week ${Number(week)} of ${year}`,
  };
}

export async function beginReport({ db }: StaffWork, day: string): Promise<StaffChange<number>> {
  const { start, end } = toReportWeek(day);
  const id = await insertReport(db, { start, end, ...listTitles(day) });
  if (id === undefined) throw badRequest('Date', 'taken');
  return { subject: { kind: 'marketReport', id }, before: null, after: { Week: formatWeek(day) }, result: id };
}

async function lock(db: Db, id: number): Promise<ReportRow> {
  const row = await lockReport(db, id);
  if (row === undefined) throw new ApiError(1009);
  return row;
}

async function findPart(db: Db, id: number, name: ReportPart): Promise<PartRow> {
  const found = (await listParts(db, id)).find(({ part }) => part === name);
  if (found === undefined) throw new Error(`Issue ${id} has no ${name}`);
  return found;
}

/** Saves one part unless it has changed since; readers get it on publication. */
export async function saveReportPart(work: StaffWork, input: SaveReportPart) {
  const { db } = work;
  const row = await lock(db, input.ReportID);
  const Row = await writePart(work, input);
  return { Row, Dict: { Unpublished: await isUnpublished(db, row, await listParts(db, row.id)) } };
}

async function writePart(work: StaffWork, input: SaveReportPart): Promise<ReportPartText> {
  const { db, now, staff } = work;
  const { ReportID: id, Part: part } = input;
  const before = await findPart(db, id, part);
  const clean = part === 'title' ? cleanedText : sanitiseShortHtml;
  const [cn, en] = [clean(input.Cn), clean(input.En)];
  if (before.written_cn === cn && before.written_en === en) return presentPart(before);
  if (before.revision !== input.ExpectedRevision) throw changedMeanwhile('Cn');
  await savePart(db, { reportId: id, part, cn, en, now, by: staff.userId });
  await recordWriting(work, before, {
    operation: 'SaveMarketReportPart',
    subject: { kind: 'marketReport', id },
    before: { Part: part, Revision: before.revision, Cn: before.written_cn, En: before.written_en },
    after: { Part: part, Revision: before.revision + 1, Cn: cn, En: en },
  });
  return presentPart(await findPart(db, id, part));
}

/** Marks an issue as open by an editor; returns the other editors and the current revisions. */
export async function noteReportEditing({ db, now, staff }: StaffWork, id: number, part: ReportPart | null) {
  if ((await findReport(db, id)) === undefined) throw new ApiError(1009);
  const presence = { kind: 'marketReport', subjectId: id, userId: staff.userId, now } as const;
  await notePresence(db, { ...presence, part });
  const [present, parts] = await Promise.all([listPresent(db, presence), listParts(db, id)]);
  const Dict = byReportPart((name) => parts.find((one) => one.part === name)?.revision ?? 0);
  return { Rows: presentWriters(present), Dict };
}

function refuseUnwritten(parts: readonly PartRow[]): void {
  const needed = parts.filter(({ part }) => part === 'title' || part === 'summary');
  const missing = needed.flatMap(({ part, written_cn: cn, written_en: en }) => [
    ...(cn === '' ? [`${part}.Cn`] : []),
    ...(en === '' ? [`${part}.En`] : []),
  ]);
  if (missing.length > 0) throw new ApiError(1001, { List: missing.map((Field) => ({ Field, Rule: 'missing' })) });
}

export async function publishReport(
  work: ReportWork,
  { ReportID: id, Revisions: seen, ConfirmLocked: confirmsLocked }: PublishReport,
  sources: ReportSources,
): Promise<StaffChange<number>> {
  const { db, now } = work;
  const row = await lock(db, id);
  const parts = await listParts(db, id);
  const seenRevisions = new Map<string, number>(Object.entries(seen));
  if (parts.some(({ part, revision }) => seenRevisions.get(part) !== revision)) throw changedMeanwhile('Revisions');
  refuseUnwritten(parts);
  const isOut = row.state === 'published' && row.published_at !== null;
  const at = isOut && row.published_at !== null ? row.published_at : now;
  await fillReport(work, { id, at, confirmsLocked });
  if (!isOut) await setPublished(db, id, at, await gatherFigures(db, toReportWeek(row.week_start), sources));
  const title = parts.find(({ part }) => part === 'title');
  return {
    subject: { kind: 'marketReport', id },
    before: { State: row.state },
    after: {
      State: 'published',
      Week: formatWeek(row.week_start),
      TitleCn: title?.written_cn,
      TitleEn: title?.written_en,
      Revisions: seen,
    },
    result: id,
  };
}

export async function withdrawReport({ db }: StaffWork, id: number): Promise<StaffChange<number>> {
  const row = await lock(db, id);
  if (row.state !== 'published') throw closed('ReportID');
  await deleteFigures(db, reportSubject, [id]);
  await setWithdrawn(db, id);
  return {
    subject: { kind: 'marketReport', id },
    before: { State: 'published' },
    after: { State: 'withdrawn' },
    result: id,
  };
}

/** Deletes an issue that was never published; the audit trail keeps its texts. */
export async function discardReport({ db }: StaffWork, id: number): Promise<StaffChange<null>> {
  const row = await lock(db, id);
  if (row.state !== 'draft') throw closed('ReportID');
  const written = (await listParts(db, id)).filter(({ written_cn: cn, written_en: en }) => cn !== '' || en !== '');
  await deleteReport(db, id);
  return {
    subject: { kind: 'marketReport', id },
    before: {
      Week: formatWeek(row.week_start),
      Parts: written.map(({ part, written_cn: Cn, written_en: En }) => ({ Part: part, Cn, En })),
    },
    after: null,
    result: null,
  };
}
