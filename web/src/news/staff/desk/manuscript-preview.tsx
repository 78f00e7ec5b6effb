import type { Edition } from '@btc/contract/members/access.ts';
import type { DeskArticle } from '@btc/contract/news/desk/manuscript.ts';
import type { ArticleAccess } from '@btc/contract/news/sections.ts';
import { useEffect, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { useCall } from '#shell/console/use-call.ts';
import shared from '#ui/base/shared.module.css';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { ArticleBody } from '#ui/rich-text/article-body.tsx';
import { fillLive, type LiveFigures } from '#shell/console/figures/figure-text.ts';
import layout from '#shell/console/layout.module.css';
import records from '#shell/console/records.module.css';
import { messages } from '../words/newsroom-messages.ts';
import type { Manuscript } from './use-manuscript.ts';

const readers = ['member', 'anybody', 'phone'] as const;
type Reader = (typeof readers)[number];

export interface ManuscriptPreviewProps {
  readonly article: DeskArticle;
  readonly edition: Edition;
  readonly manuscript: Manuscript;
  readonly access: ArticleAccess;
  readonly live: LiveFigures;
}

/** A text as readers will see it; the server cuts what is locked, as it will after publication. */
export function ManuscriptPreview({ article, edition, manuscript, access, live }: ManuscriptPreviewProps) {
  const t = useMessages(messages);
  const [reader, setReader] = useState<Reader>('member');
  const { written, revision } = manuscript;
  const names = { member: t.asMember, anybody: t.asAnybody, phone: t.asPhone };
  const isLocked = reader === 'anybody' && access === 'member';
  if (written.Title === '' && written.Body === '') return <p className={layout['note']}>{t.nothingWritten}</p>;
  return (
    <div className={shared['stack4']}>
      <SegmentedControl
        label={t.previewAs}
        className={layout['fit']}
        options={readers.map((value) => ({ value, label: names[value] }))}
        value={reader}
        onChange={setReader}
      />
      <article className={records['preview']} data-reader={reader} lang={edition === 'cn' ? 'zh-CN' : 'en'}>
        <h1>{fillLive(written.Title, live, edition)}</h1>
        <p className={records['previewSummary']}>{fillLive(written.Summary, live, edition)}</p>
        {isLocked ? (
          <LockedText
            key={revision}
            articleId={article.ArticleID}
            edition={edition}
            manuscript={manuscript}
            live={live}
          />
        ) : (
          <ArticleBody html={fillLive(written.Body, live, edition)} />
        )}
      </article>
    </div>
  );
}

interface LockedTextProps {
  readonly articleId: number;
  readonly edition: Edition;
  readonly manuscript: Manuscript;
  readonly live: LiveFigures;
}

/** The text before the lock; what was typed last is saved first, then loaded again. */
function LockedText({ articleId, edition, manuscript: { saver }, live }: LockedTextProps) {
  const t = useMessages(messages);
  const answer = useCall('GetDeskArticle', { ArticleID: articleId });
  useEffect(() => void saver.flush(), [saver]);
  return (
    <AnswerView answer={answer}>
      {({ Row }) => (
        <>
          {Row.Texts[edition].Preview.map((paragraph) => (
            <p key={paragraph}>{fillLive(paragraph, live, edition)}</p>
          ))}
          <Notice tone="plain">{t.lockedFrom}</Notice>
        </>
      )}
    </AnswerView>
  );
}
