import type { Api } from '@btc/contract/client.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { useDraft } from '#platform/drafts/use-draft.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { useStaff } from '#shell/console/staff.ts';
import shared from '#ui/base/shared.module.css';
import { TextField } from '#ui/form/text-field.tsx';
import type { SheetKey } from './sheet-draft.ts';
import { useMarketName } from '../terms/use-market-name.ts';
import { messages } from '../messages.ts';
import { listSeenCattle, QuoteTable } from './publish-dialog.tsx';
import type { SheetLines } from './sheet-lines.ts';

interface WithdrawSheetDialogProps {
  readonly lines: SheetLines;
  readonly sheet: SheetKey;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Withdraws all published quotes of a sheet, such as one on the wrong day; they become drafts again. */
export function WithdrawSheetDialog({ lines, sheet, onClose, onChanged }: WithdrawSheetDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const marketName = useMarketName();
  const { userId } = useStaff();
  const draft = useDraft(`${userId}.WithdrawQuoteSheet.${sheet.meat}.${sheet.market}.${sheet.day}`, { reason: '' });
  const { reason } = draft.values;
  // As it was when the dialog opened: where others have published meanwhile, the server refuses.
  const [published] = useState(() => lines.views().filter(({ state }) => state === 'published'));
  const count = format.number(published.length);
  const work = async (api: Api) => {
    const fixed = { Date: sheet.day, Reason: reason.trim() };
    await (sheet.market === 'livecattle'
      ? api('WithdrawLiveCattlePrices', { ...fixed, Lines: listSeenCattle(published) })
      : api('WithdrawQuoteSheet', {
          ...fixed,
          Meat: sheet.meat,
          MarketType: sheet.market,
          Published: published.length,
        }));
    draft.clear();
  };
  const name = t.sheetLabel(t.meatNames[sheet.meat], marketName(sheet.market), format.date(sheet.day));
  return (
    <ActionDialog
      title={t.withdrawSheetTitle}
      what={
        <>
          <p>{name}</p>
          <p>{sheet.market === 'livecattle' ? t.withdrawCattleSheet(count) : t.withdrawSheetWhat(count)}</p>
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
      <div className={shared['stack4']}>
        <TextField
          label={t.reason}
          required
          maxLength={300}
          value={reason}
          onChange={(event) => draft.set({ reason: event.target.value })}
        />
        <QuoteTable caption={t.toWithdraw} kind={lines.kind} rows={published} />
      </div>
    </ActionDialog>
  );
}
