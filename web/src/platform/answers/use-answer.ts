import { useEffect, useEffectEvent, useState } from 'react';

/** State of a call; the previous answer stays while the next one loads. */
export interface Answer<Output> {
  readonly data: Output | null;
  readonly failure: unknown;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

interface Settled<Output> {
  readonly request: string;
  readonly data: Output | null;
  readonly failure: unknown;
}

export interface Question<Output> {
  readonly name: string;
  readonly ask: (signal: AbortSignal) => Promise<Output>;
  readonly onFailure?: ((failure: unknown) => void) | undefined;
}

/** Asks at first and whenever the question changes; outdated answers are dropped. */
export function useAnswer<Output>({ name, ask, onFailure }: Question<Output>): Answer<Output> {
  const [turn, setTurn] = useState(0);
  const [settled, setSettled] = useState<Settled<Output>>({ request: '', data: null, failure: null });
  const question = `${turn} ${name}`;
  const askNow = useEffectEvent(ask);
  const failed = useEffectEvent((failure: unknown) => onFailure?.(failure));

  useEffect(() => {
    const control = new AbortController();
    askNow(control.signal)
      .then((data) => {
        if (!control.signal.aborted) setSettled({ request: question, data, failure: null });
      })
      .catch((failure: unknown) => {
        if (control.signal.aborted) return;
        setSettled((before) => ({ request: question, data: before.data, failure }));
        failed(failure);
      });
    return () => control.abort();
  }, [question]);

  return {
    data: settled.data,
    failure: settled.request === question ? settled.failure : null,
    isLoading: settled.request !== question,
    reload: () => setTurn((before) => before + 1),
  };
}
