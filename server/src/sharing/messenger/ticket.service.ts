import { minuteMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import {
  createOfficialAccount,
  type ExpiringToken,
  type OfficialAccount,
  type OfficialAccountSettings,
  ProviderError,
} from './official-account.ts';
import { findTicket, lockTicket, saveTicket, type TicketRow } from './ticket.queries.ts';

export interface TicketDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Null where no account is configured. */
  readonly messenger: OfficialAccountSettings | null;
}

/** Renews what would expire within this time: readers sign and share some time after loading. */
const aheadMs = 5 * minuteMs;
/** Timeout for token and ticket together; also the longest time that the lock and a connection are held. */
const attemptMs = 6_000;
const firstPauseMs = 15_000;
const maxPauseMs = 15 * minuteMs;

/** Pause in milliseconds after consecutive failures. */
export function pauseAfter(failures: number): number {
  return Math.min(maxPauseMs, firstPauseMs * 2 ** Math.min(failures - 1, 16));
}

function toTicket(row: TicketRow | undefined, at: number): string | null {
  const { ticket = null, ticket_until: until = null } = row ?? {};
  return until !== null && until.getTime() > at ? ticket : null;
}

function toToken(row: TicketRow | undefined, at: number): ExpiringToken | null {
  const { access_token: value = null, access_token_until: until = null } = row ?? {};
  return value !== null && until !== null && until.getTime() > at ? { value, until } : null;
}

async function askProvider(
  account: OfficialAccount,
  row: TicketRow | undefined,
  now: Date,
): Promise<{ token: ExpiringToken; ticket: ExpiringToken }> {
  const signal = AbortSignal.timeout(attemptMs);
  const askWith = async (token: ExpiringToken) => ({
    token,
    ticket: await account.fetchTicket(token.value, now, signal),
  });
  const token = toToken(row, now.getTime() + aheadMs) ?? (await account.fetchToken(now, signal));
  try {
    return await askWith(token);
  } catch (error) {
    // Somebody had it ended before its time; one of the provider's words for it is final only for a fresh token.
    if (!(error instanceof ProviderError && error.isTokenDead && token.value === row?.access_token)) throw error;
    return askWith(await account.fetchToken(now, signal));
  }
}

/** The sharing ticket of the configured account, shared by all processes and requested once per lifetime. */
export function createTicketSource({ db, clock, messenger }: TicketDeps) {
  if (messenger === null) return { read: () => Promise.reject(new ApiError(6015)) };
  const { appId } = messenger;
  const account = createOfficialAccount(messenger);
  let running: Promise<string | null> | undefined;

  async function storeFailure(transaction: Db, row: TicketRow | undefined, issue: ProviderError): Promise<void> {
    const failures = (row?.failures ?? 0) + 1;
    await saveTicket(transaction, appId, {
      failures,
      retry_at: new Date(clock.now().getTime() + pauseAfter(failures)),
      last_failure: issue.code,
      ...(issue.isTokenDead ? { access_token: null, access_token_until: null } : {}),
    });
  }

  async function renew(transaction: Db): Promise<string | null> {
    await lockTicket(transaction, appId);
    const row = await findTicket(transaction, appId);
    const now = clock.now();
    // Another process has been here while this one waited for the lock.
    const known = toTicket(row, now.getTime() + aheadMs);
    if (known !== null) return known;
    const stillGood = toTicket(row, now.getTime());
    if (row !== undefined && row.retry_at !== null && row.retry_at > now) return stillGood;
    try {
      const { token, ticket } = await askProvider(account, row, now);
      await saveTicket(transaction, appId, {
        access_token: token.value,
        access_token_until: token.until,
        ticket: ticket.value,
        ticket_until: ticket.until,
        failures: 0,
        retry_at: null,
        last_failure: null,
      });
      return ticket.value;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await storeFailure(transaction, row, error);
      return stillGood;
    }
  }

  return {
    /** Throws 6015 while the provider gives no ticket. */
    async read(): Promise<{ readonly ticket: string; readonly appId: string }> {
      const known = toTicket(await findTicket(db, appId), clock.now().getTime() + aheadMs);
      // All who ask at once wait for one attempt: no more than one connection waits for the provider.
      const ticket = known ?? (await (running ??= begin()));
      if (ticket === null) throw new ApiError(6015);
      return { ticket, appId };
    },
  };

  function begin(): Promise<string | null> {
    return db
      .transaction()
      .execute(renew)
      .finally(() => (running = undefined));
  }
}
