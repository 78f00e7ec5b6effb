import { useMessages } from '#i18n/messages.ts';
import { pageHead } from '#platform/pages/page-meta.ts';
import { KeyAction } from '#shell/mail-link/key-action.tsx';
import { messages } from './messages.ts';

export const meta = pageHead(messages, (t) => ({
  title: t.stopTitle,
  description: t.stopText,
  path: '/Newsletter/Stop',
  indexed: false,
}));

export default function NewsletterStopPage() {
  const t = useMessages(messages);
  return (
    <KeyAction
      title={t.stopTitle}
      text={t.stopText}
      button={t.stop}
      done={t.stopped}
      gone={t.stopGone}
      next={{ to: '/Newsletter', done: t.title, gone: t.again }}
      work={(api, Key) => api('StopNewsletter', { Key })}
    />
  );
}
