import type { OperationName, Operations } from '@btc/contract/operations.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi } from '#platform/browser-api.ts';
import { isSessionLost } from './failure.ts';
import { useStaff } from './staff.ts';

/** What a call has answered so far; an earlier answer stays while the next one is on its way. */
export interface Answer<Output> {
  readonly data: Output | null;
  readonly failure: unknown;
  readonly isLoading: boolean;
  /** Asks again, e.g. after a change. */
  readonly reload: () => void;
}

interface Settled<Output> {
  readonly asked: string;
  readonly data: Output | null;
  readonly failure: unknown;
}

/** Asks an operation, and again whenever the question changes; the answer to a question that is no longer asked is dropped. */
export function useCall<Name extends OperationName>(
  name: Name,
  input: RequestOf<Operations[Name]>,
): Answer<OutputOf<Operations[Name]>> {
  type Output = OutputOf<Operations[Name]>;
  const { onSessionLost, userId } = useStaff();
  const [turn, setTurn] = useState(0);
  const [settled, setSettled] = useState<Settled<Output>>({ asked: '', data: null, failure: null });
  const question = `${userId} ${turn} ${name} ${JSON.stringify(input)}`;

  const ask = useEffectEvent((signal: AbortSignal) => browserApi()(name, input, { signal }));
  const isLost = useEffectEvent((failure: unknown) => {
    if (isSessionLost(failure)) onSessionLost();
  });

  useEffect(() => {
    const control = new AbortController();
    ask(control.signal)
      .then((data) => {
        if (!control.signal.aborted) setSettled({ asked: question, data, failure: null });
      })
      .catch((failure: unknown) => {
        if (control.signal.aborted) return;
        setSettled((before) => ({ asked: question, data: before.data, failure }));
        isLost(failure);
      });
    return () => control.abort();
  }, [question]);

  return {
    data: settled.data,
    failure: settled.asked === question ? settled.failure : null,
    isLoading: settled.asked !== question,
    reload: () => setTurn((before) => before + 1),
  };
}
