import { createHttpApi, type Api } from '@btc/contract/client.ts';
import { type Db, openDb } from '@btc/server/src/platform/db/db.ts';
import { openSession } from '@btc/server/src/platform/session/session.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';

/** Accounts that write, with their sessions; many, because limits count by account. */
export interface Crew {
  readonly members: readonly string[];
  readonly editors: readonly string[];
  readonly analysts: readonly string[];
  readonly desk: readonly string[];
}

export const firstRequest = 500_000;
const requestCount = 5_000;
const firstAccount = 700_000;
const sizes = { members: 300, editors: 20, analysts: 120, desk: 4 } as const;
const roles = { members: null, editors: 'editor', analysts: 'analyst', desk: 'desk' } as const;

async function fileRequests(db: Db, now: Date): Promise<void> {
  const numbers = Array.from({ length: requestCount }, (_, index) => firstRequest + index);
  for (let from = 0; from < requestCount; from += 1000) {
    const some = numbers.slice(from, from + 1000);
    await db
      .insertInto('account')
      .values(
        some.map((id) => ({
          id,
          login_user_name: `asking_${id}`,
          company_email: `asking${id}@example.com`,
          // Mails about a membership go to proven addresses only.
          email_proven_at: now,
          created_at: now,
        })),
      )
      .execute();
    await db
      .insertInto('membership_request')
      .values(
        some.map((id) => ({
          id,
          user_id: id,
          level: '_vip_member',
          require_type: 'Pay',
          grade_money: 4000,
          for_cn: true,
          for_en: false,
          created_at: now,
        })),
      )
      .execute();
  }
}

export async function createWriterAccounts(databaseUrl: string): Promise<Crew> {
  const { db, close } = openDb(databaseUrl, { name: 'faults' });
  const now = new Date();
  let next = firstAccount;
  const hire = async (kind: keyof typeof sizes): Promise<readonly string[]> => {
    const ids = Array.from({ length: sizes[kind] }, () => (next += 1));
    const role = roles[kind];
    await db
      .insertInto('account')
      .values(
        ids.map((id) => ({
          id,
          login_user_name: `crew_${id}`,
          company_email: `crew${id}@example.com`,
          email_proven_at: now,
          company_name: 'Example Foods',
          company_type: 'importer',
          company_country: 'CHN',
          contact_person_name: 'Ana',
          staff_role: role,
          created_at: now,
        })),
      )
      .execute();
    return Promise.all(ids.map((userId) => openSession(db, { userId, remember: false, now, isStaff: role !== null })));
  };
  try {
    await fileRequests(db, now);
    return {
      members: await hire('members'),
      editors: await hire('editors'),
      analysts: await hire('analysts'),
      desk: await hire('desk'),
    };
  } finally {
    await close();
  }
}

const pauseMs = 150;

export interface Line {
  readonly addresses: readonly string[];
  readonly ledger: Ledger;
  /** Once true no new call starts; one under way is repeated until answered. */
  isOver(): boolean;
  /** True once even calls under way are given up: the portal does not come back. */
  isLost(): boolean;
}

/** A call repeated for lack of an answer was refused: the caller must check whether the first one was carried out. */
export class RefusedRepeat extends Error {
  override readonly name = 'RefusedRepeat';
}

/** Strangers' calls are not deduplicated by MessageID: a second code comes too soon, a second sign-up finds the name taken. */
const strangersCalls = ['GetCaptcha', 'UserSignUp'];

async function throwRefusedRepeat(line: Line, operation: string, answer: Response): Promise<never> {
  const text = await answer.text();
  const code = /"ErrorCode":(\d+)/.exec(text)?.[1] ?? '';
  const error = `${operation} ${code}`;
  // 1004: each sending counts, and somebody who tries for long is to wait. Changed: the version of the plants' records is a
  // sequence, which skips when a database starts anew: a list that was compared before is to be looked at again.
  const isToLook = ['1004', '1012'].includes(code) || text.includes('"Rule":"changed"');
  if (isToLook || strangersCalls.includes(operation)) line.ledger.noteRefusedRepeat(error);
  else line.ledger.noteAnswer(`a repeated ${error} ${text.slice(0, 160)}`);
  throw new RefusedRepeat(error);
}

let callers = 0;

/** Repeats a call with its MessageID until answered; each sender has its own network address, so that no limit applies. */
function persistentFetch(line: Line): typeof fetch {
  callers += 1;
  const from = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
  let sent = callers;
  return async (input, init) => {
    if (line.isOver()) throw new Error('the writing is over');
    let isRepeated = false;
    const path = new URL(input instanceof Request ? input.url : input).pathname;
    const headers = new Headers(init?.headers);
    headers.set('X-Forwarded-For', from);
    for (;;) {
      const address = line.addresses[(sent += 1) % line.addresses.length] ?? '';
      const answer = await fetch(`${address}${path}`, { ...init, headers }).catch(() => null);
      if (answer !== null && answer.status !== 503) {
        const operation = path.split('/').at(-1) ?? '';
        if (answer.status >= 500) line.ledger.noteAnswer(`${answer.status} to ${operation}`);
        if (isRepeated && answer.status >= 400 && answer.status < 500)
          await throwRefusedRepeat(line, operation, answer);
        return answer;
      }
      await answer?.arrayBuffer().catch(() => null);
      line.ledger.repeats += 1;
      isRepeated = true;
      init?.signal?.throwIfAborted();
      if (line.isLost()) throw new Error('the portal did not come back');
      await wait(pauseMs);
    }
  };
}

export function openLine(line: Line, token: string | null = null): Api {
  const base = line.addresses[0] ?? '';
  return createHttpApi({
    systemBase: `${base}/api/system`,
    managementBase: `${base}/api/management`,
    apiKey: 'btc-portal',
    token: () => token,
    fetch: persistentFetch(line),
  });
}
