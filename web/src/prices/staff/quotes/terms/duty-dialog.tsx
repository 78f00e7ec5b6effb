import type { PriceDuty } from '@btc/contract/prices/landed-cost.ts';
import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import { dutyKinds } from '@btc/contract/safeguard/duty.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { rules } from 'form-rules:SavePriceDuty';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import layout from '#shell/console/layout.module.css';
import { useOptions } from '#ui/form/named-options.ts';
import { toOptions } from '#ui/form/select.tsx';
import { messages } from './terms-messages.ts';

const { Line, Day, Choice, Find } = deskFields<'SavePriceDuty'>();

interface DutyDialogProps {
  readonly meat: PriceMeat;
  readonly duty: PriceDuty | null;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function useDutyName(): (duty: PriceDuty) => string {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  const format = useFormat();
  return (duty) =>
    [
      isEn ? duty.OriginEn : duty.OriginCn,
      t.kinds[duty.Kind],
      duty.Percent === null ? t.rateUnknown : format.percent(duty.Percent),
      format.date(duty.From),
    ].join(' · ');
}

export function RemoveDutyDialog({ duty, onClose, onChanged }: Omit<DutyDialogProps, 'meat'> & { duty: PriceDuty }) {
  const t = useMessages(messages);
  const formatName = useDutyName();
  return (
    <ActionDialog
      title={t.removeDuty}
      what={<p>{t.removeDutyWhat(formatName(duty))}</p>}
      confirm={t.remove}
      work={(api) => api('DeletePriceDuty', { Meat: duty.Meat, DutyID: duty.DutyID, Expected: duty })}
      done={t.removed}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}

export function DutyDialog({ meat, duty, ...dialog }: DutyDialogProps) {
  const t = useMessages(messages);
  return (
    <FormDialog
      operation="SavePriceDuty"
      rules={rules}
      row={duty}
      id={duty?.DutyID ?? meat}
      history={duty === null ? undefined : { Kind: 'price-duty', ID: String(duty.DutyID) }}
      initial={{ Origin: 'ALL', Kind: 'mfn', From: todayInShanghai() }}
      fixed={(known) => ({ Meat: meat, ...(known === null ? {} : { DutyID: known.DutyID, Expected: known }) })}
      refetch={async (api, { DutyID }) => {
        const { Rows } = await api('GetPriceDuties', { Meat: meat });
        return Rows.find((row) => row.DutyID === DutyID) ?? null;
      }}
      labels={{ Percent: t.percent, PercentTo: t.percentTo }}
      issues={{ 'PercentTo.order': t.percentOrder, 'Until.order': t.untilOrder }}
      title={duty === null ? t.addDuty : t.editDuty}
      what={<p>{t.dutiesWhat}</p>}
      confirm={t.save}
      done={t.saved}
      {...dialog}
    >
      <div className={layout['grid']}>
        <Find name="Origin" of={[{ value: 'ALL', label: t.allOrigins }, ...useOptions<string>(origins)]} />
        <Choice name="Kind" of={toOptions(dutyKinds, t.kinds)} />
        <Line name="Percent" />
        <Line name="PercentTo" />
        <Day name="From" />
        <Day name="Until" />
        <Line name="NoteCn" />
        <Line name="NoteEn" />
        <Line name="SourceCn" />
        <Line name="SourceEn" />
      </div>
    </FormDialog>
  );
}
