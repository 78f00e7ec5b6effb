import { minuteMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/db.ts';
import { isConnectionBroken } from '../db/sql-error.ts';
import { type Answer, failure, success } from './answer.ts';
import type { Caller } from './binding.ts';
import {
  type CallKey,
  claimCall,
  findCall,
  forgetCall,
  forgetCallsBefore,
  storeAnswer,
} from './changing-call.queries.ts';

export interface CallRequest {
  readonly messageId: string;
  readonly operation: string;
  readonly data: unknown;
  readonly caller: Caller;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  /** How long a repetition waits for the first call to end, and its polling interval, in milliseconds. */
  readonly waitMs?: number;
  readonly lookEveryMs?: number;
}

const rememberMs = 10 * minuteMs;

async function toDigest(data: unknown): Promise<Buffer> {
  const hash = createHash('sha256');
  const fields = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  for (const [, value] of fields) if (value instanceof Blob) hash.update(await value.bytes());
  return hash.update(JSON.stringify(data) ?? '').digest();
}

/** An answer may contain a key or code, so only the session that asked can decrypt it. */
const sealing = {
  toKey: (token: string) => createHash('sha256').update(`answer\n${token}`).digest(),
  close(token: string, data: object): Buffer {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.toKey(token), nonce);
    const sealed = [cipher.update(JSON.stringify(data)), cipher.final()];
    return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
  },
  /** Null for another session of the account. */
  open(token: string, sealed: Buffer): object | null {
    const decipher = createDecipheriv('aes-256-gcm', this.toKey(token), sealed.subarray(0, 12));
    decipher.setAuthTag(sealed.subarray(12, 28));
    try {
      const data: unknown = JSON.parse(
        Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString(),
      );
      return typeof data === 'object' ? data : null;
    } catch {
      return null;
    }
  },
};

function error(reason: 'other' | 'done' | 'unknown'): Answer {
  return failure(new ApiError(1012, { Dict: { Reason: reason } }));
}

/**
 * Carries a changing call of an account out once by its MessageID, whatever processes its repetitions reach. What failed for
 * a reason that is known is forgotten, and may be asked again. Where nobody knows how it ended (the process or the connection
 * was lost on the way) it is never carried out again: the caller is told to look.
 */
export function createOnce({ db, clock, waitMs = 10_000, lookEveryMs = 100 }: Deps) {
  /** Calls whose connection broke in this process: their repetitions do not wait. */
  const brokenAt = new Map<string, Date>();
  const nameCall = ({ accountId, messageId }: CallKey) => `${accountId} ${messageId}`;

  async function repeat(claim: CallKey & { operation: string; digest: Buffer }, token: string): Promise<Answer | null> {
    for (let waited = 0; ; waited += lookEveryMs) {
      const known = await findCall(db, claim);
      if (known === undefined) return null;
      if (known.operation !== claim.operation || !known.digest.equals(claim.digest)) return error('other');
      if (known.answer !== null) {
        const data = sealing.open(token, known.answer);
        return data === null ? error('done') : success(data);
      }
      if (waited >= waitMs || brokenAt.has(nameCall(claim))) return error('unknown');
      await setTimeout(lookEveryMs);
    }
  }

  async function settle(key: CallKey, token: string, answer: Answer): Promise<void> {
    if (answer.errorCode === 0) await storeAnswer(db, key, sealing.close(token, answer.data));
    else if (isConnectionBroken(answer.cause)) brokenAt.set(nameCall(key), clock.now());
    else await forgetCall(db, key);
  }

  async function once(
    { messageId, operation, data, caller }: CallRequest,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const { user, token } = caller;
    if (user === null || token === null) return work();
    const key = { accountId: user.userId, messageId, operation, digest: await toDigest(data) };
    for (;;) {
      const now = clock.now();
      if (await claimCall(db, { ...key, now, since: new Date(now.getTime() - rememberMs) })) break;
      const answer = await repeat(key, token);
      if (answer !== null) return answer;
    }
    brokenAt.delete(nameCall(key));
    const answer = await work();
    // The change is made and its answer known: that it cannot be kept is no reason to withhold it.
    await settle(key, token, answer).catch(() => undefined);
    return answer;
  }

  async function cleanUp(): Promise<void> {
    const since = new Date(clock.now().getTime() - rememberMs);
    for (const [name, at] of brokenAt) if (at < since) brokenAt.delete(name);
    await forgetCallsBefore(db, since);
  }

  return { once, cleanUp };
}

export type Once = ReturnType<typeof createOnce>;
