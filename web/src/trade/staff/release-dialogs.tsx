import type { DeskRelease } from '@btc/contract/trade/desk/release-desk.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { toIssues } from '#shell/console/failure.ts';
import { spanText } from '../periods.ts';
import { en } from './release-words.en.ts';
import { zh } from './release-words.zh.ts';

interface DayDialogProps {
  readonly release: DeskRelease;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function toNamed({ Kind, PeriodTo, Date: ExpectedDate }: DeskRelease) {
  return { Kind, PeriodTo, ExpectedDate };
}

/** States the announced day of a release. */
export function StateDayDialog({ release, today, ...dialog }: DayDialogProps & { readonly today: string }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const [day, setDay] = useState(release.Date.length === 10 ? release.Date : '');
  const [issue, setIssue] = useState<string | null>(null);
  const isReady = day !== '' && (release.Expected || day !== release.Date);
  const period = spanText(edition, release.PeriodFrom, release.PeriodTo) ?? '';
  return (
    <ActionDialog
      title={t.stateTitle}
      what={<p>{t.stateWhat(edition === 'cn' ? release.TitleCn : release.TitleEn, period)}</p>}
      confirm={t.save}
      isReady={isReady}
      work={(api) => api('StateReleaseDay', { ...toNamed(release), Date: day })}
      onFailure={(error) => {
        const rule = toIssues(error)[0]?.Rule;
        setIssue(rule === 'past' || rule === 'early' || rule === 'late' ? t.rules[rule] : null);
      }}
      done={t.saved}
      {...dialog}
    >
      <DayField
        label={t.date}
        min={today}
        value={day}
        error={issue ?? undefined}
        onChange={(event) => {
          setIssue(null);
          setDay(event.target.value);
        }}
      />
    </ActionDialog>
  );
}

/** Takes an announced day back. */
export function ForgetDayDialog({ release, ...dialog }: DayDialogProps) {
  const t = useMessages({ cn: zh, en });
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
