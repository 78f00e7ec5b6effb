import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import styles from './dictionary.module.css';
import type { Entry } from './list-entries.ts';
import { messages } from './messages.ts';

export function EntryRow({ entry }: { readonly entry: Entry }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const otherLang = edition === 'cn' ? 'en' : 'zh-CN';
  const small = [entry.form, entry.isListed ? null : t.unlisted].filter((one) => one !== null);
  return (
    <li id={entry.id} className={styles['entry']}>
      <div>
        <a href={`#${entry.id}`} className={styles['name']}>
          {entry.name}
        </a>
        <p className={styles['other']}>
          <span lang={otherLang}>{entry.otherName}</span>
          {small.length > 0 && ` · ${small.join(' · ')}`}
        </p>
        {entry.cutPath !== null && (
          <PageLink to={pathFor(edition, entry.cutPath)} className={styles['cut']} data-print="hide">
            {t.cutPage}
          </PageLink>
        )}
      </div>
      <div>
        <EntryFacts entry={entry} />
      </div>
      <EntrySources entry={entry} />
    </li>
  );
}

function EntryFacts({ entry }: { readonly entry: Entry }) {
  const t = useMessages(messages);
  const facts = [
    ...(entry.hsCode === null ? [] : [{ label: t.hsCode, text: entry.hsCode }]),
    ...entry.names.map(({ role, written }) => ({ label: t.roles[role], text: written.join(t.comma) })),
  ];
  return (
    <>
      {entry.note !== null && <p>{entry.note}</p>}
      {facts.map(({ label, text }) => (
        <p key={label}>
          <span className={styles['label']}>
            {label}
            {t.colon}
          </span>
          {text}
        </p>
      ))}
    </>
  );
}

function EntrySources({ entry }: { readonly entry: Entry }) {
  const t = useMessages(messages);
  return (
    <p className={styles['source']}>
      {t.source}
      {t.colon}
      {entry.sources.join(t.semicolon)}
    </p>
  );
}
