import type { DeskRelease } from '@btc/contract/trade/desk/release-desk.ts';
import { rules } from 'form-rules:StateReleaseDay';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { formatSpanText } from '../../words/periods.ts';
import { messages } from './release-messages.ts';

const { Day } = deskFields<'StateReleaseDay'>();

interface DayDialogProps {
  readonly release: DeskRelease;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function toNamed({ Kind, PeriodTo, Date: ExpectedDate }: DeskRelease) {
  return { Kind, PeriodTo, ExpectedDate };
}

export function StateDayDialog({ release, ...dialog }: DayDialogProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const period = formatSpanText(edition, release.PeriodFrom, release.PeriodTo) ?? '';
  return (
    <FormDialog
      operation="StateReleaseDay"
      rules={rules}
      row={release}
      id={`${release.Kind}.${release.PeriodTo}`}
      // Where the rule knows only the month, the day is open.
      toRecord={(known) => ({ ...known, Date: known.Date.length === 10 ? known.Date : '' })}
      fixed={(known) => toNamed(known ?? release)}
      refetch={async (api) => {
        const { Rows } = await api('GetDeskReleases', {});
        return Rows.find(({ Kind, PeriodTo }) => Kind === release.Kind && PeriodTo === release.PeriodTo) ?? null;
      }}
      issues={t.rules}
      title={t.stateTitle}
      what={<p>{t.stateWhat(edition === 'cn' ? release.TitleCn : release.TitleEn, period)}</p>}
      confirm={t.save}
      done={t.saved}
      {...dialog}
    >
      <Day name="Date" />
    </FormDialog>
  );
}

export function ForgetDayDialog({ release, ...dialog }: DayDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { RuleDate: day } = release;
  return (
    <ActionDialog
      title={t.forgetTitle}
      what={<p>{t.forgetWhat(day.length === 7 ? t.inMonth(format.month(day)) : format.date(day))}</p>}
      confirm={t.forget}
      work={(api) => api('ForgetReleaseDay', toNamed(release))}
      done={t.forgotten}
      {...dialog}
    />
  );
}
