import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { DayField } from '#shell/console/day-field.tsx';
import { messages } from './file-messages.ts';

interface PublishedFieldProps {
  readonly value: string;
  /** What counts where none is entered; null: not known yet. */
  readonly found: string | null;
  readonly onChange: (day: string) => void;
}

/** The day a file was published on, where it is not what the file says of itself. */
export function PublishedField({ value, found, onChange }: PublishedFieldProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <DayField
      label={t.publishedOn}
      hint={found === null ? t.publishedHint : t.publishedFound(format.date(found))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
