import type { Api } from '@btc/contract/client.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { toApiBase } from '@btc/contract/wire/message-type.ts';
import type { RateClass } from '@btc/contract/wire/operation.ts';
import { anonymousCaller, type Caller } from './binding.ts';
import type { Dispatcher } from './dispatch.ts';

/** Counts a caller's requests; rejects with 1004 after too many. */
export type RequireRate = (kind: Exclude<RateClass, 'normal'>, caller: Caller) => Promise<void>;

/** Typed client without a network, for one request: with `requireRate` it counts once per limit, however many calls. */
export function createInProcessApi(
  dispatcher: Dispatcher,
  caller: Caller = anonymousCaller,
  requireRate: RequireRate = () => Promise.resolve(),
): Api {
  const counted = new Map<RateClass, Promise<void>>();
  const call = async (name: string, data: unknown): Promise<object> => {
    const bound = dispatcher.find(toApiBase(name), name);
    if (bound === undefined) throw new ApiError(1003);
    const { rate } = bound.operation;
    if (rate !== 'normal') {
      const admitted = counted.get(rate) ?? requireRate(rate, caller);
      counted.set(rate, admitted);
      await admitted;
    }
    return dispatcher.run(bound, data, caller);
  };
  return call as Api; // one implementation for every operation; the types tie name, input and output together
}
