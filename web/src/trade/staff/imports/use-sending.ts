import type { Api } from '@btc/contract/client.ts';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '#shell/console/actions/use-action.ts';
import { sendFile } from './send-file.ts';

export interface SendTask {
  readonly file: File;
  readonly begin: (api: Api, signal: AbortSignal) => Promise<{ readonly id: number; readonly received: number }>;
  readonly onSent: (id: number) => void;
}

/** An upload with progress and stop; leaving the page meanwhile asks first. */
export function useSending() {
  const { isPending, failure, run } = useAction();
  const [share, setShare] = useState(0);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  useEffect(() => {
    if (!isPending) return undefined;
    const warn = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isPending]);

  const send = async ({ file, begin, onSent }: SendTask): Promise<void> => {
    const { signal } = (control.current = new AbortController());
    let id = 0;
    const isDone = await run(async (api) => {
      setShare(0);
      const begun = await begin(api, signal);
      ({ id } = begun);
      const onProgress = (received: number) => setShare(received / file.size);
      await sendFile(api, { ...begun, file, onProgress, signal });
    });
    if (isDone) onSent(id);
  };
  return {
    isPending,
    failure,
    share,
    isStopped: failure instanceof DOMException && failure.name === 'AbortError',
    send: (task: SendTask) => void send(task),
    stop: () => control.current?.abort(),
  };
}
