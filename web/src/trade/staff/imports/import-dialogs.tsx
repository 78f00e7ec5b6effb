import type { ImportLoss } from '@btc/contract/trade/desk/import-outcome.ts';
import type { TradeRun, TradeUpload } from '@btc/contract/trade/desk/trade-import.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from '../messages.ts';
import { StatementFields } from '../notices/statement-fields.tsx';
import { areSound, toInput, toStatements } from '../notices/statements.ts';

interface UploadDialogProps {
  readonly upload: TradeUpload;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function LoadDialog({
  upload,
  losses,
  onClose,
  onChanged,
}: UploadDialogProps & { readonly losses: readonly ImportLoss[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [isAgreed, setAgreed] = useState(false);
  const { IsSet: isSet, Changes: changes } = upload;
  const { Added = 0, Changed = 0, Gone = 0 } = changes ?? {};
  const counted = t.loadWhat(format.number(Added), format.number(Changed), format.number(Gone));
  const takesAway = losses.length > 0;
  return (
    <ActionDialog
      title={t.load}
      what={
        <>
          {isSet && <p>{t.loadSetWhat}</p>}
          {(!isSet || changes !== null) && <p>{counted}</p>}
        </>
      }
      confirm={t.load}
      isReady={!takesAway || isAgreed}
      work={(api) => api('CommitTradeImport', { ImportID: upload.ImportID, TakesAway: isAgreed })}
      done={t.loadStarted}
      onClose={onClose}
      onChanged={onChanged}
    >
      {takesAway && (
        <>
          <Notice tone="error">{t.takesAway(losses.map(({ Kind }) => t.lossKinds[Kind]).join(t.comma))}</Notice>
          <Checkbox checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)}>
            {t.agreeLoss}
          </Checkbox>
        </>
      )}
    </ActionDialog>
  );
}

export function RecheckDialog({ upload, onClose, onChanged }: UploadDialogProps) {
  const t = useMessages(messages);
  const [stated, setStated] = useState(() => toStatements(upload));
  return (
    <ActionDialog
      title={t.recheck}
      what={<p>{upload.IsSet ? t.recheckSetWhat : t.recheckWhat}</p>}
      confirm={t.recheck}
      isReady={areSound(stated)}
      work={(api) => api('CheckTradeImport', { ImportID: upload.ImportID, ...toInput(stated) })}
      done={t.recheckStarted}
      onClose={onClose}
      onChanged={onChanged}
    >
      {!upload.IsSet && <StatementFields value={stated} onChange={setStated} />}
    </ActionDialog>
  );
}

export function DiscardDialog({ upload, onClose, onChanged }: UploadDialogProps) {
  const t = useMessages(messages);
  return (
    <ActionDialog
      title={upload.IsSet ? t.takeApart : t.discard}
      what={<p>{upload.IsSet ? t.takeApartWhat : t.discardWhat}</p>}
      confirm={upload.IsSet ? t.takeApart : t.discard}
      work={(api) => api('DiscardTradeImport', { ImportID: upload.ImportID })}
      done={upload.IsSet ? t.takenApart : t.discarded}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}

interface UndoDialogProps {
  readonly run: TradeRun;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function UndoDialog({ run, onClose, onChanged }: UndoDialogProps) {
  const t = useMessages(messages);
  return (
    <ActionDialog
      title={t.undo}
      what={
        <>
          <p>{t.undoWhat(run.FileName)}</p>
          {run.Together.length > 1 && <p>{t.undoTogether(run.Together.length)}</p>}
        </>
      }
      confirm={t.undo}
      work={(api) => api('UndoTradeImport', { RunID: run.RunID })}
      done={t.undone}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}
