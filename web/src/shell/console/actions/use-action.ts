import type { Api } from '@btc/contract/client.ts';
import { useRef, useState } from 'react';
import { browserApi } from '#platform/browser-api.ts';
import { isSessionLost } from './failure.ts';
import { useStaff } from '../staff.ts';

export interface Action {
  readonly isPending: boolean;
  readonly failure: unknown;
  /** Resolves to true on success. A second call while one is pending does nothing. */
  readonly run: (work: (api: Api) => Promise<unknown>) => Promise<boolean>;
  /** Forgets that of a pending call too: what it was asked about is there no longer. */
  readonly forgetFailure: () => void;
}

export function useAction(): Action {
  const { onSessionLost } = useStaff();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const forgotten = useRef(0);
  const run = async (work: (api: Api) => Promise<unknown>): Promise<boolean> => {
    if (isPending) return false;
    setPending(true);
    setFailure(null);
    const before = forgotten.current;
    try {
      await work(browserApi());
      return true;
    } catch (error) {
      if (forgotten.current === before) setFailure(error);
      if (isSessionLost(error)) onSessionLost();
      return false;
    } finally {
      setPending(false);
    }
  };
  const forgetFailure = () => {
    forgotten.current += 1;
    setFailure(null);
  };
  return { isPending, failure, run, forgetFailure };
}
