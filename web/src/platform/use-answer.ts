import { useEffect, useEffectEvent, useState } from 'react';

/** What a call has answered so far; an earlier answer stays while the next one is on its way. */
export interface Answer<Output> {
  readonly data: Output | null;
  readonly failure: unknown;
  readonly isLoading: boolean;
  /** Asks again, e.g. after a change. */
  readonly reload: () => void;
}

interface Settled<Output> {
  readonly request: string;
  readonly data: Output | null;
  readonly failure: unknown;
}

export interface Question<Output> {
  /** Names the question: a new name asks anew. */
  readonly name: string;
  readonly ask: (signal: AbortSignal) => Promise<Output>;
  readonly onFailure?: ((failure: unknown) => void) | undefined;
}

/** Asks, and again whenever the question changes; the answer to a question that is no longer asked is dropped. */
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
