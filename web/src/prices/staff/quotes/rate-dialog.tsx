import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { todayInShanghai } from './sheet-address.ts';
import { en } from './terms-words.en.ts';
import { zh } from './terms-words.zh.ts';

interface RateDialogProps {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** The exchange rate of a day. */
export function RateDialog({ onClose, onChanged }: RateDialogProps) {
  const t = useMessages({ cn: zh, en });
  const [day, setDay] = useState(todayInShanghai);
  const [rate, setRate] = useState('');
  const [source, setSource] = useState('');
  const value = Number(rate);
  const isRate = /^\d{1,2}(?:\.\d{1,6})?$/.test(rate.trim()) && value >= 0.1;
  return (
    <ActionDialog
      title={t.addRate}
      what={<p>{t.ratesWhat}</p>}
      confirm={t.save}
      isReady={isRate && day !== '' && source.trim() !== ''}
      work={(api) => api('SaveExchangeRate', { Day: day, CnyPerUsd: value, Source: source.trim() })}
      done={t.saved}
      onClose={onClose}
      onChanged={onChanged}
    >
      <div className="c-stack">
        <TextField label={t.day} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        <TextField
          label={t.rate}
          inputMode="decimal"
          maxLength={9}
          value={rate}
          onChange={(event) => setRate(event.target.value)}
        />
        <TextField label={t.source} maxLength={80} value={source} onChange={(event) => setSource(event.target.value)} />
      </div>
    </ActionDialog>
  );
}
