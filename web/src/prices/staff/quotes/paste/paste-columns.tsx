import { useMessages } from '#i18n/messages.ts';
import layout from '#shell/console/layout.module.css';
import type { Option } from '#ui/form/select.tsx';
import { messages as sheetMessages } from '../messages.ts';
import { sheetFields, type SheetKind } from '../sheet/typed-line.ts';
import { ChoiceList } from './choice-list.tsx';
import { messages } from './paste-messages.ts';
import type { ColumnMeaning } from './read/paste-words.data.ts';
import styles from './paste.module.css';

interface PasteColumnsProps {
  readonly kind: SheetKind;
  /** Headings of columns with unknown content, by column position. */
  readonly undecided: ReadonlyMap<number, string>;
  readonly chosen: ReadonlyMap<number, ColumnMeaning>;
  readonly onChoose: (column: number, meaning: ColumnMeaning | null) => void;
}

function toMeaning(value: string): ColumnMeaning | null {
  const field = sheetFields.find((one) => one === value);
  if (field !== undefined) return { kind: 'field', field };
  return value === 'names' || value === 'left' ? { kind: value } : null;
}

function toValue(meaning: ColumnMeaning | undefined): string {
  if (meaning === undefined) return '';
  return meaning.kind === 'field' ? meaning.field : meaning.kind;
}

export function PasteColumns({ kind, undecided, chosen, onChoose }: PasteColumnsProps) {
  const t = useMessages(messages);
  const { fields } = useMessages(sheetMessages);
  const columns = [...new Set([...undecided.keys(), ...chosen.keys()])].toSorted((one, other) => one - other);
  if (columns.length === 0) return null;
  const options: readonly Option[] = [
    { value: '', label: t.columnOpen },
    { value: 'left', label: t.columnLeft },
    { value: 'names', label: t.columnNames },
    ...kind.fields.map((field) => ({ value: field, label: fields[field] })),
  ];
  return (
    <fieldset className={styles['columns']}>
      <legend>{t.columnsTitle}</legend>
      <p className={layout['sub']}>{t.columnsWhat}</p>
      <div className={styles['choices']}>
        {columns.map((column) => (
          <ChoiceList
            key={column}
            label={t.column(String(column + 1), undecided.get(column) ?? '')}
            options={options}
            value={toValue(chosen.get(column))}
            onChange={(value) => onChoose(column, toMeaning(value))}
          />
        ))}
      </div>
    </fieldset>
  );
}
