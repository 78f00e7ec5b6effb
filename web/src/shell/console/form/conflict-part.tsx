import type { FormValue } from '#platform/forms/form-values.ts';
import type { FieldConflict } from '#platform/forms/merge-record.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import layout from '../layout.module.css';
import { messages } from '../messages.ts';
import styles from './conflict-part.module.css';

interface ConflictPartProps {
  readonly conflicts: readonly FieldConflict[];
  readonly formatLabel: (name: string) => string;
  readonly formatValue?: ((value: FormValue) => string) | undefined;
  readonly onSettle: (conflict: FieldConflict, value: FormValue) => void;
}

export function ConflictPart({ conflicts, formatLabel, formatValue, onSettle }: ConflictPartProps) {
  const t = useMessages(messages);
  const formatPlain = (value: FormValue): string =>
    (typeof value === 'object' ? Object.values(value).map(formatPlain).join(t.separator) : String(value)) || '–';
  return conflicts.map((conflict) => (
    <fieldset key={conflict.name} className={layout['plain']}>
      <legend>{t.bothWrote(formatLabel(conflict.name))}</legend>
      {(['theirs', 'mine'] as const).map((side) => (
        <div key={side} className={styles['side']}>
          <p>
            <b>{t[side]}</b> {(formatValue ?? formatPlain)(conflict[side])}
          </p>
          <Button onClick={() => onSettle(conflict, conflict[side])}>{t.take[side]}</Button>
        </div>
      ))}
    </fieldset>
  ));
}
