import { useRef, useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { messages } from '../messages.ts';
import styles from './choice-filter.module.css';
import { ChoiceList } from './choice-list.tsx';
import { type Choice, isFound } from './choices.ts';
import { closePopover, Popover } from '#ui/overlay/popover.tsx';

export interface ChoiceFilterProps {
  /** Form field name, so that it works without script. */
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onApply: (codes: readonly string[]) => void;
  readonly most?: number | undefined;
  /** Rendered only once it is opened. */
  readonly isLong?: boolean | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly searchHint?: string | undefined;
  readonly align?: 'start' | 'end' | undefined;
  readonly className?: string | undefined;
}

/** Up to this length a list needs no search field. */
const fewChoices = 12;

export function ChoiceFilter(props: ChoiceFilterProps) {
  const { choices, chosen, onApply, onOpen, isLong = false } = props;
  const t = useMessages(messages);
  const list = useRef<HTMLDivElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const [words, setWords] = useState('');
  const ticked = (): readonly string[] =>
    [...(list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(({ value }) => value);
  const found = choices.filter((choice) => isFound(choice, words));
  return (
    <Popover
      label={props.label}
      value={useChosenText(props)}
      align={props.align}
      className={props.className}
      onOpen={() => {
        setOpened(true);
        onOpen?.();
      }}
      onDismiss={(by) => {
        if (by === 'escape') tickOnly(list.current, chosen);
        else if (ticked().join() !== chosen.join()) onApply(ticked());
      }}
    >
      <div className={styles['choices']}>
        {choices.length > fewChoices && (
          <TextField
            label={t.searchIn(props.label)}
            hideLabel
            type="search"
            placeholder={props.searchHint ?? t.searchIn(props.label)}
            className={styles['search']}
            value={words}
            maxLength={40}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        <div key={chosen.join()} ref={list} className={styles['list']}>
          {(!isLong || wasOpened) && <ChoiceList {...props} isShown={(choice) => found.includes(choice)} />}
        </div>
        <FoundCount words={words} count={found.length} />
        <ChoiceButtons onClear={() => onApply([])} onApply={() => onApply(ticked())} />
      </div>
    </Popover>
  );
}

function tickOnly(list: HTMLElement | null, codes: readonly string[]): void {
  for (const box of list?.querySelectorAll('input') ?? []) box.checked = codes.includes(box.value);
}

function useChosenText({ choices, chosen, all }: ChoiceFilterProps): string {
  const t = useMessages(messages);
  const format = useFormat();
  const [first] = chosen;
  if (first === undefined) return all;
  if (chosen.length > 1) return t.countChosen(format.number(chosen.length));
  return choices.find(({ code }) => code === first)?.name ?? first;
}

function FoundCount({ words, count }: { words: string; count: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <p className={styles['count']} aria-live="polite">
      {words.trim() !== '' && t.choicesFound(format.number(count))}
    </p>
  );
}

function ChoiceButtons({ onClear, onApply }: { onClear: () => void; onApply: () => void }) {
  const t = useMessages(messages);
  return (
    <div className={styles['foot']}>
      <Button
        variant="quiet"
        size="small"
        onClick={({ currentTarget }) => {
          closePopover(currentTarget);
          onClear();
        }}
      >
        {t.clearChoice}
      </Button>
      <Button
        type="submit"
        variant="primary"
        size="small"
        onClick={(event) => {
          event.preventDefault();
          closePopover(event.currentTarget);
          onApply();
        }}
      >
        {t.apply}
      </Button>
    </div>
  );
}
