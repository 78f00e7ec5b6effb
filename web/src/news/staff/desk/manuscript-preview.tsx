import type { Edition } from '@btc/contract/members/access.ts';
import type { DeskArticle } from '@btc/contract/news/desk/manuscript.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { ArticleBody } from '../../body/article-body.tsx';
import { en } from '../words/newsroom.en.ts';
import { zh } from '../words/newsroom.zh.ts';
import type { Written } from './manuscript-saver.ts';

const readers = ['member', 'anybody', 'phone'] as const;
type Reader = (typeof readers)[number];

export interface ManuscriptPreviewProps {
  readonly article: DeskArticle;
  readonly edition: Edition;
  readonly written: Written;
}

/** A text as a reader will see it. What is locked is cut where the server will cut it, as of the last save. */
export function ManuscriptPreview({ article, edition, written }: ManuscriptPreviewProps) {
  const t = useMessages({ cn: zh, en });
  const [reader, setReader] = useState<Reader>('member');
  const names = { member: t.asMember, anybody: t.asAnybody, phone: t.asPhone };
  const isLocked = reader === 'anybody' && article.Detail.Access === 'member';
  if (written.Title === '' && written.Body === '') return <p className="c-note">{t.nothingWritten}</p>;
  return (
    <div className="c-stack">
      <SegmentedControl
        label={t.previewAs}
        className="c-fit"
        options={readers.map((value) => ({ value, label: names[value] }))}
        value={reader}
        onChange={setReader}
      />
      <article className="c-preview" data-reader={reader} lang={edition === 'cn' ? 'zh-CN' : 'en'}>
        <h1>{written.Title}</h1>
        <p className="c-previewSummary">{written.Summary}</p>
        {isLocked ? (
          <>
            {article.Texts[edition].Preview.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Notice tone="plain">{t.lockedFrom}</Notice>
          </>
        ) : (
          <ArticleBody html={written.Body} />
        )}
      </article>
    </div>
  );
}
