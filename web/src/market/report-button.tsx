import { type ReportedKind, reportReasons } from '@btc/contract/market/market-codes.ts';
import { rules } from 'form-rules:ReportWebMarket';
import { useState } from 'react';
import { callFields } from '#ui/call-form/call-fields.tsx';
import { CallForm } from '#ui/call-form/call-form.tsx';
import { Button } from '#ui/button.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { t } from './messages.en.ts';
import { toFailureText } from './use-send.ts';

const { Area, Choice } = callFields<'ReportWebMarket'>();

interface Reported {
  readonly kind: ReportedKind;
  readonly id: number;
}

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
  return (
    <Dialog isOpen onClose={onClose} title={t.reportTitle}>
      <CallForm
        operation="ReportWebMarket"
        rules={rules}
        row={null}
        initial={{ Reason: 'spam' }}
        fixed={() => ({ Kind: kind, ID: id })}
        draftName={`market.report.${kind}.${id}`}
        labels={{ Reason: t.reportReason, Note: t.reportNote }}
        issues={t.fieldIssues}
        confirm={t.reportSend}
        onCancel={onClose}
        onDone={() => {
          showToast(t.reported);
          onClose();
        }}
        toFailureText={toFailureText}
      >
        <p>{t.reportWhat}</p>
        <Choice name="Reason" of={toOptions(reportReasons, t.reasons)} />
        <Area name="Note" rows={3} />
      </CallForm>
    </Dialog>
  );
}
