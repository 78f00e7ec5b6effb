import { alertStopPage } from '@btc/contract/my-list/alert-paths.ts';
import { myListPage } from '@btc/contract/my-list/pin-paths.ts';
import { useMessages } from '#i18n/messages.ts';
import { pageHead } from '#platform/pages/page-meta.ts';
import { KeyAction } from '#shell/mail-link/key-action.tsx';
import { messages } from './alert-messages.ts';

export const meta = pageHead(messages, (t) => ({
  title: t.stopTitle,
  description: t.stopText,
  path: alertStopPage,
  indexed: false,
}));

/** Target of the links in alert messages, which stop one alert or all to the same address. */
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
