import { addMonths } from '@btc/contract/time.ts';
import type { DeskRelease, releaseDeskOperations } from '@btc/contract/trade/desk/release-desk.ts';
import type { ReleaseKind } from '@btc/contract/trade/trade-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { changedMeanwhile, closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { presentRelease } from './calendar.service.ts';
import { listReleases, maxMonthsFromRule } from './release-calendar.ts';
import { deleteStatedDay, lockStatedDays, listStatedDays, saveStatedDay } from './release-day.queries.ts';

type Named = Pick<InputOf<(typeof releaseDeskOperations)['ForgetReleaseDay']>, 'Kind' | 'PeriodTo' | 'ExpectedDate'>;

export async function findDeskReleases(db: Db, today: string): Promise<readonly DeskRelease[]> {
  const stated = await listStatedDays(db);
  return listReleases(today, stated).map((release) => {
    const day = stated.find(({ kind, to }) => kind === release.kind && to === release.to);
    return {
      ...presentRelease(release, today),
      RuleDate: release.ruleDate,
      StatedBy: day?.by ?? null,
      StatedDate: day?.at.toISOString() ?? null,
    };
  });
}

function toSubject(kind: ReleaseKind, to: string) {
  return { kind: 'tradeRelease', id: `${kind} ${to}` };
}

async function findOne(db: Db, today: string, { Kind, PeriodTo }: Named): Promise<DeskRelease | undefined> {
  const rows = await findDeskReleases(db, today);
  return rows.find((row) => row.Kind === Kind && row.PeriodTo === PeriodTo);
}

async function holdRelease({ db, now }: StaffWork, named: Named): Promise<DeskRelease> {
  await lockStatedDays(db);
  const row = await findOne(db, shanghaiDay(now), named);
  if (row === undefined) throw new ApiError(1009);
  if (row.Date !== named.ExpectedDate) throw changedMeanwhile('Date');
  return row;
}

/** Why a day is not possible for a release; null: it is. */
function wrongDay(date: string, { RuleDate, PeriodTo }: DeskRelease, today: string): string | null {
  if (date < today) return 'past';
  if (date.slice(0, 7) <= PeriodTo) return 'early';
  return date.slice(0, 7) > addMonths(RuleDate.slice(0, 7), maxMonthsFromRule) ? 'late' : null;
}

export async function stateReleaseDay(
  work: StaffWork,
  { Date: date, ...named }: InputOf<(typeof releaseDeskOperations)['StateReleaseDay']>,
): Promise<StaffChange<DeskRelease>> {
  const { db, now, staff } = work;
  const today = shanghaiDay(now);
  const before = await holdRelease(work, named);
  const rule = wrongDay(date, before, today);
  if (rule !== null) throw new ApiError(1001, { List: [{ Field: 'Date', Rule: rule }] });
  await saveStatedDay(db, { kind: named.Kind, to: named.PeriodTo, date, by: staff.loginUserName, at: now });
  const after = await findOne(db, today, named);
  if (after === undefined) throw new Error(`The release ${named.Kind} ${named.PeriodTo} is gone`);
  return {
    subject: toSubject(named.Kind, named.PeriodTo),
    before: { Date: before.Date, Expected: before.Expected },
    after: { Date: date, Expected: false },
    result: after,
  };
}

export async function forgetReleaseDay(work: StaffWork, named: Named): Promise<StaffChange<DeskRelease | null>> {
  const { db, now } = work;
  const before = await holdRelease(work, named);
  if (before.Expected) throw closed('PeriodTo');
  await deleteStatedDay(db, named.Kind, named.PeriodTo);
  return {
    subject: toSubject(named.Kind, named.PeriodTo),
    before: { Date: before.Date, Expected: false },
    after: { Date: before.RuleDate, Expected: true },
    result: (await findOne(db, shanghaiDay(now), named)) ?? null,
  };
}
