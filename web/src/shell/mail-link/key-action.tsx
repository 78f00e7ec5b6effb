import type { Api } from '@btc/contract/client.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { useScripted } from '#platform/use-scripted.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from './messages.ts';
import styles from './key-action.module.css';

export interface KeyActionProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly done: string;
  readonly gone: string;
  /** Label and address of the link shown after success, or where the key is no longer valid. */
  readonly next: { readonly to: string; readonly done: string; readonly gone: string };
  readonly work: (api: Api, key: string) => Promise<unknown>;
}

/** The key from the fragment, which is sent to no server or proxy; empty where it is malformed. */
function toKey(hash: string): string {
  const key = new URLSearchParams(hash.slice(1)).get('key') ?? '';
  return /^[\w-]{32}$/.test(key) ? key : '';
}

type State = 'asked' | 'pending' | 'done' | 'gone' | 'failed';

/** Target of a link in a mail. Acts only when the button is pressed, so that opening the link changes nothing. */
export function KeyAction({ title, text, button, done, gone, next, work }: KeyActionProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const scripted = useScripted();
  const { hash } = useLocation();
  const key = toKey(hash);
  const [state, setState] = useState<State>('asked');
  const isGone = scripted && (key === '' || state === 'gone');
  const run = async () => {
    if (state === 'pending') return;
    setState('pending');
    try {
      await work(browserApi(), key);
      setState('done');
    } catch (error) {
      setState(isApiError(error) && error.code === 1009 ? 'gone' : 'failed');
    }
  };
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      <noscript>
        <p>{t.needScript}</p>
      </noscript>
      <div aria-live="polite">
        {state === 'done' && <Notice>{done}</Notice>}
        {isGone && <Notice tone="caution">{gone}</Notice>}
        {state === 'failed' && <Notice tone="error">{t.failed}</Notice>}
      </div>
      {state === 'done' || isGone ? (
        <p>
          <LinkButton to={pathFor(edition, next.to)}>{state === 'done' ? next.done : next.gone}</LinkButton>
        </p>
      ) : (
        <>
          <p>{text}</p>
          <p>
            <Button variant="primary" pending={state === 'pending'} disabled={!scripted} onClick={() => void run()}>
              {button}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
