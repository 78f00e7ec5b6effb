import type { Edition } from '@btc/contract/members/access.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { en } from '../words/newsroom.en.ts';
import { zh } from '../words/newsroom.zh.ts';
import { DifferenceView } from '#shell/console/writing/difference-view.tsx';
import { textDifference } from '#shell/console/writing/text-difference.ts';
import type { Manuscript } from './use-manuscript.ts';

export interface ConflictDialogProps {
  readonly articleId: number;
  readonly edition: Edition;
  readonly manuscript: Manuscript;
}

/** Somebody else has saved the same text: shows what differs and asks which to go on with. Both are kept. */
export function ConflictDialog({ articleId, edition, manuscript }: ConflictDialogProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const [isOpen, setOpen] = useState(true);
  const article = useCall('GetDeskArticle', { ArticleID: articleId });
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t.conflictTitle}</Button>;
  return (
    <Dialog isOpen onClose={() => setOpen(false)} title={t.conflictTitle} isWide>
      <AnswerView answer={article}>
        {({ Row }) => {
          const theirs = Row.Texts[edition];
          const name = theirs.SavedBy?.LoginUserName ?? t.somebody;
          const { Title, Summary, Body, Attachments, Revision } = theirs;
          return (
            <div className="c-stack">
              <p className="c-what">
                {t.conflictWhat(name, theirs.SavedDate === null ? '' : format.dateTime(theirs.SavedDate))}
              </p>
              <p className="c-note">
                <del>{t.theirs}</del> <ins>{t.mine}</ins>
              </p>
              <DifferenceView
                changes={textDifference(theirs, manuscript.written, edition)}
                lang={edition === 'cn' ? 'zh-CN' : 'en'}
              />
              <div className="c-dialogActions">
                <Button onClick={() => manuscript.saver.goOnFrom({ Title, Summary, Body, Attachments }, Revision)}>
                  {t.keepTheirs}
                </Button>
                <Button variant="primary" onClick={() => manuscript.saver.overwrite(Revision)}>
                  {t.keepMine}
                </Button>
              </div>
            </div>
          );
        }}
      </AnswerView>
    </Dialog>
  );
}
