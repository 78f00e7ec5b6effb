import type { Api } from '@btc/contract/client.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { apiBaseOf } from '@btc/contract/wire/message-type.ts';
import { answerKey, type AnswerCache } from './answer-cache.ts';
import { anonymousCaller, type Caller } from './binding.ts';
import type { Dispatcher } from './dispatch.ts';

/** The typed client without a network, for a caller. */
export function createInProcessApi(dispatcher: Dispatcher, caller: Caller = anonymousCaller): Api {
  const call = async (name: string, data: unknown): Promise<object> => {
    const bound = dispatcher.find(apiBaseOf(name), name);
    if (bound === undefined) throw new ApiError(1003);
    return dispatcher.run(bound, data, caller);
  };
  return call as Api; // one implementation for every operation; the types tie name, input and output together
}

export interface KeptAnswers {
  readonly answers: AnswerCache;
  readonly contentVersion: () => number;
}

/** The same for pages rendered on the server, which ask as the signed-out reader: what is kept for one is not asked again for the next. */
export function createPageApi(dispatcher: Dispatcher, { answers, contentVersion }: KeptAnswers): Api {
  const call = async (name: string, data: unknown): Promise<object> => {
    const bound = dispatcher.find(apiBaseOf(name), name);
    if (bound === undefined) throw new ApiError(1003);
    if (!bound.operation.cached) return dispatcher.run(bound, data, anonymousCaller);
    const key = answerKey(name, data);
    const kept = answers.find(key);
    if (kept !== undefined) return JSON.parse(kept.toString()) as object; // what was written of an answer
    const version = contentVersion();
    const answer = await dispatcher.run(bound, data, anonymousCaller);
    answers.keep(key, Buffer.from(JSON.stringify(answer)), version);
    return answer;
  };
  return call as Api; // as above
}
