import { fileExtensions } from '@btc/contract/imported-files.ts';
import type { TradeUpload } from '@btc/contract/trade/desk/trade-import.ts';
import { tradeImportRule } from '@btc/contract/trade/desk/import-rule.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { FileField } from '#shell/console/file-field.tsx';
import layout from '#shell/console/layout.module.css';
import { WaitingButton } from '#shell/console/actions/waiting-button.tsx';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { computeFingerprint, OtherFile } from './file-fingerprint.ts';
import { messages } from '../messages.ts';
import { SendingProgress } from './sending-progress.tsx';
import { useSending } from './use-sending.ts';

export function ResumeSending({ upload, onSent }: { readonly upload: TradeUpload; readonly onSent: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const sending = useSending();
  const [file, setFile] = useState<File | null>(null);
  const isOther = sending.failure instanceof OtherFile || (file !== null && file.size !== upload.Bytes);
  const send = () => {
    if (file === null) return;
    sending.send({
      file,
      begin: async (_, signal) => {
        const given = await computeFingerprint(file, signal);
        if (given !== '' && upload.Fingerprint !== null && given !== upload.Fingerprint) throw new OtherFile();
        return { id: upload.ImportID, received: upload.Received };
      },
      onSent,
    });
  };
  return (
    <div className={shared['stack4']}>
      <p>{t.brokenOff(format.percent((upload.Received / upload.Bytes) * 100, 0))}</p>
      {upload.EndsAt !== null && <p className={layout['what']}>{t.endsAt(format.dateTime(upload.EndsAt))}</p>}
      <FileField
        label={t.file}
        error={isOther ? t.otherFile(format.number(upload.Bytes)) : null}
        accept={fileExtensions}
        maxBytes={tradeImportRule.maxBytes}
        disabled={sending.isPending}
        onFile={setFile}
      />
      <div className={layout['actions']}>
        <WaitingButton
          variant="primary"
          pending={sending.isPending}
          waitsFor={file === null || isOther ? 'file' : null}
          onClick={send}
        >
          {t.goOn}
        </WaitingButton>
        {sending.isPending && <Button onClick={sending.stop}>{t.stop}</Button>}
      </div>
      {!(sending.failure instanceof OtherFile) && <SendingProgress sending={sending} />}
    </div>
  );
}
