import type { ArticleDict, NewsDetailRow } from '@btc/contract/news/article-row.ts';
import { toSectionPath } from '@btc/contract/news/news-paths.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { TrialTip } from '#ui/state/trial-tip.tsx';
import { ArticleBody } from '#ui/rich-text/article-body.tsx';
import { messages } from '../article-messages.ts';
import { ArticleBar } from './article-bar.tsx';
import { ArticleFoot } from './article-foot.tsx';
import { lockedPartClass } from './article-meta.ts';
import styles from './article.module.css';

export interface ArticleViewProps {
  readonly row: NewsDetailRow;
  readonly dict: ArticleDict;
  /** 2 under a page's own title. */
  readonly level?: 1 | 2;
}

export function ArticleView({ row, dict, level = 1 }: ArticleViewProps) {
  return (
    <article className={styles['article']}>
      <ArticleHead row={row} level={level} />
      <ArticleBar row={row} />
      {!dict.Locked && <TrialTip className={styles['tip']} left={dict.TrialLeft} />}
      {dict.Locked ? <LockedText row={row} dict={dict} /> : <OpenText row={row} />}
      <ArticleFoot row={row} dict={dict} />
    </article>
  );
}

function ArticleHead({ row, level }: { row: NewsDetailRow; level: 1 | 2 }) {
  const Title = `h${level}` as const;
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  const { Report: report } = row;
  return (
    <header>
      <p className={styles['kicker']}>
        <PageLink to={toSectionPath(edition, row.Section)}>{t.sections[row.Section]}</PageLink>
        {report !== null && <span>{t.reportTypes[report.Type]}</span>}
      </p>
      <Title className={styles['title']}>{row.NewsTitle}</Title>
      <p className={styles['summary']}>{row.NewsSummary}</p>
      <p className={shared['storyMeta']}>
        <time dateTime={row.NewsDateTime}>{format.dateTime(row.NewsDateTime)}</time>
        <span>{t.readingTime(format.number(row.ReadingMinutes))}</span>
        <span>{row.Access === 'member' ? t.memberMark : t.freeMark}</span>
        {report !== null && (
          <span>{t.reportPeriod(format.dateShort(report.PeriodStart), format.dateShort(report.PeriodEnd))}</span>
        )}
        {row.Demo && <DemoMark kind="content" explain />}
      </p>
    </header>
  );
}

function OpenText({ row }: { row: NewsDetailRow }) {
  return (
    <div className={classNames(styles['text'], row.Access === 'member' && lockedPartClass)}>
      <ArticleBody html={row.NewsContext ?? ''} />
    </div>
  );
}

interface LockedTextProps {
  readonly row: NewsDetailRow;
  readonly dict: Extract<ArticleDict, { Locked: true }>;
}

function LockedText({ row, dict }: LockedTextProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <div className={styles['text']}>
      <div className={styles['preview']}>
        {dict.Preview.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={classNames(styles['locked'], lockedPartClass)} data-reason={dict.Reason}>
        <LockedPanel title={t.lockedTitle} level={2} reason={dict.Reason} trialLeft={dict.TrialLeft}>
          <p>{t.lockedHolds(format.number(row.ReadingMinutes))}</p>
        </LockedPanel>
      </div>
    </div>
  );
}
