import type { Api } from '@btc/contract/client.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { toApiBase } from '@btc/contract/wire/message-type.ts';
import { anonymousCaller, type Caller } from './binding.ts';
import type { Dispatcher } from './dispatch.ts';

/** The typed client without a network, for a caller: pages rendered on the server call as the signed-out reader. */
export function createInProcessApi(dispatcher: Dispatcher, caller: Caller = anonymousCaller): Api {
  const call = async (name: string, data: unknown): Promise<object> => {
    const bound = dispatcher.find(toApiBase(name), name);
    if (bound === undefined) throw new ApiError(1003);
    return dispatcher.run(bound, data, caller);
  };
  return call as Api; // one implementation for every operation; the types tie name, input and output together
}
