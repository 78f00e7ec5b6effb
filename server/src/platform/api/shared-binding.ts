import type { Module } from '@btc/contract/members/access.ts';
import type { SharedOperation } from '@btc/contract/wire/operation.ts';
import type { z } from 'zod';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { isRefusal, type SharedCache } from '../cache/shared-cache.ts';
import { noteTouched } from '../cache/touched-rooms.ts';
import type { Clock } from '../clock/clock.ts';
import { anonymousCaller, bindAny, type BoundOperation, type Caller } from './binding.ts';
import { envelopeRest } from './envelope-bytes.ts';
import { type Locks, locksFor, toReader, toVisitor, type Visitor } from './reader.ts';

/** What is shared is the same object to everybody who asks, so it is written once. */
const written = new WeakMap<object, Buffer>();
/** An answer as an object takes about as much again as its JSON, twice. */
const bytesOfJson = 3;

/** The data and end of the envelope that an answer goes out in. */
export function serialiseRest(answer: object): Buffer {
  return written.get(answer) ?? envelopeRest(answer);
}

/** Whether an answer was made for all who ask so, and not for one reader. */
export function isShared(answer: object): boolean {
  return written.has(answer);
}

/** The input without the number of who asks, which was looked at before and is part of no question. */
export function withoutUser<Input extends object>(input: Input): Input {
  return 'UserID' in input ? { ...input, UserID: undefined } : input;
}

export type SharedCall<Input extends object, Answer extends object> = SharedOperation & {
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodType<Answer>;
};

/** What was settled for one reader before a shared answer is looked for. */
export type Judged<Answer, Question extends object, Marks> =
  | {
      /** All that the answer depends on, with why it is locked where it is: nothing of the person. */
      readonly question: Question;
      /** What of the answer is the reader's own; undefined where nothing is. */
      readonly marks?: Marks | undefined;
    }
  /** The answer is this reader's alone. */
  | { readonly alone: () => Promise<Answer> | Answer };

export interface SharedWork<Input, Answer, Question extends object, Marks> {
  /** Lets the reader in, with what that has for effect: a trial item is counted, a read is counted. Rejects who may not come in. */
  readonly judge: (
    input: Input,
    caller: Caller,
    cache: SharedCache,
  ) => Promise<Judged<Answer, Question, Marks>> | Judged<Answer, Question, Marks>;
  /** Makes the answer that all who ask so share; nobody may change what it gives. */
  readonly make: (question: Question, cache: SharedCache) => Promise<Answer> | Answer;
  /** Puts in what is the reader's own; what may cost a reader only once the answer is there is counted here. */
  readonly mark?: (answer: Answer, marks: Marks) => Promise<Answer> | Answer;
}

/** Binds an operation whose answers are shared by all who may see the same. */
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
      noteTouched({ names: listRecords(input) });
      const answer = await make(question, cache);
      if (cache.keeps) written.set(answer, envelopeRest(answer));
      return answer;
    };
    const answer = await cache.get(`${operation.name} ${JSON.stringify(question)}`, work, {
      weigh: (made) => serialiseRest(made).length * bytesOfJson,
      isSame: (kept, made) => serialiseRest(kept).equals(serialiseRest(made)),
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

/** Whether what was asked for is not there for anybody; a reader may also be refused for what they are. */
function isRefused(error: unknown, { user }: Caller): boolean {
  return isApiError(error) && isRefusal(error.status) && (error.status !== 403 || user === null);
}

/** The records that an input names. */
function listRecords(input: object): readonly string[] {
  return Object.entries(withoutUser(input)).flatMap(([name, value]) =>
    /ID$|^Code$/.test(name) && value !== undefined ? [`${name} ${value}`] : [],
  );
}

/** Binds an operation that answers everybody alike; who asks is not part of the question. */
export function bindForAll<Input extends object, Answer extends object>(
  operation: SharedCall<Input, Answer>,
  make: (question: Input, cache: SharedCache) => Promise<Answer> | Answer,
): BoundOperation {
  return bindShared(operation, { judge: (input) => ({ question: withoutUser(input) }), make });
}

interface ForVisitors<Input, Answer> {
  readonly clock: Clock;
  /** What may be locked within the answer. */
  readonly modules: readonly Module[];
  readonly make: (input: Input, visitor: Visitor, cache: SharedCache) => Promise<Answer> | Answer;
}

/** Binds an operation whose answer depends on the reader's edition and on what is open to them, and on nothing else of them. */
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
