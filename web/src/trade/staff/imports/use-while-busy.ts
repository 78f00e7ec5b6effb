import { useEffect, useEffectEvent } from 'react';
import type { Answer } from '#shell/console/use-call.ts';

const askAgainMs = 1000;

/** Reloads every second while the server is busy; the shown content is not greyed out meanwhile. */
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
