import type { DeskArticle } from '@btc/contract/news/desk/manuscript.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { en } from '../words/newsroom.en.ts';
import { zh } from '../words/newsroom.zh.ts';
import { PublishDialog } from './publish-dialog.tsx';
import type { DetailWork } from './use-detail.ts';
import type { Manuscript } from './use-manuscript.ts';

type Open = 'submit' | 'return' | 'publish' | 'withdraw' | 'delete';

export interface StageActionsProps {
  readonly article: DeskArticle;
  readonly manuscripts: { readonly cn: Manuscript; readonly en: Manuscript };
  readonly detail: DetailWork;
  readonly onChanged: () => void;
}

/** What can be done with an article where it stands. */
export function StageActions(props: StageActionsProps) {
  const t = useMessages({ cn: zh, en });
  const [open, setOpen] = useState<Open | null>(null);
  const { article, manuscripts, detail, onChanged } = props;
  const { Stage } = article;
  const isUnread = Stage === 'writing' || Stage === 'review';
  const isOut = Stage === 'published' || Stage === 'scheduled';
  const dialog = { article, onClose: () => setOpen(null), onChanged };
  const openSaved = async (next: Open) => {
    const texts = [manuscripts.cn.saver.flush(), manuscripts.en.saver.flush()];
    await Promise.all([...texts, ...(detail.isDirty ? [detail.save()] : [])]);
    setOpen(next);
  };
  return (
    <>
      {isUnread && <Button onClick={() => setOpen('delete')}>{t.delete}</Button>}
      {isOut && <Button onClick={() => setOpen('withdraw')}>{t.withdraw}</Button>}
      {Stage === 'review' && <Button onClick={() => setOpen('return')}>{t.giveBack}</Button>}
      {Stage === 'writing' && <Button onClick={() => void openSaved('submit')}>{t.submit}</Button>}
      <Button variant="primary" onClick={() => void openSaved('publish')}>
        {Stage === 'published' ? t.publishChanges : t.publish}
      </Button>
      {open === 'submit' && <HandOverDialog {...dialog} />}
      {open === 'return' && <ReasonDialog {...dialog} kind="return" />}
      {open === 'withdraw' && <ReasonDialog {...dialog} kind="withdraw" />}
      {open === 'delete' && <DeleteDialog {...dialog} />}
      {open === 'publish' && <PublishDialog {...dialog} manuscripts={manuscripts} detail={detail} />}
    </>
  );
}

interface DialogProps {
  readonly article: DeskArticle;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function HandOverDialog({ article: { ArticleID }, ...dialog }: DialogProps) {
  const t = useMessages({ cn: zh, en });
  const [note, setNote] = useState('');
  const words = note.trim() === '' ? {} : { Note: note };
  return (
    <ActionDialog
      title={t.submit}
      what={<p>{t.submitWhat}</p>}
      confirm={t.submit}
      done={t.submitted}
      work={(api) => api('SubmitDeskArticle', { ArticleID, ...words })}
      {...dialog}
    >
      <TextArea
        label={t.noteOptional}
        rows={3}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ActionDialog>
  );
}

/** What goes back, or away from the readers, needs a reason. */
function ReasonDialog({ article: { ArticleID }, kind, ...dialog }: DialogProps & { kind: 'return' | 'withdraw' }) {
  const t = useMessages({ cn: zh, en });
  const [note, setNote] = useState('');
  const words =
    kind === 'return'
      ? { title: t.giveBack, what: t.giveBackWhat, done: t.givenBack, call: 'ReturnDeskArticle' as const }
      : { title: t.withdraw, what: t.withdrawWhat, done: t.withdrawn, call: 'WithdrawDeskArticle' as const };
  return (
    <ActionDialog
      title={words.title}
      what={<p>{words.what}</p>}
      confirm={words.title}
      done={words.done}
      isReady={note.trim() !== ''}
      work={(api) => api(words.call, { ArticleID, Note: note })}
      {...dialog}
    >
      <TextArea
        label={t.why}
        required
        rows={3}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ActionDialog>
  );
}

function DeleteDialog({ article: { ArticleID }, onClose }: DialogProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const navigate = useNavigate();
  return (
    <ActionDialog
      title={t.delete}
      what={<p>{t.deleteWhat}</p>}
      confirm={t.delete}
      done={t.deleted}
      work={(api) => api('DeleteDeskArticle', { ArticleID })}
      onClose={onClose}
      onChanged={() => void navigate(toConsoleScreenPath(edition, 'articles'))}
    />
  );
}
