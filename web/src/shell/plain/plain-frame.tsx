import type { ReactNode } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { useRenderNonce } from '#platform/pages/render-nonce.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { messages as shellMessages } from '../messages.ts';
import { Mark } from '../wordmark.tsx';
import styles from './plain.module.css';
import { messages } from './plain-messages.ts';

const icpRegister = 'https://beian.miit.gov.cn/';

export interface PlainFrameProps {
  readonly settings: SiteSettings;
  readonly children: ReactNode;
  readonly bar?: ReactNode;
}

export function PlainFrame({ settings, children, bar }: PlainFrameProps) {
  const t = useMessages(messages);
  const shell = useMessages(shellMessages);
  const edition = useEdition();
  return (
    <div className={styles['frame']} data-bar={bar === undefined ? undefined : ''}>
      <header className={styles['head']}>
        <a href={pathFor(edition, '/Homepage')} className={styles['name']}>
          <Mark />
          {shell.siteName}
        </a>
        <a href={pathFor(edition, '/BTCInfo')} className={styles['toSite']}>
          {t.toSite}
        </a>
      </header>
      <main className={styles['main']}>{children}</main>
      <footer className={styles['foot']}>
        <p>{shell.copyright}</p>
        {settings.icpNumber !== null && (
          <p>
            <a href={icpRegister} rel="noopener noreferrer">
              {settings.icpNumber}
            </a>
          </p>
        )}
        {settings.demo && <p>{shell.demo}</p>}
      </footer>
      {bar}
    </div>
  );
}

/** An inline script; it can find every element before it. */
export function PlainScript({ script }: { script: string }) {
  const nonce = useRenderNonce();
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
