import { alertStopPage } from '@btc/contract/site/alert-paths.ts';
import { myListPage } from '@btc/contract/site/pin-paths.ts';
import type { MetaArgs } from 'react-router';
import { toPathEdition } from '#i18n/edition.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { pageMeta, toSettings } from '#platform/page-meta.ts';
import { KeyAction } from './newsletter/key-action.tsx';
import { messages } from './pins/alert-messages.ts';

export function meta({ location, matches }: MetaArgs) {
  const edition = toPathEdition(location.pathname);
  const { stopTitle: title, stopText: description } = pickMessages(edition, messages);
  return pageMeta({ edition, title, description, path: alertStopPage, indexed: false }, toSettings(matches));
}

/** Where the links of a message lead to end an alert, or all that go there. */
export default function AlertStopPage() {
  const t = useMessages(messages);
  return (
    <KeyAction
      title={t.stopTitle}
      text={t.stopText}
      button={t.stop}
      done={t.stopped}
      gone={t.stopGone}
      next={{ to: myListPage, done: t.toMyList, gone: t.toMyList }}
      work={(api, Key) => api('StopAlert', { Key })}
    />
  );
}
