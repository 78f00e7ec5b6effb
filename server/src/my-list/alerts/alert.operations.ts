import { alertKinds, alertPercents, defaultThresholds, listAlertKinds } from '@btc/contract/my-list/alert-kinds.ts';
import {
  type AlertRule,
  GetAlerts,
  SaveAlertChannel,
  SendAlertTest,
  SetAlert,
  StopAlert,
} from '@btc/contract/my-list/alerts.ts';
import { isSamePin, pinKinds } from '@btc/contract/my-list/pin-kinds.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import type { PasswordChangeDeps } from '#members/face.ts';
import { badRequest } from '#platform/api/answer.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import type { Db } from '#platform/db/db.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { enqueueJob } from '#platform/jobs/job.queries.ts';
import { findProvenAddress } from '#platform/mail/proven-address.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { getMailedAccount } from '#plants/face.ts';
import { listPins, lockPins } from '../pins/pin.queries.ts';
import { alertRooms, deleteAlert, listAlerts, type RuleOfRoom, upsertAlert } from './alert.queries.ts';
import {
  addFirstChannel,
  enqueueChannelTest,
  type ChannelDeps,
  newStopKey,
  readChannels,
  saveOwnChannel,
  stopAlert,
} from './channel.service.ts';
import { type AlertDeps, startRules } from './raise-alerts.ts';

export type RuleDeps = Pick<AlertDeps, 'db' | 'clock' | 'safeguard' | 'facts'>;
export type AlertOperationDeps = RuleDeps & ChannelDeps & PasswordChangeDeps;

function presentRule(row: Awaited<ReturnType<typeof listAlerts>>[number]): readonly AlertRule[] {
  const Kind = pinKinds.find((one) => one === row.pin_kind);
  const Alert = alertKinds.find((one) => one === row.kind);
  const Percent = alertPercents.find((one) => one === row.percent) ?? null;
  return Kind === undefined || Alert === undefined ? [] : [{ Kind, Code: row.code, Alert, Percent }];
}

/** Records the state for new rules, then queues a check of their rooms, in case something was published meanwhile. */
export async function beginRules(db: Db, deps: RuleDeps, rules: readonly RuleOfRoom[]): Promise<void> {
  for (const room of alertRooms) {
    const ids = rules.filter((rule) => rule.room === room).map(({ id }) => id);
    if (ids.length === 0) continue;
    await startRules(db, deps, { room, ids });
    await enqueueJob(db, { kind: 'alert', subject: room });
  }
}

type NewRule = InputOf<typeof SetAlert> & { readonly userId: number };

async function setAlert(db: Db, deps: RuleDeps, { userId, isEn, Kind, Code, Alert, Percent }: NewRule) {
  await lockPins(db, userId);
  const pins = await listPins(db, userId);
  if (!pins.some((pin) => isSamePin(pin, { Kind, Code }))) throw new ApiError(1009);
  if (!listAlertKinds({ Kind, Code }).includes(Alert)) throw badRequest('Alert', 'not_of_this');
  const first = defaultThresholds[Alert] ?? null;
  const percent = first === null ? null : (Percent ?? first);
  const now = deps.clock.now();
  const rule = await upsertAlert(db, { userId, Kind, Code, alert: Alert, percent, stopKey: newStopKey(), now });
  await addFirstChannel(db, now, { userId, isEn });
  if (rule !== null) await beginRules(db, deps, [rule]);
}

export function createAlertOperations(deps: AlertOperationDeps): readonly BoundOperation[] {
  const { db } = deps;
  return [
    bind(GetAlerts, async (_input, caller) => {
      const { userId } = signedInUser(caller);
      const [rules, List, account] = await Promise.all([
        listAlerts(db, userId),
        readChannels(db, deps, userId),
        getMailedAccount(db, userId),
      ]);
      return { Rows: rules.flatMap(presentRule), List, Dict: { Email: findProvenAddress(account) } };
    }),
    bind(SetAlert, async (rule, caller) => {
      const { userId } = signedInUser(caller);
      if (rule.IsOn) await inTransaction(db, (transaction) => setAlert(transaction, deps, { ...rule, userId }));
      else await deleteAlert(db, { ...rule, userId, alert: rule.Alert });
      return {};
    }),
    bind(SaveAlertChannel, async (input, caller) => {
      await saveOwnChannel(deps, input, caller);
      return {};
    }),
    bind(SendAlertTest, async ({ Channel }, caller) => {
      const { userId } = signedInUser(caller);
      await inTransaction(db, (transaction) => enqueueChannelTest(transaction, userId, Channel));
      return {};
    }),
    bind(StopAlert, async ({ Key }) => {
      await stopAlert(db, Key);
      return {};
    }),
  ];
}
