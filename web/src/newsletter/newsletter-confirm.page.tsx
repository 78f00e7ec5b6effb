import { useMessages } from '#i18n/messages.ts';
import { pageHead } from '#platform/pages/page-meta.ts';
import { KeyAction } from '#shell/mail-link/key-action.tsx';
import { messages } from './messages.ts';

export const meta = pageHead(messages, (t) => ({
  title: t.confirmTitle,
  description: t.confirmText,
  path: '/Newsletter/Confirm',
  indexed: false,
}));

export default function NewsletterConfirmPage() {
  const t = useMessages(messages);
  return (
    <KeyAction
      title={t.confirmTitle}
      text={t.confirmText}
      button={t.confirm}
      done={t.confirmed}
      gone={t.confirmGone}
      next={{ to: '/Newsletter', done: t.title, gone: t.again }}
      work={(api, Key) => api('ConfirmNewsletter', { Key })}
    />
  );
}
