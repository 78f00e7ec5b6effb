import type { ReactNode } from 'react';
import { useFormat } from '#i18n/format.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { t } from './messages.zh.ts';
import styles from './room.module.css';

interface Entry {
  readonly Name: string;
  readonly NameEn: string | null;
  readonly UpdatedDate: string;
  readonly Demo: boolean;
  readonly Summary: string;
  readonly Text: string | null;
}

export interface EntryPageProps {
  readonly entry: Entry;
  readonly back: { readonly to: string; readonly name: string };
  /** Shown above the name. */
  readonly marks: readonly string[];
  readonly notice?: ReactNode;
  readonly facts: ReactNode;
  readonly children?: ReactNode;
  readonly side: ReactNode;
}

export function EntryPage({ entry, back, marks, notice, facts, children, side }: EntryPageProps) {
  const format = useFormat();
  return (
    <div className={styles['page']}>
      <div className={classNames(shared['withSide'], styles['columns'])}>
        <article className={styles['main']}>
          <header>
            <p className={styles['kicker']}>
              <PageLink to={back.to}>{back.name}</PageLink>
              {marks.map((mark) => (
                <span key={mark}>{mark}</span>
              ))}
            </p>
            <h1 data-name>{entry.Name}</h1>
            {entry.NameEn !== null && (
              <p className={styles['alias']} lang="en">
                {entry.NameEn}
              </p>
            )}
            <p className={styles['meta']}>
              <span>{t.updated(format.date(entry.UpdatedDate))}</span>
              {entry.Demo && <DemoMark kind="content" explain />}
            </p>
          </header>
          {notice}
          <p className={styles['summary']}>{entry.Summary}</p>
          {facts}
          {entry.Text !== null && <p className={shared['plainText']}>{entry.Text}</p>}
          {children}
        </article>
        <aside className={styles['side']}>{side}</aside>
      </div>
    </div>
  );
}
