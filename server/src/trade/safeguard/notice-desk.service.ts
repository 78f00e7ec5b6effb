import { listStandingNotices, noticeSteps } from '@btc/contract/safeguard/measure.ts';
import type { DeskNotice, noticeDeskOperations } from '@btc/contract/trade/desk/notice-desk.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import { asSeen, closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { bumpContentVersion } from '#platform/db/content-version.ts';
import type { Db } from '#platform/db/db.ts';
import { holdNotices, insertNotice, type KnownNotice, listNotices, setWithdrawn } from '#safeguard/notice.queries.ts';
import { listQuotas } from '#safeguard/quota.queries.ts';
import { presentNotice } from '#safeguard/safeguard.present.ts';
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
  const standing = new Set(listStandingNotices({ notices, asOf: null }).map(({ id }) => id));
  return notices.map((notice) => presentDeskNotice(notice, standing));
}

async function getDeskNotice(db: Db, id: number): Promise<DeskNotice> {
  const found = (await listDeskNotices(db)).find(({ NoticeID }) => NoticeID === id);
  if (found === undefined) throw new ApiError(1009);
  return found;
}

/** The quotas that a notice can be of. */
export async function listNoticeLines(db: Db) {
  const quotas = await listQuotas(db);
  const lines = [...new Set(quotas.map(({ origin }) => origin))];
  return {
    Lines: lines.map((code) => ({ ...nameOrigin(code), Code: code })),
    Years: [...new Set(quotas.map(({ year }) => year))].toSorted(),
  };
}

/** What is wrong with a notice by itself: the field and the rule; null where it can be. */
export function findNoticeIssue(
  notice: Pick<Added, 'Kind' | 'Year' | 'Percent' | 'ReachedOn' | 'SurchargeFrom' | 'PublishedOn'>,
  today: string,
): readonly [field: keyof typeof notice, rule: string] | null {
  const { Kind, Year, Percent, ReachedOn, SurchargeFrom, PublishedOn } = notice;
  const isFull = Kind === 'notice' && Percent === 100;
  if (Kind === 'notice' && !noticeSteps.some((step) => step === Percent)) return ['Percent', 'step'];
  if (PublishedOn > today) return ['PublishedOn', 'future'];
  if (ReachedOn !== null && (ReachedOn > PublishedOn || !ReachedOn.startsWith(`${Year}-`)))
    return ['ReachedOn', 'order'];
  if (SurchargeFrom !== null && (!isFull || SurchargeFrom < (ReachedOn ?? `${Year}-01-01`))) {
    return ['SurchargeFrom', 'order'];
  }
  return isFull && ReachedOn === null && SurchargeFrom === null ? ['SurchargeFrom', 'required'] : null;
}

/** Enters a notice, or one that puts another right. */
export async function addNotice(work: StaffWork, input: Added): Promise<StaffChange<DeskNotice>> {
  const { db, now, staff } = work;
  await holdNotices(db);
  const quotas = await listQuotas(db, { year: input.Year });
  if (quotas.length === 0) throw badRequest('Year', 'unknown');
  if (!quotas.some(({ origin }) => origin === input.Line)) throw badRequest('Line', 'unknown');
  const issue = findNoticeIssue(input, shanghaiDay(now));
  if (issue !== null) throw badRequest(...issue);
  const before = await listDeskNotices(db);
  const corrected = before.find(({ NoticeID }) => NoticeID === input.Corrects);
  if (input.Corrects !== undefined && corrected === undefined) throw new ApiError(1009);
  if (corrected !== undefined && corrected.State !== 'standing') throw closed('Corrects');
  const rival = before.find((other) => other !== corrected && isSameStep(other, input));
  if (rival !== undefined) throw badRequest('Percent', 'taken');
  const id = await insertNotice(
    db,
    {
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
    },
    now,
  );
  return finish(db, { id, before: corrected ?? null });
}

/** Of one step there is one notice that stands; reports may repeat themselves as the use goes on. */
function isSameStep(
  other: DeskNotice,
  { Kind, Line, Year, Percent }: Pick<DeskNotice, 'Kind' | 'Line' | 'Year' | 'Percent'>,
): boolean {
  const isSame = other.Kind === Kind && other.Line === Line && other.Year === Year && other.Percent === Percent;
  return isSame && Kind === 'notice' && other.State === 'standing';
}

/** Readers see it at once. */
async function finish(
  db: Db,
  { id, before }: { readonly id: number; readonly before: DeskNotice | null },
): Promise<StaffChange<DeskNotice>> {
  await bumpContentVersion(db);
  const after = await getDeskNotice(db, id);
  return { subject: { kind: 'safeguardNotice', id }, before, after, result: after };
}

async function findSeen(db: Db, { NoticeID, Revision }: Seen): Promise<DeskNotice> {
  await holdNotices(db);
  const found = await getDeskNotice(db, NoticeID);
  asSeen({ revision: found.Revision }, Revision);
  return found;
}

/** Withdraws a notice. */
export async function withdrawNotice(
  { db, now, staff }: StaffWork,
  { Why: why, ...seen }: InputOf<Operations['WithdrawSafeguardNotice']>,
): Promise<StaffChange<DeskNotice>> {
  const before = await findSeen(db, seen);
  if (before.State === 'withdrawn') throw closed('NoticeID');
  await setWithdrawn(db, before.NoticeID, { by: staff.loginUserName, at: now, why });
  return finish(db, { id: before.NoticeID, before });
}

/** Undoes a withdrawal. */
export async function restoreNotice({ db }: StaffWork, seen: Seen): Promise<StaffChange<DeskNotice>> {
  const before = await findSeen(db, seen);
  if (before.State !== 'withdrawn') throw closed('NoticeID');
  const others = await listDeskNotices(db);
  const isTaken = others.some(
    (other) =>
      (other.NoticeID !== before.Corrects && isSameStep(other, before)) ||
      (before.Corrects !== null && other.Corrects === before.Corrects && other.State !== 'withdrawn'),
  );
  if (isTaken) throw badRequest('NoticeID', 'taken');
  await setWithdrawn(db, before.NoticeID, null);
  return finish(db, { id: before.NoticeID, before });
}
