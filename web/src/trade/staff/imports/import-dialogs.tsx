import type { FileIssue } from '@btc/contract/file-fields.ts';
import { stoppingNames } from '@btc/contract/imported-files.ts';
import type { ImportLoss } from '@btc/contract/trade/desk/import-outcome.ts';
import type { TradeRun, TradeUpload } from '@btc/contract/trade/desk/trade-import.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { AcceptTick, listStopping } from '#shell/console/issues/warning-parts.tsx';
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

interface LoadDialogProps extends UploadDialogProps {
  readonly losses: readonly ImportLoss[];
  readonly warnings: readonly FileIssue[];
}

export function LoadDialog({ upload, losses, warnings, onClose, onChanged }: LoadDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [isAgreed, setAgreed] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const odd = listStopping(warnings, stoppingNames.trade);
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
      isReady={(!takesAway || isAgreed) && (odd.length === 0 || isAccepted)}
      work={(api) => api('CommitTradeImport', { ImportID: upload.ImportID, TakesAway: isAgreed, Accept: [...odd] })}
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
      <AcceptTick issues={warnings} isAccepted={isAccepted} onChange={setAccepted} />
    </ActionDialog>
  );
}

interface RecheckDialogProps extends UploadDialogProps {
  readonly issues: readonly FileIssue[];
}

export function RecheckDialog({ upload, issues, onClose, onChanged }: RecheckDialogProps) {
  const t = useMessages(messages);
  const [stated, setStated] = useState(() => toStatements(upload));
  const isEncodingOpen = upload.Encoding !== '' || issues.some(({ Rule }) => Rule === 'unclearEncoding');
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
      {!upload.IsSet && <StatementFields value={stated} onChange={setStated} isEncodingOpen={isEncodingOpen} />}
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
