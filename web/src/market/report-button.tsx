import { type ReportedKind, type ReportReason, reportReasons } from '@btc/contract/market/market-codes.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Select, toOptions } from '#ui/form/select.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { t } from './messages.en.ts';
import styles from './write.module.css';
import { useSend } from './use-send.ts';

interface Reported {
  readonly kind: ReportedKind;
  readonly id: number;
}

/** Tells the desk that something should not stand here. */
export function ReportButton(reported: Reported) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t.report}
      </Button>
      {isOpen && <ReportDialog {...reported} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReportDialog({ kind, id, onClose }: Reported & { onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>('spam');
  const [note, setNote] = useState('');
  const sending = useSend();
  const send = async () => {
    const report = { Kind: kind, ID: id, Reason: reason, Note: note.trim() === '' ? null : note };
    if (!(await sending.run((api) => api('ReportWebMarket', report)))) return;
    showToast(t.reported);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.reportTitle}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" pending={sending.isPending} onClick={() => void send()}>
            {t.reportSend}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p>{t.reportWhat}</p>
        <Select
          label={t.reportReason}
          options={toOptions(reportReasons, t.reasons)}
          value={reason}
          onChange={setReason}
        />
        <TextArea
          label={t.reportNote}
          rows={3}
          maxLength={500}
          value={note}
          error={sending.toIssue('Note')}
          onChange={(event) => setNote(event.target.value)}
        />
        {sending.failure !== null && <Notice tone="error">{sending.failure}</Notice>}
      </div>
    </Dialog>
  );
}
