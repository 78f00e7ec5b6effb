import type { ReactNode } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DataAddress } from '#ui/data/data-address.tsx';
import { messages } from './messages.ts';
import styles from './publication.module.css';

export const publicationPaths = {
  methods: '/BTCData/Methods',
  revisions: '/BTCData/Revisions',
  calendar: '/BTCData/Calendar',
} as const;

export type PublicationPage = keyof typeof publicationPaths;

const pages: readonly PublicationPage[] = ['methods', 'revisions', 'calendar'];

interface FrameProps {
  readonly page: PublicationPage;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export function PublicationFrame({ page, title, lead, children }: FrameProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <div className={classNames(shared['stack5'], shared['shrinks'])}>
      <header className={shared['stack2']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        <nav className={styles['nav']} aria-label={t.pages}>
          <PageLink to={pathFor(edition, '/BTCData')}>{t.data}</PageLink>
          {pages.map((one) => (
            <PageLink
              key={one}
              to={pathFor(edition, publicationPaths[one])}
              aria-current={one === page ? 'page' : undefined}
            >
              {t[one]}
            </PageLink>
          ))}
        </nav>
      </header>
      <div className={styles['main']}>{children}</div>
      <footer>
        <DataAddress />
      </footer>
    </div>
  );
}
