import type { DayRate } from '@btc/contract/prices/price-fields.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { toIssues } from '#shell/console/failure.ts';
import { bindDraft } from '#ui/form/bind-draft.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { en } from './terms-words.en.ts';
import { zh } from './terms-words.zh.ts';

interface RateDialogProps {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function isRate(text: string): boolean {
  const value = Number(text);
  return /^\d{1,3}(?:\.\d{1,6})?$/.test(text) && value >= 0.1 && value <= 100;
}

/** The exchange rate of a day; one far from the rate before is asked about. */
export function RateDialog(dialog: RateDialogProps) {
  const t = useMessages({ cn: zh, en });
  const [draft, setDraft] = useState(() => ({ day: todayInShanghai(), rate: '', source: '' }));
  /** What the server found far from the rate before. */
  const [request, setRequest] = useState<string | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const { text } = bindDraft(draft, setDraft);
  const { day, source } = draft;
  const rate = draft.rate.trim();
  const isJump = request === `${day} ${rate}`;
  const dayIssue = day > todayInShanghai() ? t.dayToCome : null;
  const rateIssue = rate === '' || isRate(rate) ? null : t.rateForm;
  return (
    <ActionDialog
      title={t.addRate}
      what={<p>{t.ratesWhat}</p>}
      confirm={t.save}
      isReady={isRate(rate) && day !== '' && dayIssue === null && source.trim() !== '' && (!isJump || isConfirmed)}
      work={(api) =>
        api('SaveExchangeRate', {
          Day: day,
          CnyPerUsd: Number(rate),
          Source: source.trim(),
          Confirmed: isJump && isConfirmed,
        })
      }
      onFailure={(error) => {
        setRequest(toIssues(error).some(({ Rule }) => Rule === 'jump') ? `${day} ${rate}` : null);
        setConfirmed(false);
      }}
      done={t.saved}
      {...dialog}
    >
      <div className="c-stack">
        <DayField label={t.day} required error={dayIssue} {...text('day')} />
        <TextField label={t.rate} inputMode="decimal" required maxLength={10} error={rateIssue} {...text('rate')} />
        <TextField label={t.source} required maxLength={80} {...text('source')} />
        {isJump && (
          <Checkbox checked={isConfirmed} onChange={(event) => setConfirmed(event.target.checked)}>
            {t.rateJump}
          </Checkbox>
        )}
      </div>
    </ActionDialog>
  );
}

/** Takes an entered rate out. */
export function RemoveRateDialog({ rate, onClose, onChanged }: RateDialogProps & { readonly rate: DayRate }) {
  const t = useMessages({ cn: zh, en });
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
