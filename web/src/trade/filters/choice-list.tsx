import { useState } from 'react';
import { Checkbox } from '#ui/form/checkbox.tsx';
import styles from './choice-filter.module.css';
import { type Choice, groupChoices } from './choices.ts';

export interface ChoiceListProps {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly most?: number | undefined;
  /** Choices that do not match the search stay in the form, hidden. */
  readonly isShown: (choice: Choice) => boolean;
}

/** Checkboxes by group; at the limit, unticked ones are disabled. */
export function ChoiceList({ name, choices, chosen, most, isShown }: ChoiceListProps) {
  const [ticked, setTicked] = useState<readonly string[]>(chosen);
  const isFull = most !== undefined && ticked.length >= most;
  return groupChoices(choices).map((group) => (
    <div key={group.name} className={styles['group']} hidden={!group.choices.some(isShown)}>
      {group.name !== '' && <p className={styles['heading']}>{group.name}</p>}
      <div className={styles['boxes']}>
        {group.choices.map((choice) => (
          <div key={choice.code} hidden={!isShown(choice)}>
            <Checkbox
              name={name}
              value={choice.code}
              defaultChecked={chosen.includes(choice.code)}
              disabled={isFull && !ticked.includes(choice.code)}
              onChange={({ target }) =>
                setTicked((before) =>
                  target.checked ? [...before, choice.code] : before.filter((code) => code !== choice.code),
                )
              }
            >
              {choice.name}
              {choice.note !== undefined && <span className={styles['note']}> {choice.note}</span>}
            </Checkbox>
          </div>
        ))}
      </div>
    </div>
  ));
}
