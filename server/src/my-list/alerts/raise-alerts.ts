import { dayMs } from '@btc/contract/time.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import type { Outcome } from '#platform/jobs/queue-worker.ts';
import { insertNotices } from '#platform/notices/insert-notice.ts';
import type { Safeguard } from '#safeguard/face.ts';
import { nextPublicationAt } from '#news/face.ts';
import type { FactsStore } from '#trade/face.ts';
import {
  type AlertRoom,
  deleteOldAlerts,
  findLastUser,
  insertAlerts,
  listRules,
  lockRoomAlerts,
  type NewAlert,
  writeNotified,
} from './alert.queries.ts';
import { type AlertRuleRow, compareRule, type KnownKind } from './compare-rule.ts';
import { enqueueAlertSends } from './channel.queries.ts';
import { openNewsAlerts } from './news-alerts.ts';
import { openPlantAlerts } from './plant-alerts.ts';
import { openPriceAlerts } from './price-alerts.ts';
import { openTradeAlerts } from './trade-alerts.ts';

export interface AlertDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly safeguard: Safeguard;
  readonly facts: Pick<FactsStore, 'use' | 'refresh'>;
}

interface Look extends Pick<AlertDeps, 'safeguard' | 'facts'> {
  readonly room: AlertRoom;
  readonly now: Date;
}

function openRoom(db: Db, { room, now, safeguard, facts }: Look, rules: readonly AlertRuleRow[]) {
  switch (room) {
    case 'prices':
      return openPriceAlerts(db);
    case 'plants':
      return openPlantAlerts(db);
    case 'trade':
      return openTradeAlerts({ db, safeguard, facts, now }, rules);
    case 'news':
      return openNewsAlerts({ db, now }, rules);
  }
}

/** One notice per reader and run, named after the first alert. */
function toNotice(userId: number, raised: readonly NewAlert[], now: Date) {
  return raised.slice(0, 1).map(({ kind, detail: { nameCn, nameEn, path } }) => ({
    userId,
    kind: 'alert' as const,
    detail: { Alert: kind, Count: raised.length, NameCn: nameCn, NameEn: nameEn, Path: path },
    now,
  }));
}

/** Compares rules with what is published, raises alerts and stores the new state; call it in a transaction. */
async function lookAt(db: Db, look: Look, rules: readonly AlertRuleRow[]): Promise<void> {
  if (rules.length === 0) return;
  const known: Readonly<Partial<Record<string, KnownKind>>> = await openRoom(db, look, rules);
  const compared = rules.flatMap((rule) => {
    const kind = known[rule.kind];
    return kind === undefined ? [] : [{ rule, ...compareRule(rule, kind) }];
  });
  await writeNotified(
    db,
    compared.filter(({ isNew }) => isNew).map(({ rule: { id }, notified }) => ({ id, notified })),
  );
  const alerts = compared.flatMap(({ rule: { id: ruleId, userId, kind }, changes }) =>
    changes.map((change) => ({ ruleId, userId, kind, ...change })),
  );
  const raised = await insertAlerts(db, alerts, look.now);
  const byReader = Map.groupBy(raised, ({ userId }) => userId);
  await insertNotices(
    db,
    [...byReader].flatMap(([userId, own]) => toNotice(userId, own, look.now)),
  );
  await enqueueAlertSends(db, [...byReader.keys()]);
}

/** Records the current state for new rules, so that only later changes alert; part of the caller's transaction. */
export async function startRules(
  db: Db,
  deps: Pick<AlertDeps, 'clock' | 'safeguard' | 'facts'>,
  { room, ids }: { readonly room: AlertRoom; readonly ids: readonly number[] },
): Promise<void> {
  await lockRoomAlerts(db, room);
  const rules = await listRules(db, { room, afterUser: 0, users: ids.length, ids });
  await lookAt(db, { ...deps, room, now: deps.clock.now() }, rules);
}

/** Readers per transaction; a crash between two of them neither loses nor repeats an alert. */
const batchSize = 100;
const keptMs = 90 * dayMs;

/** Next time-driven check: the next article, or midnight in Shanghai for the duties; null for other rooms. */
async function findNextLook(db: Db, { room, now }: Look): Promise<Date | null> {
  if (room === 'news') return nextPublicationAt(db, now);
  const midnight = new Date(`${shanghaiDay(now)}T00:00:00+08:00`).getTime() + dayMs;
  return room === 'trade' ? new Date(midnight) : null;
}

export async function raiseAlerts(deps: AlertDeps, room: AlertRoom): Promise<Outcome> {
  const { db, clock, safeguard, facts } = deps;
  // What other processes have loaded.
  if (room === 'trade') await facts.refresh();
  const look = { room, now: clock.now(), safeguard, facts };
  for (let afterUser = 0; ;) {
    const batch = { room, afterUser, users: batchSize };
    const last = await findLastUser(db, batch);
    if (last === null) break;
    await db.transaction().execute(async (transaction) => {
      await lockRoomAlerts(transaction, room);
      await lookAt(transaction, look, await listRules(transaction, batch));
    });
    afterUser = last;
  }
  await deleteOldAlerts(db, new Date(look.now.getTime() - keptMs));
  const next = await findNextLook(db, look);
  return next === null
    ? { kind: 'done' }
    : { kind: 'again', afterMs: Math.max(0, next.getTime() - clock.now().getTime()), code: null };
}
