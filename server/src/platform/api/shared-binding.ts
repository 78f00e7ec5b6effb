import type { Module } from '@btc/contract/members/access.ts';
import type { SharedOperation } from '@btc/contract/wire/operation.ts';
import type { z } from 'zod';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { isRefusal, type SharedCache } from '../cache/shared-cache.ts';
import { recordDependencies } from '../cache/touched-rooms.ts';
import type { Clock } from '../clock/clock.ts';
import { anonymousCaller, bindAny, type BoundOperation, type Caller } from './binding.ts';
import { envelopeRest } from './envelope-bytes.ts';
import { type Locks, locksFor, toReader, toVisitor, type Visitor } from './reader.ts';

/** A shared answer is one object for all callers, so it is serialised once. */
const written = new WeakMap<object, Buffer>();
/** An answer object takes about twice its JSON in memory, in addition to the JSON itself. */
const bytesOfJson = 3;

export function serialiseRest(answer: object): Buffer {
  return written.get(answer) ?? envelopeRest(answer);
}

/** True for answers shared by all callers with the same input. */
export function isShared(answer: object): boolean {
  return written.has(answer);
}

/** Removes the user id, which is checked earlier and must not split the cache. */
export function withoutUser<Input extends object>(input: Input): Input {
  return 'UserID' in input ? { ...input, UserID: undefined } : input;
}

export type SharedCall<Input extends object, Answer extends object> = SharedOperation & {
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodType<Answer>;
};

export type Admission<Answer, Question extends object, Marks> =
  | {
      /** Everything the answer depends on, lock reasons included; nothing personal. */
      readonly question: Question;
      /** The reader's own part of the answer; undefined where there is none. */
      readonly marks?: Marks | undefined;
    }
  /** The answer is not shared. */
  | { readonly alone: () => Promise<Answer> | Answer };

export interface SharedWork<Input, Answer, Question extends object, Marks> {
  /** Admits the reader, with effects: trial items and reads are counted. Rejects readers without access. */
  readonly judge: (
    input: Input,
    caller: Caller,
    cache: SharedCache,
  ) => Promise<Admission<Answer, Question, Marks>> | Admission<Answer, Question, Marks>;
  /** Makes the shared answer; callers must not modify it. */
  readonly make: (question: Question, cache: SharedCache) => Promise<Answer> | Answer;
  /** Adds the reader's own part; effects that need an answer first are counted here. */
  readonly mark?: (answer: Answer, marks: Marks) => Promise<Answer> | Answer;
}

/** Binds an operation whose answers are shared by everybody with the same access. */
export function bindShared<
  Input extends object,
  Answer extends object,
  Question extends object,
  Marks extends object = never,
>(
  operation: SharedCall<Input, Answer>,
  { judge, make, mark }: SharedWork<Input, Answer, Question, Marks>,
): BoundOperation {
  const answerShared = async (input: Input, caller: Caller, cache: SharedCache): Promise<Answer> => {
    const judged = await judge(input, caller, cache);
    if ('alone' in judged) return judged.alone();
    const { question, marks } = judged;
    const work = async () => {
      recordDependencies({ names: listRecords(input) });
      const answer = await make(question, cache);
      if (cache.keeps) written.set(answer, envelopeRest(answer));
      return answer;
    };
    const answer = await cache.get(`${operation.name} ${JSON.stringify(question)}`, work, {
      weigh: (made) => serialiseRest(made).length * bytesOfJson,
      isSame: (cached, made) => serialiseRest(cached).equals(serialiseRest(made)),
    });
    return marks === undefined || mark === undefined ? answer : mark(answer, marks);
  };
  return bindAny(operation, async (input, caller, cache) => {
    try {
      return await answerShared(input, caller, cache);
    } catch (error) {
      if (isRefused(error, caller)) cache.refuse(listRecords(input));
      throw error;
    }
  });
}

/** True if the request is refused for everybody: a 403 counts only for anonymous callers. */
function isRefused(error: unknown, { user }: Caller): boolean {
  return isApiError(error) && isRefusal(error.status) && (error.status !== 403 || user === null);
}

function listRecords(input: object): readonly string[] {
  return Object.entries(withoutUser(input)).flatMap(([name, value]) =>
    /ID$|^Code$/.test(name) && value !== undefined ? [`${name} ${value}`] : [],
  );
}

/** Binds an operation with one answer for everybody; the caller is not part of the cache key. */
export function bindForAll<Input extends object, Answer extends object>(
  operation: SharedCall<Input, Answer>,
  make: (question: Input, cache: SharedCache) => Promise<Answer> | Answer,
): BoundOperation {
  return bindShared(operation, { judge: (input) => ({ question: withoutUser(input) }), make });
}

interface ForVisitors<Input, Answer> {
  readonly clock: Clock;
  readonly modules: readonly Module[];
  readonly make: (input: Input, visitor: Visitor, cache: SharedCache) => Promise<Answer> | Answer;
}

/** Binds an operation whose answer depends only on the reader's edition and access. */
export function bindForVisitors<Input extends { readonly isEn: boolean }, Answer extends object>(
  operation: SharedCall<Input, Answer>,
  { clock, modules, make }: ForVisitors<Input, Answer>,
): BoundOperation {
  const findLocks = (isEn: boolean, caller: Caller) => locksFor(modules, toReader(clock, isEn, caller));
  // The same in both editions, and at all times.
  const strangersLocks = findLocks(false, anonymousCaller);
  return bindShared<Input, Answer, { readonly input: Input; readonly locks: Locks }>(operation, {
    judge: (input, caller) => ({
      question: {
        input: withoutUser(input),
        locks: caller.user === null ? strangersLocks : findLocks(input.isEn, caller),
      },
    }),
    make: ({ input, locks }, cache) => make(input, toVisitor(clock, input.isEn, locks), cache),
  });
}
