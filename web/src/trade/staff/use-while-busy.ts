import { useEffect, useEffectEvent } from 'react';
import type { Answer } from '#shell/console/use-call.ts';

const askAgainMs = 1000;

/** Asks again while the server works on what is shown; until then that does not fade. */
export function useWhileBusy<Output>(answer: Answer<Output>, isBusy: boolean): Answer<Output> {
  const { isLoading } = answer;
  const reload = useEffectEvent(answer.reload);
  useEffect(() => {
    if (!isBusy || isLoading) return undefined;
    const timer = setTimeout(() => reload(), askAgainMs);
    return () => clearTimeout(timer);
  }, [isBusy, isLoading]);
  return isBusy ? { ...answer, isLoading: false } : answer;
}
