import type { OpenSurveyItem } from '@btc/contract/prices/survey.ts';
import { opinions, surveyRoles } from '@btc/contract/prices/week-codes.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { rules } from 'form-rules:AddWebBeefPriceDataOpinion';
import { useRevalidator } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { digitsCodec } from '#platform/forms/form-values.ts';
import { callFields } from '#ui/call-form/call-fields.tsx';
import { CallForm } from '#ui/call-form/call-form.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from './messages.ts';
import styles from './week.module.css';

const { Line, Choice, Segments } = callFields<'AddWebBeefPriceDataOpinion'>();

function isClosed(error: unknown): boolean {
  return isApiError(error) && error.data.List?.some(({ Rule }) => Rule === 'closed') === true;
}

interface SurveyFormProps {
  readonly item: OpenSurveyItem;
  readonly onDone: () => void;
}

export function SurveyForm({ item, onDone }: SurveyFormProps) {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  const { revalidate } = useRevalidator();
  const hint = `${item.Unit} · ${t.optional}`;
  return (
    <CallForm
      operation="AddWebBeefPriceDataOpinion"
      rules={rules}
      codecs={{ ExpectLow: digitsCodec, ExpectHigh: digitsCodec }}
      row={item.Own}
      initial={{ Role: 'importer' }}
      fixed={() => ({ isEn, ItemID: item.ItemID })}
      draftName={`survey.${item.ItemID}`}
      labels={t.fields}
      issues={t.issues}
      confirm={t.submit}
      className={styles['form']}
      onCancel={onDone}
      onDone={async () => {
        await revalidate();
        showToast(t.saved);
        onDone();
      }}
      toFailureText={(error, usual) => (isClosed(error) ? t.closedNow : usual)}
    >
      <Segments name="Opinion" of={toOptions(opinions, t.opinions)} />
      <Choice name="Role" of={toOptions(surveyRoles, t.roles)} />
      <div className={styles['pair']}>
        <Line name="ExpectLow" hint={hint} inputMode="decimal" />
        <Line name="ExpectHigh" hint={hint} inputMode="decimal" />
      </div>
      <Line name="Note" hint={t.noteHint} />
    </CallForm>
  );
}
