import { cargoForms, cargoStorages, plantMeats } from '@btc/contract/plants/plant-codes.ts';
import { toCargoCheckPath } from '@btc/contract/plants/plant-paths.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { bindDraft } from '#ui/form/bind-draft.ts';
import { useOptions } from '#ui/form/named-options.ts';
import {
  type CargoDate,
  cargoDates,
  type CargoField,
  cargoSearch,
  type CargoState,
  formatDateName,
  toFieldName,
  missingFields,
} from '@btc/contract/plants/cargo-address.ts';
import type { CargoData } from './cargo-query.ts';
import styles from './cargo.module.css';
import { messages } from './messages.ts';

const meatOrigins = origins.filter(({ code }) => code !== 'OTH');
interface FormPartProps {
  readonly offal: CargoData['offal'];
  readonly draft: CargoState;
  readonly onChange: (draft: CargoState) => void;
  readonly toIssue: (field: CargoField) => string | null;
}

/** A plain form, so that it works without script. */
export function CargoForm({ state, offal }: Pick<CargoData, 'state' | 'offal'>) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(state);
  const [isSent, setSent] = useState(state.isAsked);
  const missing = isSent ? missingFields(draft) : [];
  const issues: Readonly<Partial<Record<CargoField, string>>> = t.missing;
  const part: FormPartProps = {
    offal,
    draft,
    onChange: setDraft,
    toIssue: (field) => (missing.includes(field) ? (issues[field] ?? null) : null),
  };
  return (
    <Form
      action={toCargoCheckPath(edition)}
      className={classNames(shared['stack4'], styles['form'])}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        const [first] = missingFields(draft);
        if (first !== undefined) {
          const field = event.currentTarget.elements.namedItem(toFieldName(first));
          if (field instanceof HTMLElement) field.focus();
          return;
        }
        void navigate(toCargoCheckPath(edition) + cargoSearch(draft), { preventScrollReset: true });
      }}
    >
      <CargoFields {...part} />
      <DateFields {...part} />
      <div>
        <Button type="submit" variant="primary">
          {t.check}
        </Button>
      </div>
    </Form>
  );
}

function CargoFields({ offal, draft, onChange, toIssue }: FormPartProps) {
  const t = useMessages(messages);
  const originOptions = useOptions(meatOrigins);
  const cuts = useOptions(offal[draft.meat]);
  const { text, choice } = bindDraft(draft, onChange);
  return (
    <fieldset className={styles['fields']}>
      <legend>{t.form}</legend>
      <Select
        name="meat"
        label={t.meat}
        options={plantMeats.map((meat) => ({ value: meat, label: t.meats[meat] }))}
        value={draft.meat}
        onChange={(meat) => onChange({ ...draft, meat, cut: '' })}
      />
      <Select
        name="origin"
        label={t.origin}
        required
        error={toIssue('origin')}
        options={[{ value: '', label: t.chooseOrigin }, ...originOptions]}
        value={originOptions.find(({ value }) => value === draft.origin)?.value ?? ''}
        onChange={(origin) => onChange({ ...draft, origin })}
      />
      <TextField
        name="no"
        label={t.number}
        hint={t.numberHint}
        required
        error={toIssue('number')}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...text('number')}
      />
      <Select
        name="storage"
        label={t.storage}
        options={cargoStorages.map((storage) => ({ value: storage, label: t.storages[storage] }))}
        {...choice('storage')}
      />
      <Select
        name="form"
        label={t.product}
        options={cargoForms.map((form) => ({ value: form, label: t.forms[form] }))}
        {...choice('form')}
      />
      {draft.form === 'offal' && (
        <Select
          name="cut"
          label={t.cut}
          options={[{ value: '', label: t.anyCut }, ...cuts]}
          value={cuts.find(({ value }) => value === draft.cut)?.value ?? ''}
          onChange={(cut) => onChange({ ...draft, cut })}
        />
      )}
    </fieldset>
  );
}

const requiredDates: ReadonlySet<CargoDate> = new Set(['production', 'shipping']);

function DateFields({ draft, onChange, toIssue }: FormPartProps) {
  const t = useMessages(messages);
  return (
    <fieldset className={styles['fields']}>
      <legend>{t.dates}</legend>
      {cargoDates.map((date) => (
        <TextField
          key={date}
          type="date"
          name={formatDateName(date)}
          label={t.date[date]}
          required={requiredDates.has(date)}
          error={toIssue(date)}
          value={draft.dates[date]}
          onChange={({ target }) => onChange({ ...draft, dates: { ...draft.dates, [date]: target.value } })}
        />
      ))}
      <p className={classNames(shared['note'], styles['hint'])}>{t.datesHint}</p>
    </fieldset>
  );
}
