import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadAgain, loadChunk } from '#platform/pages/load-chunk.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import { LoadFailureDialog, type PartFailure } from './load-failure-dialog.tsx';
import { ErrorState } from './notice.tsx';

interface PartOptions<Props> {
  readonly loading?: ReactNode | ((props: Props) => ReactNode);
  readonly failed?: (props: Props, failure: PartFailure) => ReactNode;
}

type State = 'loading' | 'failed' | 'again';

/** A lazily loaded component; if loading fails or takes over 120 s, it shows an error with a retry. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null, failed = failedInPage }: PartOptions<Props> = {},
): (props: Props) => ReactNode {
  let arrived: ComponentType<Props> | null = null;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => arrived);
    const [state, setState] = useState<State>('loading');
    useEffect(() => {
      if (Part !== null || state === 'failed') return undefined;
      let isWanted = true;
      const loads = state === 'again' ? loadAgain(load, window.location.href) : loadChunk(load);
      loads.then(
        (part) => {
          arrived = part;
          if (isWanted) setPart(() => part);
        },
        () => isWanted && setState('failed'),
      );
      return () => {
        isWanted = false;
      };
    }, [Part, state]);
    if (Part !== null) return <Part {...props} />;
    if (state === 'loading') return typeof loading === 'function' ? loading(props) : loading;
    return failed(props, { isPending: state === 'again', onRetry: () => setState('again') });
  };
}

/** The same for a dialog: its error is a dialog, too. */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  { loading = null }: Pick<PartOptions<Props>, 'loading'> = {},
): (props: Props) => ReactNode {
  return lazyPart(load, {
    loading,
    failed: ({ onClose }, failure) => <LoadFailureDialog {...failure} onClose={onClose} />,
  });
}

function failedInPage(_: object, failure: PartFailure) {
  return <FailedInPage {...failure} />;
}

function FailedInPage(failure: PartFailure) {
  const t = useMessages(messages);
  return (
    <ErrorState level={2} title={t.loadFailed} {...failure}>
      {t.loadFailedText}
    </ErrorState>
  );
}
