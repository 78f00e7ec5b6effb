import { minuteMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { BoundOperation, Caller } from '../api/binding.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/db.ts';
import { toNetwork } from '../limits/network-address.ts';
import type { SecretKey } from '../secrets/secret-key.ts';
import { type Actor, recordAudit } from './audit.ts';
import { findAccountNamed, hasEntrySince } from './audit-calls.queries.ts';
import { personalReads, type PersonalRead, secretCalls, type Watched } from './watched-calls.ts';

export interface AuditCallsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secretKey: SecretKey;
}

/** Repetitions within this time are one entry, so that the trail stays readable; the log has each. */
const gatheredMs = 10 * minuteMs;
/** Placeholder subjects: an account that does not exist, and all records of a list. */
const [nobody, all] = ['unknown', 'all'];
const signedOut: Actor = { id: null, name: '' };

interface Event {
  readonly operation: string;
  readonly actor: Actor;
  readonly subject: { readonly kind: string; readonly id: string };
  /** Null for entries recorded without a network. */
  readonly network: string | null;
  readonly errorCode?: number;
  /** Operations combined into one entry within ten minutes; none: each has its own. */
  readonly gathered: readonly string[];
}

function formatText(input: unknown, name: string | undefined): string | null {
  if (typeof input !== 'object' || input === null || name === undefined) return null;
  const value: unknown = Object.entries(input).find(([key]) => key === name)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

async function record({ db, clock }: AuditCallsDeps, event: Event): Promise<void> {
  const { operation, actor, subject, network, errorCode, gathered } = event;
  const now = clock.now();
  const since = new Date(now.getTime() - gatheredMs);
  const same = { operations: gathered, subject, actorId: actor.id, network, since };
  if (gathered.length > 0 && (await hasEntrySince(db, same))) return;
  const code = errorCode === undefined ? {} : { ErrorCode: errorCode };
  const after = network === null ? null : { ...code, Network: network };
  await recordAudit(db, { at: now, actor, operation, subject, before: null, after });
}

async function findOwner(db: Db, whose: Watched['whose'], input: unknown, user: Caller['user']): Promise<Actor | null> {
  if (whose === 'caller') return user === null ? null : { id: user.userId, name: user.loginUserName };
  const account = await findAccountNamed(db, formatText(input, whose.field) ?? '');
  return account === undefined ? null : { id: account.id, name: account.login_user_name };
}

function watchSecret(one: BoundOperation, watched: Watched, deps: AuditCallsDeps): BoundOperation {
  const recordCall = async (input: unknown, { user, address }: Caller, errorCode?: number): Promise<void> => {
    const owner = await findOwner(deps.db, watched.whose, input, user);
    // Who gives a wrong secret of an account is not its owner for that.
    const knows = watched.whose === 'caller' || errorCode === undefined;
    await record(deps, {
      operation: one.operation.name,
      actor: knows && owner !== null ? owner : signedOut,
      subject: { kind: 'member', id: String(owner?.id ?? nobody) },
      network: deps.secretKey.mark(toNetwork(address)),
      ...(errorCode === undefined ? {} : { errorCode }),
      gathered: knows ? [] : [one.operation.name],
    });
  };
  return {
    operation: one.operation,
    handle: async (input, caller, cache) => {
      try {
        const answer = await one.handle(input, caller, cache);
        if (watched.done === true) await recordCall(input, caller);
        return answer;
      } catch (error) {
        if (error instanceof ApiError && watched.refused.includes(error.code)) {
          await recordCall(input, caller, error.code);
        }
        throw error;
      }
    },
  };
}

function watchRead(one: BoundOperation, read: PersonalRead, deps: AuditCallsDeps): BoundOperation {
  const { name: operation } = one.operation;
  return {
    operation: one.operation,
    handle: async (input, caller, cache) => {
      const answer = await one.handle(input, caller, cache);
      if (caller.user === null) return answer;
      const { userId: id, loginUserName: name } = caller.user;
      const memberId = formatText(input, 'MemberID');
      const subject =
        memberId === null
          ? { kind: formatText(input, read.kindField) ?? read.kind, id: formatText(input, read.field) ?? all }
          : { kind: 'member', id: memberId };
      // A member's file is read by several calls.
      const gathered = memberId === null ? [operation] : Object.keys(personalReads);
      await record(deps, { operation, actor: { id, name }, subject, network: null, gathered });
      return answer;
    },
  };
}

/** Records wrong or changed secrets and reads of personal data, besides changes by staff. */
export function auditCalls(bound: readonly BoundOperation[], deps: AuditCallsDeps): readonly BoundOperation[] {
  return bound.map((one) => {
    const [secret, read] = [secretCalls[one.operation.name], personalReads[one.operation.name]];
    if (secret !== undefined) return watchSecret(one, secret, deps);
    return read === undefined ? one : watchRead(one, read, deps);
  });
}
