import type { SuggestedPlant } from '@btc/contract/plants/plant-search.ts';
import { plantPath } from '@btc/contract/plants/plant-paths.ts';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import hidden from '#ui/base/hidden.module.css';
import { Button } from '#ui/button.tsx';
import { toOrigin, otherName, plantName } from '../plant-names.ts';
import { StateMark } from '../room/state-mark.tsx';
import { beganView, type PlantsState, plantsAddress } from './directory-address.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import styles from './plant-search.module.css';
import { recordSearch } from './record-search.ts';
import { maxWords, useSuggestions } from './use-suggestions.ts';

/** What is typed, the plants that fit it, the one that the arrow keys have come to, and where all that leads. */
function usePlantSearch(state: PlantsState) {
  const edition = useEdition();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(state.words);
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState<number | null>(null);
  const found = useSuggestions(isOpen ? typed : '', state.meat);
  const rows = found?.rows ?? [];
  const chosen = index === null ? undefined : rows[index];
  const close = () => {
    setOpen(false);
    setIndex(null);
  };
  const open = (plant: SuggestedPlant) => {
    recordSearch({ meat: state.meat, words: typed, count: rows.length, plantId: plant.PlantID });
    close();
    void navigate(plantPath(edition, plant.PlantID));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) return open(chosen);
    close();
    const all = beganView(state, { view: 'directory' });
    void navigate(plantsAddress(edition, { ...all, origins: state.origins, words: typed.trim() }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && found !== null) {
      event.preventDefault();
      close();
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    setOpen(true);
    if (rows.length > 0) setIndex(stepped(index, step, rows.length));
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    setOpen(true);
    setIndex(null);
  };
  const input = { value: typed, onChange, onKeyDown, onBlur: close };
  return { rows, isShown: found !== null, chosen, open, onSubmit, input };
}

/** The one search field: anything one may know of a plant. A plain form until script runs, then a combobox that suggests plants. */
export function PlantSearch({ state, examples }: { state: PlantsState; examples: readonly string[] }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const id = useId();
  const { rows, isShown, chosen, open, onSubmit, input } = usePlantSearch(state);
  return (
    <search className={styles['search']}>
      <Form
        action={plantsAddress(edition, beganView(state, { view: 'directory' })).split('?')[0] ?? ''}
        className={styles['form']}
        onSubmit={onSubmit}
      >
        {edition === 'en' && state.meat === 'pork' && <input type="hidden" name="meat" value="pork" />}
        <label htmlFor={id} className={styles['label']}>
          {t.searchLabel}
        </label>
        <div className={styles['box']}>
          <input
            id={id}
            type="text"
            inputMode="search"
            name="q"
            className={styles['input']}
            {...input}
            placeholder={t.searchPlaceholder(examples)}
            maxLength={maxWords}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen === undefined ? undefined : `${id}-${chosen.PlantID}`}
          />
          <div className={styles['popup']} hidden={!isShown}>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list suggests more than bare words */}
            <div id={`${id}-list`} role="listbox" aria-label={t.suggestions}>
              {rows.map((plant) => (
                <Suggestion
                  key={plant.PlantID}
                  id={`${id}-${plant.PlantID}`}
                  plant={plant}
                  isChosen={plant === chosen}
                  onOpen={() => open(plant)}
                />
              ))}
            </div>
            {isShown && rows.length === 0 && <p className={styles['none']}>{t.noSuggestion}</p>}
          </div>
          <Announcement count={isShown ? rows.length : null} />
        </div>
        <Button type="submit" variant="primary">
          {t.search}
        </Button>
      </Form>
    </search>
  );
}

/** The next place of the list, round its ends; null is the field itself. */
function stepped(index: number | null, step: number, count: number): number | null {
  const at = index === null ? (step > 0 ? 0 : count - 1) : index + step;
  return at < 0 || at >= count ? null : at;
}

interface SuggestionProps {
  readonly id: string;
  readonly plant: SuggestedPlant;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

function Suggestion({ id, plant, isChosen, onOpen }: SuggestionProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const other = otherName(edition, plant);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has keyboard and focus
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its list
      role="option"
      aria-selected={isChosen}
      className={styles['option']}
      // Before the field loses the focus, which would close the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <span className={styles['number']}>{plant.PlantNo}</span>
      <span className={styles['name']}>
        {plantName(edition, plant)}
        <span className={styles['other']}>
          {toOrigin(edition, plant)}
          {other !== null && <span lang={other.lang}> · {other.text}</span>}
          {plant.OldNumber !== null && ` · ${t.formerly(plant.OldNumber)}`}
        </span>
      </span>
      <StateMark state={plant.State} />
    </div>
  );
}

/** Tells those who cannot see the list that there is one. */
function Announcement({ count }: { count: number | null }) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  return (
    <output className={hidden['hidden']}>
      {count === null ? '' : count === 0 ? t.noSuggestion : t.suggestionCount(format.number(count))}
    </output>
  );
}
