import { useLocation } from 'react-router';
import { type Edition, languageTags, otherEdition, pathFor } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import { storeLanguage } from '#i18n/stored-language.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { toConsolePath, toConsoleScreenPath, toScreenName } from '#shell/console/console-path.ts';
import type { Staff } from '#shell/console/staff.ts';
import { classNames } from '#ui/class-names.ts';
import { accountSession } from '#members/face.ts';
import styles from './console-frame.module.css';
import { messages } from './messages.ts';
import { SearchButton } from './search/search-button.tsx';

export function ConsoleBar({ edition, staff }: { edition: Edition; staff: Pick<Staff, 'name' | 'role'> | null }) {
  const t = pickMessages(edition, messages);
  const { pathname, search } = useLocation();
  const other = otherEdition(edition);
  return (
    <header className={styles['bar']}>
      <PageLink to={toConsolePath(edition, '')} className={styles['brand']}>
        {t.brand}
      </PageLink>
      {staff !== null && <SearchButton />}
      <div className={styles['barEnd']}>
        {staff !== null && (
          <PageLink
            to={toConsoleScreenPath(edition, 'security')}
            className={classNames(styles['tool'], styles['who'])}
            title={t.screens.security}
          >
            {t.signedInAs(staff.name, t.roles[staff.role])}
          </PageLink>
        )}
        <PageLink
          to={toConsolePath(other, toScreenName(pathname)) + search}
          className={styles['tool']}
          lang={languageTags[other]}
          onClick={() => storeLanguage(other)}
        >
          {t.otherLanguage}
        </PageLink>
        <a href={pathFor(edition, '/BTCInfo')} className={styles['tool']}>
          {t.toSite}
        </a>
        {staff !== null && (
          <button type="button" className={styles['tool']} onClick={() => accountSession().logOut()}>
            {t.signOut}
          </button>
        )}
      </div>
    </header>
  );
}
