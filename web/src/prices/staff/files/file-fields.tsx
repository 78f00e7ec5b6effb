import { priceFileRule } from '@btc/contract/prices/desk/price-file-rule.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { DayField } from '#shell/console/day-field.tsx';
import { FileField } from '#shell/console/file-field.tsx';
import { en } from './file-words.en.ts';
import { zh } from './file-words.zh.ts';

interface PriceFileFieldProps {
  readonly onFile: (file: File | null) => void;
  readonly onChosen: () => void;
}

/** The file itself. */
export function PriceFileField({ onFile, onChosen }: PriceFileFieldProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  return (
    <FileField
      label={t.file}
      hint={t.fileHint(format.number(priceFileRule.maxBytes / 1024 / 1024))}
      maxBytes={priceFileRule.maxBytes}
      accept={priceFileRule.extensions.join(',')}
      onFile={(file) => {
        onChosen();
        onFile(file);
      }}
    />
  );
}

interface PublishedFieldProps {
  readonly value: string;
  /** What counts where none is entered; null: not known yet. */
  readonly found: string | null;
  readonly onChange: (day: string) => void;
}

/** The day a file was published on, where it is not what the file says of itself. */
export function PublishedField({ value, found, onChange }: PublishedFieldProps) {
  const t = useMessages({ cn: zh, en });
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
