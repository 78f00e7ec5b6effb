import type { MetaArgs } from 'react-router';
import { toPathEdition } from '#i18n/edition.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { pageMeta, toSettings } from '#platform/page-meta.ts';
import { KeyAction } from './newsletter/key-action.tsx';
import { messages } from './newsletter/messages.ts';

export function meta({ location, matches }: MetaArgs) {
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const page = {
    edition,
    title: t.confirmTitle,
    description: t.confirmText,
    path: '/Newsletter/Confirm',
    indexed: false,
  };
  return pageMeta(page, toSettings(matches));
}

/** Where the link of a mail leads to take the week by mail. */
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
