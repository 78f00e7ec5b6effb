import { editions } from '@btc/contract/members/access.ts';
import { deskOperations as contract } from '@btc/contract/members/desk/desk.operations.ts';
import { outboxStates } from '@btc/contract/members/desk/outbox-desk.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { countStates } from '#platform/db/count-states.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { announceWork } from '#platform/jobs/queue-notice.ts';
import { requeueRows } from '#platform/jobs/queue-row.queries.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import type { DeskDeps } from './desk-deps.ts';
import { listMails, listTexts } from './outbox.queries.ts';

function toTable(channel: 'mail' | 'sms') {
  return channel === 'mail' ? 'outgoing_mail' : 'outgoing_sms';
}

type Stored = Omit<Awaited<ReturnType<typeof listTexts>>[number], 'secret_until'> & {
  readonly secret_until: Date | null;
};

/** Codes and links are hidden from the desk; those stored for lack of a provider the admin may pass on. */
export function createDeskOutboxOperations(deps: DeskDeps): readonly BoundOperation[] {
  const { db } = deps;
  return [
    bind(contract.GetOutbox, async (input, caller) => {
      const { Channel: channel, State: state } = input;
      const page = toSlice(input);
      const isAdmin = signedInUser(caller).staffRole === 'admin';
      const rows =
        channel === 'mail'
          ? (await listMails(db, state, page)).map((row) => ({
              ...presentEntry(row, isAdmin),
              Channel: 'mail' as const,
              Edition: storedWord(editions, row.edition),
              Subject: row.subject,
            }))
          : (await listTexts(db, state, page)).map((row) => ({
              ...presentEntry(row, isAdmin),
              Channel: 'sms' as const,
              Edition: null,
              Subject: null,
            }));
      const counts = await countStates(db, toTable(channel), outboxStates);
      const chosen = outboxStates.filter((one) => state === undefined || one === state);
      return { Rows: rows, Total: chosen.reduce((sum, one) => sum + counts[one], 0), Dict: counts };
    }),
    bind(contract.RetryOutboxEntry, async ({ Channel: channel, OutboxID: id }, caller) => {
      await changeAsStaff(deps, { operation: 'RetryOutboxEntry', caller }, async (work) => {
        if ((await requeueRows(work.db, { table: toTable(channel) }, id)) === 0) throw new ApiError(1009);
        await announceWork(work.db, channel);
        return { subject: { kind: channel, id }, before: null, after: { State: 'queued' }, result: null };
      });
      return {};
    }),
  ];
}

function presentEntry(row: Stored, isAdmin: boolean) {
  const waits = row.state === 'queued' || row.state === 'sending';
  return {
    OutboxID: row.id,
    Recipient: row.recipient,
    Template: row.template,
    Text: row.secret_until === null || (isAdmin && row.state === 'stored') ? row.body_text : null,
    State: storedWord(outboxStates, row.state),
    Attempts: row.attempts,
    LastError: row.last_error,
    NextAttemptDate: waits ? row.next_attempt_at.toISOString() : null,
    CreatedDate: row.created_at.toISOString(),
    SentDate: row.sent_at?.toISOString() ?? null,
  };
}
