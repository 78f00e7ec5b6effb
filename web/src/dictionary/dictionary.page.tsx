import { dictionaryPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { datasetHead } from '#platform/answers/dataset-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { DataAddress } from '#ui/data/data-address.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { DictionaryBar } from './dictionary-bar.tsx';
import { loadDictionary } from './dictionary-query.ts';
import styles from './dictionary.module.css';
import { EntryGroup } from './entry-group.tsx';
import { findEntries, groupEntries, listEntries } from './list-entries.ts';
import { messages } from './messages.ts';
import { useDictionaryView } from './use-dictionary-view.ts';

export const loader = serverPageLoader(loadDictionary);
export const clientLoader = clientPageLoader(loadDictionary);

export const meta = datasetHead(messages, ({ title, description }) => ({
  title,
  description,
  path: dictionaryPath,
  isFree: true,
}));

export default function DictionaryPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const rows = useLoaderData<typeof loader>();
  const view = useDictionaryView();
  const entries = useMemo(() => listEntries(rows, edition), [rows, edition]);
  const found = useMemo(() => groupEntries(findEntries(entries, view.text)), [entries, view.text]);
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t.title}</h1>
        <p className={styles['lead']}>{t.lead}</p>
        <DataAddress />
      </header>
      <DictionaryBar found={found} view={view} />
      <nav className={styles['contents']} aria-label={t.contents} data-print="hide">
        {found.map(({ part }) => (
          <a key={part} href={`#${part}`} className={shared['tallLink']}>
            {t.parts[part]}
          </a>
        ))}
      </nav>
      {found.length === 0 && (
        <EmptyState level={2} title={t.none}>
          {t.noneText}
        </EmptyState>
      )}
      {found.map(({ part, groups }) => (
        <section key={part} id={part} className={styles['part']}>
          <h2>{t.parts[part]}</h2>
          {groups.map((group) => (
            <EntryGroup key={group.key} group={group} isOpen={view.isOpen(group.key)} noteFold={view.noteFold} />
          ))}
        </section>
      ))}
    </div>
  );
}
