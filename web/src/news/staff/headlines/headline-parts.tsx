import type { DeskArticleRow } from '@btc/contract/news/desk/manuscript.ts';
import { maxHeadlines } from '@btc/contract/news/desk/stages.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { StateMark } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import records from '#shell/console/records.module.css';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { hasWords } from './headline-order.ts';
import { messages } from './headlines-messages.ts';
import styles from './headlines.module.css';

function ArticleWords({ row, name, isLead = false }: { row: DeskArticleRow; name: string; isLead?: boolean }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const only = row.TitleEn === null ? t.onlyCn : row.TitleCn === null ? t.onlyEn : null;
  return (
    <div>
      <PageLink to={toConsoleScreenPath(edition, 'article', row.ArticleID)}>{name}</PageLink>{' '}
      {row.Demo && <DemoMark kind="content" />} {isLead && <StateMark tone="good">{t.lead}</StateMark>}
      <span className={layout['sub']}>
        {row.PublishDate !== null && format.dateTime(row.PublishDate)} · {t[row.Access]}
        {only !== null && ` · ${only}`}
      </span>
    </div>
  );
}

export interface HeadlineLineProps {
  readonly row: DeskArticleRow;
  readonly name: string;
  readonly isLead: boolean;
  readonly onTakeOut: () => void;
}

export function HeadlineLine({ row, name, isLead, onTakeOut }: HeadlineLineProps) {
  const t = useMessages(messages);
  return (
    <div className={records['bannerLine']}>
      <ArticleWords row={row} name={name} isLead={isLead} />
      <Button size="small" aria-label={t.takeOutOf(name)} onClick={onTakeOut}>
        {t.takeOut}
      </Button>
    </div>
  );
}

export interface OfferedListProps {
  readonly rows: readonly DeskArticleRow[];
  readonly formatName: (row: DeskArticleRow) => string;
  readonly isFull: boolean;
  readonly onAdd: (id: number) => void;
}

export function OfferedList({ rows, formatName, isFull, onAdd }: OfferedListProps) {
  const t = useMessages(messages);
  const [words, setWords] = useState('');
  const found = rows.filter((row) => hasWords(row, words));
  return (
    <div className={shared['stack4']}>
      {isFull && <Notice tone="caution">{t.full(String(maxHeadlines))}</Notice>}
      <TextField
        label={t.find}
        placeholder={t.findHint}
        type="search"
        className={layout['narrow']}
        value={words}
        maxLength={60}
        onChange={(event) => setWords(event.target.value)}
      />
      {found.length === 0 && <p className={layout['note']}>{t.noneFound}</p>}
      <ul className={styles['offered']}>
        {found.map((row) => (
          <li key={row.ArticleID} className={records['bannerLine']}>
            <ArticleWords row={row} name={formatName(row)} />
            {!isFull && (
              <Button size="small" aria-label={t.addOf(formatName(row))} onClick={() => onAdd(row.ArticleID)}>
                {t.add}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
