import type { Api } from '@btc/contract/client.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { SheetKey } from './sheet-draft.ts';
import { useMarketName } from './use-market-name.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { QuoteTable } from './publish-dialog.tsx';
import type { SheetLines } from './sheet-lines.ts';

interface WithdrawSheetDialogProps {
  readonly lines: SheetLines;
  readonly sheet: SheetKey;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** All published quotes of a sheet at once, as when they stand on the wrong day: they become drafts again. */
export function WithdrawSheetDialog({ lines, sheet, onClose, onChanged }: WithdrawSheetDialogProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const marketName = useMarketName();
  const [reason, setReason] = useState('');
  // As it was when the dialog opened: where others have published meanwhile, the server refuses.
  const [published] = useState(() => lines.views().filter(({ state }) => state === 'published'));
  const count = format.number(published.length);
  const work = (api: Api) =>
    api('WithdrawQuoteSheet', {
      Meat: sheet.meat,
      MarketType: sheet.market,
      Date: sheet.day,
      Published: published.length,
      Reason: reason.trim(),
    });
  const name = t.sheetLabel(t.meatNames[sheet.meat], marketName(sheet.market), format.date(sheet.day));
  return (
    <ActionDialog
      title={t.withdrawSheetTitle}
      what={
        <>
          <p>{name}</p>
          <p>{t.withdrawSheetWhat(count)}</p>
        </>
      }
      confirm={t.withdrawSheetConfirm(count)}
      isReady={published.length > 0 && reason.trim() !== ''}
      isWide
      work={work}
      done={t.sheetWithdrawn(count)}
      onClose={onClose}
      onChanged={onChanged}
    >
      <div className="c-stack">
        <TextField
          label={t.reason}
          required
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <QuoteTable caption={t.toWithdraw} rows={published} />
      </div>
    </ActionDialog>
  );
}
