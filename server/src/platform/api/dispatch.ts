import type { ApiBase } from '@btc/contract/wire/message-type.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type Answer, asAnswerable, failure, isOutage, success } from './answer.ts';
import { noCache, type SharedCache, serveStaleOnOutage } from '../cache/shared-cache.ts';
import { collectRooms } from '../cache/touched-rooms.ts';
import { type CostlyCalls, createCostlyCalls } from '../limits/costly-calls.ts';
import type { BoundOperation, Caller } from './binding.ts';
import { isShared } from './shared-binding.ts';

/** Share of answers checked in production, the first included: checking a long list takes as long as writing it. */
const checkedOneIn = 16;

/** On an answer that breaks its contract: fail in tests and development, log in production. */
export type AnswerCheck = 'fail' | { readonly log: (operation: string, issue: unknown) => void };

export interface Call {
  readonly base: ApiBase;
  readonly name: string;
  readonly messageType: number;
  readonly data: unknown;
  readonly caller: Caller;
}

export interface Dispatcher {
  find(base: ApiBase, name: string): BoundOperation | undefined;
  list(base: ApiBase): readonly BoundOperation[];
  /** Answers a call, a costly one as work of its account; never rejects. */
  dispatch(call: Call): Promise<Answer>;
  /** Runs an operation for a caller and returns its `Data`; rejects with an ApiError. */
  run(bound: BoundOperation, data: unknown, caller: Caller): Promise<object>;
}

/** Throws 1006 or 1007 where the caller may not make the call. */
export function requireAccess({ access }: Operation, { user }: Caller): void {
  if (access.kind === 'public') return;
  if (user === null) throw new ApiError(1006);
  if (access.kind === 'signedIn' || user.staffRole === 'admin') return;
  if (user.staffRole === null || !access.roles.includes(user.staffRole)) throw new ApiError(1007);
}

function checkAnswer({ name, output }: Operation, data: unknown, check: AnswerCheck): void {
  const parsed = output.safeParse(data);
  if (parsed.success) return;
  if (check === 'fail') throw new Error(`The answer of ${name} breaks its contract: ${parsed.error.message}`);
  check.log(name, parsed.error.issues);
}

function findByName(bound: readonly BoundOperation[]): Pick<Dispatcher, 'find' | 'list'> {
  const list = (base: ApiBase) => bound.filter((one) => one.operation.base === base);
  const toNames = (base: ApiBase) =>
    new Map<string, BoundOperation>(list(base).map((one) => [one.operation.name, one]));
  const byName = { system: toNames('system'), management: toNames('management') } as const;
  return { find: (base, name) => byName[base].get(name), list };
}

/** The single dispatcher of all calls, from HTTP and from pages rendered in-process. */
export function createDispatcher(
  bound: readonly BoundOperation[],
  check: AnswerCheck,
  { cache, costly }: { readonly cache: SharedCache; readonly costly: CostlyCalls } = {
    cache: noCache,
    costly: createCostlyCalls(),
  },
): Dispatcher {
  const { find, list } = findByName(bound);

  const answers = new Map<string, number>();
  /** A shared answer is one object for all callers, so it is checked once. */
  const checked = new WeakSet<object>();
  const isChecked = ({ name }: Operation): boolean => {
    const before = answers.get(name) ?? 0;
    answers.set(name, before + 1);
    return check === 'fail' || before % checkedOneIn === 0;
  };

  const run = async (one: BoundOperation, data: unknown, caller: Caller, found = cache) => {
    requireAccess(one.operation, caller);
    try {
      const answer = await one.handle(data, caller, found);
      const made = answer as object; // every output schema of the contract is an object
      if (isChecked(one.operation) && !checked.has(made)) {
        checkAnswer(one.operation, made, check);
        if (isShared(made)) checked.add(made);
      }
      return made;
    } catch (error) {
      throw asAnswerable(error);
    }
  };

  const answerCall: Dispatcher['dispatch'] = async ({ base, name, messageType, data, caller }) => {
    let ageMs: number | undefined;
    // Nobody is signed in while the database is away.
    const usable =
      caller.token !== null || !cache.keeps
        ? cache
        : serveStaleOnOutage(cache, isOutage, (age) => {
            ageMs = Math.max(age, ageMs ?? 0);
          });
    try {
      const one = find(base, name);
      if (one === undefined) throw new ApiError(1003);
      if (messageType !== one.operation.messageType) throw new ApiError(1002);
      const call = { operation: one.operation, caller, cache: usable };
      const answer = await costly.hold(call, (found) => run(one, data, caller, found));
      return { ...success(answer), ageMs };
    } catch (error) {
      return failure(error);
    }
  };

  const dispatch: Dispatcher['dispatch'] = async (call) => {
    const one = find(call.base, call.name);
    if (!cache.keeps || one === undefined || one.operation.cache === 'none') return answerCall(call);
    const { result: answer, rooms, personal } = await collectRooms(() => answerCall(call), { isLookedAt: true });
    // What is locked stays so as long as what is open to the caller does.
    const isSettled = answer.errorCode === 0 || answer.errorCode === 1008;
    return isSettled && answer.ageMs === undefined && personal.size === 0 ? { ...answer, rooms: [...rooms] } : answer;
  };

  return { find, list, dispatch, run };
}
