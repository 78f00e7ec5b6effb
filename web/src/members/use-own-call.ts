import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { browserApi } from '#platform/browser-api.ts';
import { type Answer, useAnswer } from '#platform/answers/use-answer.ts';
import { accountSession } from './use-account.ts';

/** Calls an operation as the reader; a dead session is detected by the session's own check. */
export function useOwnCall<Name extends OperationName>(
  name: Name,
  input: RequestOf<Operations[Name]>,
): Answer<OutputOf<Operations[Name]>> {
  return useAnswer<OutputOf<Operations[Name]>>({
    name: `${name} ${JSON.stringify(input)}`,
    ask: (signal) => browserApi()(name, input, { signal }),
    onFailure: (failure) => {
      if (isApiError(failure) && failure.code === 1006) void accountSession().check();
    },
  });
}
