import type { GetLegalText, LegalVersionRow } from '@btc/contract/legal/legal.ts';
import { legalNames, toLegalPath } from '@btc/contract/wire/legal-texts.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import type { SiteSettings } from '#platform/site-settings.ts';
import styles from '#shell/pages/page.module.css';
import { Notice } from '#ui/state/notice.tsx';
import { ArticleBody } from '#ui/rich-text/article-body.tsx';
import { messages } from './messages.ts';

export interface LegalTextViewProps {
  readonly text: OutputOf<typeof GetLegalText>;
  readonly settings: SiteSettings;
}

export function LegalTextView({ text: { Row, Rows }, settings }: LegalTextViewProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const listWords = useVersionWords();
  const coming = Rows.find(({ State }) => State === 'coming');
  return (
    <article className={styles['page']}>
      <h1>{legalNames[edition][Row.Kind]}</h1>
      <p className={styles['meta']}>{listWords(Row)}</p>
      {Row.State !== 'inForce' && (
        <Notice tone="caution">
          {t.older} <PageLink to={pathFor(edition, toLegalPath(Row.Kind))}>{t.seeCurrent}</PageLink>
        </Notice>
      )}
      {Row.State === 'inForce' && coming !== undefined && (
        <Notice tone="plain">
          {t.next(format.number(coming.Version), format.date(coming.EffectiveDate))}{' '}
          <PageLink to={pathFor(edition, toLegalPath(Row.Kind, coming.Version))}>{t.seeNext}</PageLink>
        </Notice>
      )}
      {settings.demo && <Notice tone="caution">{t.demo}</Notice>}
      {Row.Changes !== '' && (
        <p>
          <strong>{t.changes}</strong> {Row.Changes}
        </p>
      )}
      <ArticleBody html={Row.Body} />
      {Rows.length > 1 && (
        <section>
          <h2>{t.versions}</h2>
          <ul className={styles['versions']}>
            {Rows.map((one) => (
              <li key={one.Version}>
                <PageLink
                  to={pathFor(edition, toLegalPath(Row.Kind, one.Version))}
                  aria-current={one.Version === Row.Version ? 'true' : undefined}
                >
                  {listWords(one)}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function useVersionWords(): (row: LegalVersionRow) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return ({ Version, EffectiveDate, State }) =>
    `${t.version(format.number(Version))} · ${t[State](format.date(EffectiveDate))}`;
}
