import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';
import { browserApi } from '#platform/browser-api.ts';
import { type Answer, useAnswer } from '#platform/answers/use-answer.ts';
import { isSessionLost } from './actions/failure.ts';
import { useStaff } from './staff.ts';

export type { Answer } from '#platform/answers/use-answer.ts';

export function useCall<Name extends OperationName>(
  name: Name,
  input: RequestOf<Operations[Name]>,
): Answer<OutputOf<Operations[Name]>> {
  const { onSessionLost, userId } = useStaff();
  return useAnswer<OutputOf<Operations[Name]>>({
    name: `${userId} ${name} ${JSON.stringify(input)}`,
    ask: (signal) => browserApi()(name, input, { signal }),
    onFailure: (failure) => {
      if (isSessionLost(failure)) onSessionLost();
    },
  });
}
