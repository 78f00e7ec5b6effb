import { toSectionPath } from '@btc/contract/news/news-paths.ts';
import { newsSectionFilters, type NewsSectionFilter } from '@btc/contract/news/sections.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { messages } from '../messages.ts';
import styles from './section-nav.module.css';

export function SectionNav({ current }: { current: NewsSectionFilter | null }) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <nav aria-label={t.sectionsLabel} className={styles['nav']}>
      <ul className={styles['list']}>
        {newsSectionFilters.map((section) => (
          <li key={section}>
            <PageLink
              to={toSectionPath(edition, section)}
              className={styles['link']}
              aria-current={section === current ? 'page' : undefined}
            >
              {t.sections[section]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
