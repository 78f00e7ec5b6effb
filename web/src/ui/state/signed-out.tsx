import type { ReactNode } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '../button.tsx';
import { messages } from '../messages.ts';
import { EmptyState } from './notice.tsx';
import styles from './panel.module.css';

export function SignedOutState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles['signedOut']}>
      <EmptyState level={2} title={title} actions={<SignInLinks />}>
        {children}
      </EmptyState>
    </div>
  );
}

export function SignInLinks() {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <>
      <LinkButton variant="primary" to={pathFor(edition, '/Login')}>
        {t.logIn}
      </LinkButton>
      <LinkButton to={pathFor(edition, '/Register')}>{t.register}</LinkButton>
    </>
  );
}
