import { developersPath } from '@btc/contract/data/developers-path.ts';
import { toBrochurePath } from '@btc/contract/members/brochure-path.ts';
import { legalNames, toLegalPath } from '@btc/contract/wire/legal-texts.ts';
import type { ReactNode } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import type { SiteSettings } from '#platform/site-settings.ts';
import styles from './footer.module.css';
import { messages } from './messages.ts';

const mailboxOrder = ['service', 'sales', 'news'] as const;
const icpRegister = 'https://beian.miit.gov.cn/';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['list']}>{children}</ul>
    </div>
  );
}

function Place({ path, children }: { path: string; children: ReactNode }) {
  const edition = useEdition();
  return (
    <li>
      <PageLink to={pathFor(edition, path)} className={styles['link']}>
        {children}
      </PageLink>
    </li>
  );
}

/** Social links and addresses; entries missing in the settings, and columns without entries, are left out. */
function OutsideColumns({ settings }: { settings: SiteSettings }) {
  const t = useMessages(messages);
  const places = [
    { name: t.social, url: settings.socialUrl },
    { name: t.appStore, url: settings.appStoreUrl },
    { name: t.androidApp, url: settings.androidAppUrl },
  ].flatMap(({ name, url }) => (url === null ? [] : [{ name, url }]));
  const mailboxes = mailboxOrder.flatMap((name) => {
    const address = settings.mailboxes[name];
    return address === null ? [] : [{ name, address }];
  });
  return (
    <>
      {places.length > 0 && (
        <Column title={t.follow}>
          {places.map(({ name, url }) => (
            <li key={name}>
              <a href={url} className={styles['link']} rel="noopener noreferrer" target="_blank">
                {name}
              </a>
            </li>
          ))}
        </Column>
      )}
      {mailboxes.length > 0 && (
        <Column title={t.mailboxes}>
          {mailboxes.map(({ name, address }) => (
            <li key={name}>
              <a href={`mailto:${address}`} className={styles['link']}>
                <span className={styles['none']}>{t.mailboxNames[name]}</span>{' '}
                {address.slice(0, address.indexOf('@') + 1)}
                <wbr />
                {address.slice(address.indexOf('@') + 1)}
              </a>
            </li>
          ))}
        </Column>
      )}
    </>
  );
}

function BottomLine({ icpNumber, demo }: Pick<SiteSettings, 'icpNumber' | 'demo'>) {
  const t = useMessages(messages);
  return (
    <div className={styles['bottom']}>
      <p>{t.copyright}</p>
      {icpNumber !== null && (
        <p>
          <a href={icpRegister} className={styles['link']} rel="noopener noreferrer" target="_blank">
            {icpNumber}
          </a>
        </p>
      )}
      {demo && <p>{t.demo}</p>}
    </div>
  );
}

/** Services, legal pages, contacts, copyright and ICP number; everything outside the portal comes from settings. */
export function Footer({ settings }: { settings: SiteSettings }) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <footer className={styles['footer']} data-print="hide">
      <div className={styles['columns']}>
        <Column title={t.services}>
          <Place path="/BTCInfo">{t.tabs.news}</Place>
          <Place path="/BTCData">{t.tabs.data}</Place>
          <Place path="/BTCPrice">{t.tabs.price}</Place>
          <Place path="/BTCEst">{t.tabs.plants}</Place>
          <Place path="/BTCInfo/Report">{t.reports}</Place>
          <Place path="/Dictionary">{t.dictionary}</Place>
          <Place path={developersPath}>{t.developers}</Place>
          <li>
            <PageLink to={pathFor(edition, '/Account#apply')} className={styles['link']} data-dialog="membership">
              {t.membership}
            </PageLink>
          </li>
          <li>
            <a href={toBrochurePath(edition)} className={styles['link']}>
              {t.membershipPdf}
            </a>
          </li>
        </Column>
        <Column title={t.company}>
          <Place path="/ContactUs">{t.contact}</Place>
          {(['terms', 'privacy'] as const).map((kind) => (
            <Place key={kind} path={toLegalPath(kind)}>
              {legalNames[edition][kind]}
            </Place>
          ))}
        </Column>
        <OutsideColumns settings={settings} />
      </div>
      <BottomLine icpNumber={settings.icpNumber} demo={settings.demo} />
    </footer>
  );
}
