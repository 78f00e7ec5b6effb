import type { ChangedSubject, DecidedSubject } from '@btc/contract/news/desk/figure-desk.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { messageFor, useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { messages } from '#shell/console/figures/messages.ts';
import layout from '#shell/console/layout.module.css';
import { messages as newsroom } from '../words/newsroom-messages.ts';

export interface ChangedFiguresProps {
  readonly subject: ChangedSubject;
  readonly onChanged: () => void;
}

export function ChangedFigures({ subject, onChanged }: ChangedFiguresProps) {
  const t = useMessages(messages);
  const { editions } = useMessages(newsroom);
  const [open, setOpen] = useState<'refill' | 'keep' | null>(null);
  const { Kind, SubjectID, Since, MayRefill, Figures } = subject;
  const rows = Figures.map((figure, index) => ({ ...figure, index }));
  return (
    <>
      <DataTable
        caption={t.changedCaption}
        columns={[
          {
            key: 'where',
            head: t.columnWhere,
            cell: ({ Edition, Field }) => t.where(editions[Edition], messageFor(t.places, Field)),
          },
          { key: 'was', head: t.columnWas, cell: ({ Was }) => Was },
          { key: 'now', head: t.columnNow, cell: ({ Now }) => (Now === '' ? t.gone : Now) },
          { key: 'reference', head: t.reference, cell: ({ Reference }) => Reference },
        ]}
        rows={rows}
        rowKey={({ index }) => String(index)}
      />
      {!MayRefill && <p className={layout['note']}>{t.sent}</p>}
      <div className={layout['actions']}>
        {MayRefill && (
          <Button size="small" onClick={() => setOpen('refill')}>
            {t.refill}
          </Button>
        )}
        <Button size="small" onClick={() => setOpen('keep')}>
          {t.keep}
        </Button>
      </div>
      {open === 'refill' && (
        <ActionDialog
          title={t.refill}
          what={<p>{t.refillWhat}</p>}
          confirm={t.refill}
          done={t.refilled}
          work={(api) => api('RefillFigures', { Kind, SubjectID, Since })}
          onClose={() => setOpen(null)}
          onChanged={onChanged}
        />
      )}
      {open === 'keep' && (
        <ActionDialog
          title={t.keep}
          what={<p>{t.keepWhat}</p>}
          confirm={t.keep}
          done={t.kept}
          work={(api) => api('KeepFigures', { Kind, SubjectID, Since })}
          onClose={() => setOpen(null)}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

export interface DecidedFiguresProps {
  readonly subject: DecidedSubject;
  readonly onChanged: () => void;
}

export function DecidedFigures({ subject, onChanged }: DecidedFiguresProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { Kind, SubjectID, Decision, DecidedAt, MayUndo } = subject;
  return (
    <div className={layout['actions']}>
      <span className={layout['note']}>{t.decidedAt(t.decisions[Decision], format.dateTime(DecidedAt))}</span>
      {MayUndo && (
        <Button size="small" onClick={() => setOpen(true)}>
          {t.undo}
        </Button>
      )}
      {isOpen && (
        <ActionDialog
          title={t.undo}
          what={<p>{t.undoWhat}</p>}
          confirm={t.undo}
          done={t.undone}
          work={(api) => api('UndoFigures', { Kind, SubjectID, DecidedAt })}
          onClose={() => setOpen(false)}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}
