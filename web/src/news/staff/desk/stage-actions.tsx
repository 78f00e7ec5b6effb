import type { DeskArticle } from '@btc/contract/news/desk/manuscript.ts';
import { rules as returnRules } from 'form-rules:ReturnDeskArticle';
import { rules as submitRules } from 'form-rules:SubmitDeskArticle';
import { rules as withdrawRules } from 'form-rules:WithdrawDeskArticle';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { Button } from '#ui/button.tsx';
import { messages } from '../words/newsroom-messages.ts';
import { PublishDialog } from './publish-dialog.tsx';
import type { DetailWork } from './use-detail.ts';
import type { Manuscript } from './use-manuscript.ts';

const { Area } = deskFields<'SubmitDeskArticle'>();

type Open = 'submit' | 'return' | 'publish' | 'withdraw' | 'delete';

export interface StageActionsProps {
  readonly article: DeskArticle;
  readonly manuscripts: { readonly cn: Manuscript; readonly en: Manuscript };
  readonly detail: DetailWork;
  readonly onChanged: () => void;
}

export function StageActions(props: StageActionsProps) {
  const t = useMessages(messages);
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
      {open === 'return' && <ReturnDialog {...dialog} />}
      {open === 'withdraw' && <WithdrawDialog {...dialog} />}
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
  const t = useMessages(messages);
  return (
    <FormDialog
      operation="SubmitDeskArticle"
      rules={submitRules}
      row={null}
      id={ArticleID}
      fixed={() => ({ ArticleID })}
      labels={{ Note: t.noteOptional }}
      title={t.submit}
      what={<p>{t.submitWhat}</p>}
      confirm={t.submit}
      done={t.submitted}
      {...dialog}
    >
      <Area name="Note" rows={3} />
    </FormDialog>
  );
}

function ReturnDialog({ article: { ArticleID }, ...dialog }: DialogProps) {
  const t = useMessages(messages);
  return (
    <FormDialog
      operation="ReturnDeskArticle"
      rules={returnRules}
      row={null}
      id={ArticleID}
      fixed={() => ({ ArticleID })}
      labels={{ Note: t.why }}
      title={t.giveBack}
      what={<p>{t.giveBackWhat}</p>}
      confirm={t.giveBack}
      done={t.givenBack}
      {...dialog}
    >
      <Area name="Note" rows={3} />
    </FormDialog>
  );
}

function WithdrawDialog({ article: { ArticleID }, ...dialog }: DialogProps) {
  const t = useMessages(messages);
  return (
    <FormDialog
      operation="WithdrawDeskArticle"
      rules={withdrawRules}
      row={null}
      id={ArticleID}
      fixed={() => ({ ArticleID })}
      labels={{ Note: t.why }}
      title={t.withdraw}
      what={<p>{t.withdrawWhat}</p>}
      confirm={t.withdraw}
      done={t.withdrawn}
      {...dialog}
    >
      <Area name="Note" rows={3} />
    </FormDialog>
  );
}

function DeleteDialog({ article: { ArticleID }, onClose }: DialogProps) {
  const t = useMessages(messages);
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
