import type { DayRate } from '@btc/contract/prices/price-fields.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { toIssues } from '#shell/console/failure.ts';
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
export function RateDialog({ onClose, onChanged }: RateDialogProps) {
  const t = useMessages({ cn: zh, en });
  const [day, setDay] = useState(todayInShanghai);
  const [rate, setRate] = useState('');
  const [source, setSource] = useState('');
  /** What the server found far from the rate before. */
  const [request, setRequest] = useState<string | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const typed = rate.trim();
  const isJump = request === `${day} ${typed}`;
  const dayIssue = day > todayInShanghai() ? t.dayToCome : null;
  const rateIssue = typed === '' || isRate(typed) ? null : t.rateForm;
  return (
    <ActionDialog
      title={t.addRate}
      what={<p>{t.ratesWhat}</p>}
      confirm={t.save}
      isReady={isRate(typed) && day !== '' && dayIssue === null && source.trim() !== '' && (!isJump || isConfirmed)}
      work={async (api) => {
        try {
          const values = { Day: day, CnyPerUsd: Number(typed), Source: source.trim() };
          await api('SaveExchangeRate', { ...values, Confirmed: isJump && isConfirmed });
        } catch (error) {
          const isFar = toIssues(error).some(({ Rule }) => Rule === 'jump');
          setRequest(isFar ? `${day} ${typed}` : null);
          setConfirmed(false);
          throw error;
        }
      }}
      done={t.saved}
      onClose={onClose}
      onChanged={onChanged}
    >
      <div className="c-stack">
        <DayField
          label={t.day}
          required
          error={dayIssue}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField
          label={t.rate}
          inputMode="decimal"
          required
          maxLength={10}
          error={rateIssue}
          value={rate}
          onChange={(event) => setRate(event.target.value)}
        />
        <TextField
          label={t.source}
          required
          maxLength={80}
          value={source}
          onChange={(event) => setSource(event.target.value)}
        />
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
