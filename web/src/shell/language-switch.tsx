import { languageTags, otherEdition, pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { storeLanguage } from '#i18n/stored-language.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { messages } from './messages.ts';
import styles from './header.module.css';

/** Stores the choice for the session and goes to BTC Info of the other language (specification section 2). */
export function LanguageSwitch() {
  const other = otherEdition(useEdition());
  const t = useMessages(messages);
  return (
    <PageLink
      to={pathFor(other, '/BTCInfo')}
      className={styles['tool']}
      lang={languageTags[other]}
      hrefLang={languageTags[other]}
      onClick={() => storeLanguage(other)}
    >
      {t.otherLanguage}
    </PageLink>
  );
}
