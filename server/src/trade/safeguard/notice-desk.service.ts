import { listEffectiveNotices } from '@btc/contract/safeguard/measure.ts';
import type { DeskNotice, noticeDeskOperations } from '@btc/contract/trade/desk/notice-desk.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import { checkRevision, closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import {
  findNoticeIssue,
  findRecordIssue,
  findRival,
  lockNotices,
  insertNotice,
  type KnownNotice,
  listNotices,
  listQuotas,
  type NewNotice,
  type NoticeIssue,
  presentNotice,
  setWithdrawn,
} from '#safeguard/face.ts';
import { lockBesideImports } from '../desk/hold-beside-imports.ts';
import { nameOrigin } from '../view/names/names.ts';

type Operations = typeof noticeDeskOperations;
type Added = InputOf<Operations['AddSafeguardNotice']>;
type Seen = InputOf<Operations['RestoreSafeguardNotice']>;

function presentDeskNotice(notice: KnownNotice, standing: ReadonlySet<number>): DeskNotice {
  const { NameCn, NameEn } = nameOrigin(notice.line);
  return {
    ...presentNotice(notice),
    NoticeID: notice.id,
    Line: notice.line,
    LineCn: NameCn,
    LineEn: NameEn,
    Year: notice.year,
    State: notice.isWithdrawn ? 'withdrawn' : standing.has(notice.id) ? 'standing' : 'corrected',
    Corrects: notice.corrects,
    EnteredBy: notice.enteredBy,
    EnteredDate: notice.enteredAt.toISOString(),
    WithdrawnBy: notice.withdrawnBy,
    WithdrawnDate: notice.withdrawnAt?.toISOString() ?? null,
    WithdrawnWhy: notice.withdrawnWhy,
    Revision: notice.revision,
  };
}

/** All notices, the latest published first. */
export async function listDeskNotices(db: Db): Promise<readonly DeskNotice[]> {
  const notices = await listNotices(db);
  const standing = new Set(listEffectiveNotices({ notices, asOf: null }).map(({ id }) => id));
  return notices.map((notice) => presentDeskNotice(notice, standing));
}

async function getDeskNotice(db: Db, id: number): Promise<DeskNotice> {
  const found = (await listDeskNotices(db)).find(({ NoticeID }) => NoticeID === id);
  if (found === undefined) throw new ApiError(1009);
  return found;
}

export async function listNoticeLines(db: Db) {
  const quotas = await listQuotas(db);
  const lines = [...new Set(quotas.map(({ origin }) => origin))];
  return {
    Lines: lines.map((code) => ({ ...nameOrigin(code), Code: code })),
    Years: [...new Set(quotas.map(({ year }) => year))].toSorted(),
  };
}

export async function addNotice(work: StaffWork, input: Added): Promise<StaffChange<DeskNotice>> {
  const { db, now, staff } = work;
  await lockBesideImports(db, 'Line', [lockNotices]);
  const notice: NewNotice = {
    kind: input.Kind,
    line: input.Line,
    year: input.Year,
    percent: input.Percent,
    reachedOn: input.ReachedOn,
    surchargeFrom: input.SurchargeFrom,
    publishedOn: input.PublishedOn,
    textCn: input.TextCn,
    textEn: input.TextEn,
    sourceCn: input.SourceCn,
    sourceEn: input.SourceEn,
    sourceUrl: input.SourceUrl,
    corrects: input.Corrects ?? null,
    enteredBy: staff.loginUserName,
    runId: null,
  };
  const before = await listDeskNotices(db);
  const corrected = before.find(({ NoticeID }) => NoticeID === input.Corrects);
  if (input.Corrects !== undefined && corrected === undefined) throw new ApiError(1009);
  if (corrected !== undefined && corrected.State !== 'standing') throw closed('Corrects');
  const known = { quotas: await listQuotas(db), notices: await listNotices(db) };
  const issue = findRecordIssue(notice, known) ?? findNoticeIssue(notice, shanghaiDay(now));
  if (issue !== null) throw badRequest(nameField(issue), issue[1]);
  return finish(db, { id: await insertNotice(db, notice, now), before: corrected ?? null });
}

function nameField([field]: NoticeIssue): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}

async function finish(
  db: Db,
  { id, before }: { readonly id: number; readonly before: DeskNotice | null },
): Promise<StaffChange<DeskNotice>> {
  const after = await getDeskNotice(db, id);
  return { subject: { kind: 'safeguardNotice', id }, before, after, result: after };
}

async function findSeen(db: Db, { NoticeID, Revision }: Seen): Promise<DeskNotice> {
  await lockBesideImports(db, 'NoticeID', [lockNotices]);
  const found = await getDeskNotice(db, NoticeID);
  checkRevision({ revision: found.Revision }, Revision);
  return found;
}

export async function withdrawNotice(
  { db, now, staff }: StaffWork,
  { Why: why, ...seen }: InputOf<Operations['WithdrawSafeguardNotice']>,
): Promise<StaffChange<DeskNotice>> {
  const before = await findSeen(db, seen);
  if (before.State === 'withdrawn') throw closed('NoticeID');
  await setWithdrawn(db, before.NoticeID, { by: staff.loginUserName, at: now, why });
  return finish(db, { id: before.NoticeID, before });
}

export async function restoreNotice({ db }: StaffWork, seen: Seen): Promise<StaffChange<DeskNotice>> {
  const before = await findSeen(db, seen);
  if (before.State !== 'withdrawn') throw closed('NoticeID');
  const notices = await listNotices(db);
  const own = notices.find(({ id }) => id === before.NoticeID);
  const isTaken =
    own !== undefined &&
    (findRival(own, notices) !== undefined ||
      notices.some(({ isWithdrawn, corrects }) => !isWithdrawn && corrects !== null && corrects === own.corrects));
  if (isTaken) throw badRequest('NoticeID', 'taken');
  await setWithdrawn(db, before.NoticeID, null);
  return finish(db, { id: before.NoticeID, before });
}
