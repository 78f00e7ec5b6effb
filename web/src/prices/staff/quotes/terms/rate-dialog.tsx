import type { DayRate } from '@btc/contract/prices/price-fields.ts';
import { rules } from 'form-rules:SaveExchangeRate';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { messages } from './terms-messages.ts';

const { Line, Day, Confirm } = deskFields<'SaveExchangeRate'>();

interface RateDialogProps {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function RateDialog(dialog: RateDialogProps) {
  const t = useMessages(messages);
  return (
    <FormDialog
      operation="SaveExchangeRate"
      rules={rules}
      row={null}
      id={null}
      initial={{ Day: todayInShanghai() }}
      title={t.addRate}
      what={<p>{t.ratesWhat}</p>}
      confirm={t.save}
      done={t.saved}
      {...dialog}
    >
      <Day name="Day" />
      <Line name="CnyPerUsd" />
      <Confirm name="Confirmed" of="CnyPerUsd" rule="jump">
        {t.rateJump}
      </Confirm>
      <Line name="Source" />
    </FormDialog>
  );
}

export function RemoveRateDialog({ rate, onClose, onChanged }: RateDialogProps & { readonly rate: DayRate }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ActionDialog
      title={t.removeRate}
      what={<p>{t.removeRateWhat(format.date(rate.Day), format.number(rate.CnyPerUsd, 4), rate.Source)}</p>}
      confirm={t.remove}
      work={(api) => api('DeleteExchangeRate', { Day: rate.Day, Source: rate.Source })}
      done={t.removed}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}
