import type { OpenSurveyItem } from '@btc/contract/prices/survey.ts';
import { type Opinion, opinions, type SurveyRole, surveyRoles } from '@btc/contract/prices/week-codes.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { Button } from '#ui/button.tsx';
import { bindDraft } from '#ui/form/bind-draft.ts';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import styles from './week.module.css';

interface Draft {
  readonly opinion: Opinion | '';
  readonly role: SurveyRole;
  readonly low: string;
  readonly high: string;
  readonly note: string;
}

type Issue = 'chooseOpinion' | 'wrongPrice' | 'wrongOrder' | 'failed' | 'closedNow';

function toDraft({ Own }: OpenSurveyItem): Draft {
  return {
    opinion: Own?.Opinion ?? '',
    role: Own?.Role ?? 'importer',
    low: Own?.ExpectLow?.toString() ?? '',
    high: Own?.ExpectHigh?.toString() ?? '',
    note: Own?.Note ?? '',
  };
}

const pricePattern = /^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,4})?$/;

/** What is wrong with a draft before it is sent. */
export function toIssue({ opinion, low, high }: Pick<Draft, 'opinion' | 'low' | 'high'>): Issue | null {
  if (opinion === '') return 'chooseOpinion';
  if ([low, high].some((text) => text !== '' && !pricePattern.test(text))) return 'wrongPrice';
  return low !== '' && high !== '' && Number(low) > Number(high) ? 'wrongOrder' : null;
}

interface SurveyFormProps {
  readonly item: OpenSurveyItem;
  readonly onDone: () => void;
}

/** Sends what a member expects; a failure leaves everything as typed. */
function useOpinion({ item, onDone }: SurveyFormProps, draft: Draft) {
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  const { revalidate } = useRevalidator();
  const [issue, setIssue] = useState<Issue | null>(null);
  const [isPending, setPending] = useState(false);
  const send = async () => {
    const { opinion, role, low, high, note } = draft;
    if (opinion === '') return;
    setPending(true);
    try {
      await browserApi()('AddWebBeefPriceDataOpinion', {
        isEn,
        ItemID: item.ItemID,
        Opinion: opinion,
        Role: role,
        ...(low === '' ? {} : { ExpectLow: low }),
        ...(high === '' ? {} : { ExpectHigh: high }),
        ...(note.trim() === '' ? {} : { Note: note }),
      });
      await revalidate();
      showToast(t.saved);
      onDone();
    } catch (error) {
      const isClosed = isApiError(error) && error.data.List?.some(({ Rule }) => Rule === 'closed') === true;
      setIssue(isClosed ? 'closedNow' : 'failed');
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = toIssue(draft);
    setIssue(found);
    if (found === null && !isPending) void send();
  };
  return { issue, isPending, submit };
}

/** Asks what a member expects. */
export function SurveyForm({ item, onDone }: SurveyFormProps) {
  const t = useMessages({ cn: zh, en });
  const [draft, setDraft] = useState(() => toDraft(item));
  const { issue, isPending, submit } = useOpinion({ item, onDone }, draft);
  const { text, choice } = bindDraft(draft, setDraft);
  return (
    <form noValidate onSubmit={submit} className={styles['form']}>
      <SegmentedControl
        label={t.ask}
        options={opinions.map((value) => ({ value, label: t.opinions[value] }))}
        {...choice('opinion')}
      />
      <Select
        label={t.role}
        options={surveyRoles.map((value) => ({ value, label: t.roles[value] }))}
        {...choice('role')}
      />
      <div className={styles['pair']}>
        {(['low', 'high'] as const).map((end) => (
          <TextField
            key={end}
            label={end === 'low' ? t.expectLow : t.expectHigh}
            hint={`${item.Unit} · ${t.optional}`}
            inputMode="decimal"
            maxLength={14}
            value={draft[end]}
            onChange={(event) => setDraft({ ...draft, [end]: event.target.value.trim() })}
          />
        ))}
      </div>
      <TextField label={t.note} hint={t.noteHint} maxLength={300} {...text('note')} />
      <div aria-live="polite">{issue !== null && <p className={styles['error']}>{t[issue]}</p>}</div>
      <div className={styles['bar']}>
        <Button type="submit" variant="primary" pending={isPending}>
          {t.submit}
        </Button>
        <Button onClick={onDone}>{t.cancel}</Button>
      </div>
    </form>
  );
}
