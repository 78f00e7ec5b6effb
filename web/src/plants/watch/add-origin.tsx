import { type PlantMeat, plantMeats } from '@btc/contract/plants/plant-codes.ts';
import type { CountedOption } from '@btc/contract/plants/plant-fields.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { useAnswer } from '#platform/answers/use-answer.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useOptions } from '#ui/form/named-options.ts';
import { Select } from '#ui/form/select.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from './messages.ts';
import styles from './watches.module.css';

const none: readonly CountedOption[] = [];

export function AddOrigin() {
  const t = useMessages(messages);
  const edition = useEdition();
  const { revalidate } = useRevalidator();
  const [meat, setMeat] = useState<PlantMeat>('beef');
  const [chosen, setChosen] = useState('');
  const [isPending, setPending] = useState(false);
  const isEn = edition === 'en';
  const answer = useAnswer({
    name: `origins ${meat}`,
    ask: async () => (await browserApi()('GetWebFrontApprovePlantOrigin', { isEn, Meat: meat })).Rows,
  });
  const origins = answer.data ?? none;
  const origin = origins.find(({ Code }) => Code === chosen)?.Code ?? origins[0]?.Code ?? '';
  const add = async () => {
    setPending(true);
    try {
      await browserApi()('AddDeletePlantWatch', { Origin: origin, Meat: meat, IsAdd: true, isEn });
      showToast(t.watchedToast);
      await revalidate();
    } catch (error) {
      const isFull = error instanceof ApiError && error.data.List?.some(({ Rule }) => Rule === 'too_many') === true;
      showToast(isFull ? t.tooMany : formatErrorText(edition, toFailureKey(error)), 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <section className={classNames(shared['stack3'], styles['part'])}>
      <h2>{t.addTitle}</h2>
      <p>{t.addText}</p>
      <div className={classNames(shared['fields'], styles['add'])}>
        <Select
          label={t.meat}
          options={plantMeats.map((value) => ({ value, label: t.meats[value] }))}
          value={meat}
          onChange={setMeat}
        />
        <Select label={t.origin} options={useOptions(origins)} value={origin} onChange={setChosen} />
        <Button pending={isPending} disabled={origin === ''} onClick={() => void add()}>
          {t.add}
        </Button>
      </div>
    </section>
  );
}
