import { membersOperations as contract } from '@btc/contract/members/members.operations.ts';
import { noticeKinds } from '@btc/contract/members/notice.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { toSlice } from '#platform/api/paging.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import type { NoticeDetail } from '#platform/notices/insert-notice.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { endAccess } from '#platform/session/end-access.ts';
import { deleteSessionById, listSessions } from '#platform/session/session.queries.ts';
import { hashToken } from '#platform/session/session-token.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { createDataKeyOperations, type KeyDeps } from './data-key.operations.ts';
import { listOwnRows, listProvenAddresses, ownTables } from './own-data.queries.ts';
import { countNotices, listNotices, markRead } from './notice.queries.ts';

type OwnDeps = Pick<KeyDeps, 'db' | 'clock'>;

export function createOwnOperations(deps: KeyDeps): readonly BoundOperation[] {
  return [
    ...createDataKeyOperations(deps),
    ...createNoticeOperations(deps),
    ...createSessionListOperations(deps),
    ownDataOperation(deps),
  ];
}

function createNoticeOperations({ db, clock }: OwnDeps): readonly BoundOperation[] {
  return [
    bind(contract.GetNotices, async (input, caller) => {
      const { userId } = signedInUser(caller);
      const [rows, counts] = [await listNotices(db, userId, toSlice(input)), await countNotices(db, userId)];
      return { Rows: rows.map(presentNotice), Total: counts.all, Dict: { Unread: counts.unread } };
    }),
    bind(contract.ReadNotices, async (input, caller) => {
      const { userId } = signedInUser(caller);
      await markRead(db, { userId, ids: input.NoticeIDs, now: clock.now() });
      return {};
    }),
  ];
}

function presentNotice(row: Awaited<ReturnType<typeof listNotices>>[number]) {
  return {
    NoticeID: row.id,
    Kind: storedWord(noticeKinds, row.kind),
    Detail: toDetail(row.detail),
    CreatedDate: row.created_at.toISOString(),
    ReadDate: row.read_at?.toISOString() ?? null,
  };
}

function toDetail(stored: unknown): NoticeDetail {
  if (typeof stored !== 'object' || stored === null) return {};
  const isPlain = (entry: readonly [string, unknown]): entry is [string, string | number | boolean | null] =>
    entry[1] === null || ['string', 'number', 'boolean'].includes(typeof entry[1]);
  return Object.fromEntries(Object.entries(stored).filter(isPlain));
}

/** Reads everything from one snapshot, so that the parts are consistent. */
function ownDataOperation({ db }: OwnDeps): BoundOperation {
  return bind(contract.GetOwnData, (_input, caller) => {
    const { userId: id } = signedInUser(caller);
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => {
        const owner = { id, addresses: await listProvenAddresses(snapshot, id) };
        const found: [string, readonly Record<string, unknown>[]][] = [];
        for (const table of Object.keys(ownTables)) found.push([table, await listOwnRows(snapshot, table, owner)]);
        return { Dict: Object.fromEntries(found.map(([table, rows]) => [table, [...rows]])) };
      });
  });
}

function createSessionListOperations({ db, clock }: OwnDeps): readonly BoundOperation[] {
  return [
    bind(contract.GetSessions, async (_input, caller) => {
      const { userId } = signedInUser(caller);
      const own = hashToken(caller.token ?? '');
      const rows = (await listSessions(db, userId, clock.now())).map((row) => ({
        SessionID: row.id,
        Device: row.device,
        CreatedDate: row.created_at.toISOString(),
        LastSeenDate: row.last_seen_at.toISOString(),
        isCurrent: own?.equals(row.token_hash) === true,
        isRemembered: row.remember,
      }));
      return { Rows: rows.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
    }),
    bind(contract.EndSession, async ({ SessionID }, caller) => {
      const ended = await deleteSessionById(db, signedInUser(caller).userId, SessionID);
      if (!ended) throw new ApiError(1009);
      return {};
    }),
    bind(contract.EndOtherSessions, async (_input, caller) => {
      const own = { whose: signedInUser(caller).userId, now: clock.now(), exceptToken: caller.token ?? '' };
      await inTransaction(db, (transaction) => endAccess(transaction, own));
      return {};
    }),
  ];
}
