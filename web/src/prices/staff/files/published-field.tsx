import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { DayField } from '#shell/console/filters/day-field.tsx';
import { messages } from './file-messages.ts';

interface PublishedFieldProps {
  readonly value: string;
  /** Day that applies where none is entered; null while unknown. */
  readonly found: string | null;
  readonly onChange: (day: string) => void;
}

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
