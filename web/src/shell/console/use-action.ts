import type { Api } from '@btc/contract/client.ts';
import { useState } from 'react';
import { browserApi } from '#platform/browser-api.ts';
import { isSessionLost } from './failure.ts';
import { useStaff } from './staff.ts';

export interface Action {
  readonly isPending: boolean;
  readonly failure: unknown;
  /** Does it; true when it is done. A second press while it is under way does nothing. */
  readonly run: (work: (api: Api) => Promise<unknown>) => Promise<boolean>;
  /** Drops the failure, e.g. when what it told of has been looked at. */
  readonly forgetFailure: () => void;
}

/** Something that staff do: under way, done, or failed. */
export function useAction(): Action {
  const { onSessionLost } = useStaff();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const run = async (work: (api: Api) => Promise<unknown>): Promise<boolean> => {
    if (isPending) return false;
    setPending(true);
    setFailure(null);
    try {
      await work(browserApi());
      return true;
    } catch (error) {
      setFailure(error);
      if (isSessionLost(error)) onSessionLost();
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, run, forgetFailure: () => setFailure(null) };
}
