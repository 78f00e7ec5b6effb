import { toBrochurePath } from '@btc/contract/members/brochure-path.ts';
import type { ReactNode } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { Notice } from '#ui/state/notice.tsx';
import styles from './page.module.css';
import { messages } from './pages-messages.ts';

const order = ['service', 'sales', 'news'] as const;

export function ContactPage({ settings, children }: { settings: SiteSettings; children?: ReactNode }) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <article className={styles['page']}>
      <h1>{t.contactTitle}</h1>
      <p className={styles['lead']}>{t.contactLead}</p>
      <dl className={styles['boxes']}>
        {order.flatMap((name) => {
          const address = settings.mailboxes[name];
          if (address === null) return [];
          return [
            <dt key={`${name} name`}>
              {t.contactFor[name].name}
              <br />
              <span className={styles['meta']}>{t.contactFor[name].about}</span>
            </dt>,
            <dd key={`${name} address`}>
              <a href={`mailto:${address}`}>{address}</a>
            </dd>,
          ];
        })}
      </dl>
      {settings.demo && <Notice>{t.demoContact}</Notice>}
      {children}
      <section id="membership">
        <h2>{t.membershipTitle}</h2>
        <p>{t.membershipText}</p>
        <p>
          <a href={toBrochurePath(edition)}>{t.membershipDownload}</a>
        </p>
      </section>
    </article>
  );
}
