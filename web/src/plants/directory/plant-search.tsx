import type { SuggestedPlant } from '@btc/contract/plants/plant-search.ts';
import { toPlantPath } from '@btc/contract/plants/plant-paths.ts';
import { type FormEvent, useId, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { SuggestField } from '#ui/form/suggest-field.tsx';
import { toOrigin, formatOtherName, formatPlantName } from '../plant-names.ts';
import { StateMark } from '../room/state-mark.tsx';
import { freshView, type PlantsState, plantsAddress } from './directory-address.ts';
import { messages } from './messages.ts';
import styles from './plant-search.module.css';
import { recordSearch } from './record-search.ts';
import { maxWords, useSuggestions } from './use-suggestions.ts';

/** A plain form until it is focused, then a combobox that suggests plants. */
export function PlantSearch({ state, examples }: { state: PlantsState; examples: readonly string[] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState(state.words);
  const [isWanted, setWanted] = useState(false);
  const rows = useSuggestions(isWanted ? typed : '', state.meat)?.rows ?? null;
  const open = (plant: SuggestedPlant) => {
    recordSearch({ meat: state.meat, words: typed, count: rows?.length ?? 0, plantId: plant.PlantID });
    void navigate(toPlantPath(edition, plant.PlantID));
  };
  const all = freshView(state, { view: 'directory' });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(plantsAddress(edition, { ...all, origins: state.origins, words: typed.trim() }));
  };
  return (
    <search className={styles['search']}>
      <Form action={plantsAddress(edition, all).split('?')[0] ?? ''} className={styles['form']} onSubmit={onSubmit}>
        {edition === 'en' && state.meat === 'pork' && <input type="hidden" name="meat" value="pork" />}
        <label id={`${id}-label`} htmlFor={id} className={styles['label']}>
          {t.searchLabel}
        </label>
        <div className={styles['box']}>
          <SuggestField
            labelledBy={`${id}-label`}
            text={typed}
            onType={(text) => {
              setTyped(text);
              setWanted(true);
            }}
            onOpen={() => setWanted(true)}
            rows={rows}
            toKey={({ PlantID }) => String(PlantID)}
            toName={(plant) => `${plant.PlantNo} ${formatPlantName(edition, plant)}`}
            renderRow={(plant) => <Suggestion plant={plant} />}
            onChoose={open}
            nothing={t.noSuggestion}
            input={{
              id,
              name: 'q',
              className: styles['input'] ?? '',
              placeholder: t.searchPlaceholder(examples),
              maxLength: maxWords,
            }}
          />
        </div>
        <Button type="submit" variant="primary">
          {t.search}
        </Button>
      </Form>
    </search>
  );
}

function Suggestion({ plant }: { readonly plant: SuggestedPlant }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const other = formatOtherName(edition, plant);
  return (
    <div className={styles['option']}>
      <span className={styles['number']}>{plant.PlantNo}</span>
      <span className={styles['name']}>
        {formatPlantName(edition, plant)}
        <span className={shared['under']}>
          {toOrigin(edition, plant)}
          {other !== null && <span lang={other.lang}> · {other.text}</span>}
          {plant.OldNumber !== null && ` · ${t.formerly(plant.OldNumber)}`}
        </span>
      </span>
      <StateMark state={plant.State} />
    </div>
  );
}
