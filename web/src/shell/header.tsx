import type { ReactNode } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { messages } from './messages.ts';
import { TabBar } from './tabs/tab-bar.tsx';
import type { TabBarPlace } from './tabs/tabs.ts';
import { Wordmark } from './wordmark.tsx';

export function AccountLinks() {
  const edition = useEdition();
  const t = useMessages(messages);
  return (
    <>
      <PageLink to={pathFor(edition, '/Login')} className={styles['tool']}>
        {t.logIn}
      </PageLink>
      <PageLink to={pathFor(edition, '/Register')} className={styles['tool']}>
        {t.register}
      </PageLink>
    </>
  );
}

export interface HeaderProps {
  readonly accountSlot?: ReactNode;
  readonly searchSlot?: ReactNode;
  readonly place: TabBarPlace;
}

export function Header({ accountSlot, searchSlot, place }: HeaderProps) {
  const edition = useEdition();
  const t = useMessages(messages);
  return (
    <header className={styles['header']} data-print="hide">
      <div className={styles['top']}>
        <Wordmark />
        {searchSlot}
        <nav className={styles['tools']} aria-label={t.tools}>
          <PageLink to={pathFor(edition, '/ContactUs')} className={styles['tool']}>
            {t.contact}
          </PageLink>
          <LanguageSwitch />
          <div className={styles['account']}>{accountSlot ?? <AccountLinks />}</div>
        </nav>
      </div>
      <TabBar place={place} />
    </header>
  );
}
