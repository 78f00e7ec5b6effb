import { dictionaryPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import { useMemo, useState } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { toPathEdition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { pageMeta, toSettings } from '#platform/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/page-query.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { loadDictionary } from './dictionary/dictionary-query.ts';
import styles from './dictionary/dictionary.module.css';
import { EntryRow } from './dictionary/entry-row.tsx';
import {
  type DictionaryPart,
  dictionaryParts,
  type Entry,
  findEntries,
  listEntries,
} from './dictionary/list-entries.ts';
import { messages } from './dictionary/messages.ts';

export const loader = serverPageLoader(loadDictionary);
export const clientLoader = clientPageLoader(loadDictionary);

export function meta({ location, matches }: MetaArgs<typeof loader>) {
  const edition = toPathEdition(location.pathname);
  const { title, description } = pickMessages(edition, messages);
  return pageMeta({ edition, title, description, path: dictionaryPath }, toSettings(matches));
}

/** What cuts, ports, terms and statuses are called, with sources; filtered as one types. */
export default function DictionaryPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const rows = useLoaderData<typeof loader>();
  const [text, setText] = useState('');
  const entries = useMemo(() => listEntries(rows, edition), [rows, edition]);
  const found = useMemo(() => Map.groupBy(findEntries(entries, text), ({ part }) => part), [entries, text]);
  const parts = dictionaryParts.flatMap((part) => ({ part, entries: found.get(part) ?? [] }));
  const shown = parts.filter((one) => one.entries.length > 0);
  const count = shown.reduce((sum, one) => sum + one.entries.length, 0);
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t.title}</h1>
        <p className={styles['lead']}>{t.lead}</p>
      </header>
      <search className={styles['filter']} data-print="hide">
        <TextField
          type="search"
          label={t.filter}
          hint={t.filterHint}
          className={styles['field']}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
          maxLength={60}
        />
        <output className={styles['found']}>{t.found(count, format.number(count))}</output>
      </search>
      <nav className={styles['contents']} aria-label={t.contents} data-print="hide">
        {shown.map(({ part }) => (
          <a key={part} href={`#${part}`}>
            {t.parts[part]}
          </a>
        ))}
      </nav>
      {shown.length === 0 && (
        <EmptyState level={2} title={t.none}>
          {t.noneText}
        </EmptyState>
      )}
      {shown.map((one) => (
        <Part key={one.part} {...one} />
      ))}
    </div>
  );
}

function Part({ part, entries }: { readonly part: DictionaryPart; readonly entries: readonly Entry[] }) {
  const t = useMessages(messages);
  const groups = Map.groupBy(entries, ({ group }) => group);
  return (
    <section id={part} className={styles['part']}>
      <h2>{t.parts[part]}</h2>
      {[...groups].map(([group, ofGroup]) => (
        <div key={group}>
          <h3>{group}</h3>
          <ul className={styles['list']}>
            {ofGroup.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
