import type { TextEncoding } from '@btc/contract/imported-files.ts';
import type { TradeImportFormat } from '@btc/contract/trade/desk/import-rule.ts';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { useDraft } from '#platform/drafts/use-draft.ts';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import { useStaff } from '#shell/console/staff.ts';
import { WaitingButton } from '#shell/console/actions/waiting-button.tsx';
import { Button } from '#ui/button.tsx';
import { computeFingerprint } from './file-fingerprint.ts';
import { messages } from '../messages.ts';
import { SendingProgress } from './sending-progress.tsx';
import { StatementFields } from '../notices/statement-fields.tsx';
import { areSound, nothingStated, toInput } from '../notices/statements.ts';
import { useSending } from './use-sending.ts';

interface TradeUploadProps {
  readonly file: File | null;
  /** Empty: detected by the header. */
  readonly format: TradeImportFormat | '';
  /** Empty: told by the text. */
  readonly encoding: TextEncoding | '';
}

export function TradeUpload({ file, format, encoding }: TradeUploadProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const sending = useSending();
  const { userId } = useStaff();
  const { values: typed, set: setTyped, clear } = useDraft(`${userId}.StartTradeImport`, nothingStated);
  const stated = { ...typed, format, encoding };
  const isReady = file !== null && file.size > 0 && areSound(stated);
  const send = () => {
    if (file === null) return;
    sending.send({
      file,
      begin: async (api, signal) => {
        const Fingerprint = await computeFingerprint(file, signal);
        const about = { FileName: file.name.slice(-120), Bytes: file.size, Fingerprint, ...toInput(stated) };
        const { Row } = await api('StartTradeImport', about);
        return { id: Row.ImportID, received: Row.Received };
      },
      onSent: (id) => {
        clear();
        void navigate(toConsoleScreenPath(edition, 'tradeImport', id));
      },
    });
  };
  return (
    <>
      <StatementFields value={stated} onChange={setTyped} isFormStated />
      <div className={layout['actions']}>
        <WaitingButton
          variant="primary"
          pending={sending.isPending}
          waitsFor={file === null ? 'file' : isReady ? null : 'input'}
          onClick={send}
        >
          {t.upload}
        </WaitingButton>
        {sending.isPending && <Button onClick={sending.stop}>{t.stop}</Button>}
      </div>
      <SendingProgress sending={sending} />
    </>
  );
}
