import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { FieldFrame } from '#ui/form/field-frame.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

const megabyte = 1024 * 1024;

export interface FileFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  /** What the browser offers to choose from. */
  readonly accept: string;
  /** What the server takes at most; a larger file is refused here, before any of it is sent. */
  readonly maxBytes: number;
  readonly disabled?: boolean;
  /** Null where none is chosen, or one that is too large. */
  readonly onFile: (file: File | null) => void;
}

/** A file from the device. The browser's own field speaks the browser's language; it lies unseen over words in the console's. */
export function FileField({ label, hint, error, accept, maxBytes, disabled = false, onFile }: FileFieldProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const [name, setName] = useState<string | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0] ?? null;
    setName(file?.name ?? null);
    const isLarge = file !== null && file.size > maxBytes;
    setTooLarge(isLarge);
    onFile(isLarge ? null : file);
  };
  const size =
    maxBytes < megabyte ? `${format.number(maxBytes / 1024)} KB` : `${format.number(maxBytes / megabyte)} MB`;
  return (
    <FieldFrame look={{ label, hint, error: isTooLarge ? t.fileTooLarge(size) : error }}>
      {(wiring) => (
        <span className="c-file" data-invalid={wiring['aria-invalid']} data-disabled={disabled || undefined}>
          <span className="c-fileChoose" aria-hidden="true">
            {t.chooseFile}
          </span>
          <span className="c-fileName" aria-hidden="true">
            {name ?? t.noFile}
          </span>
          <input type="file" accept={accept} disabled={disabled} onChange={choose} {...wiring} />
        </span>
      )}
    </FieldFrame>
  );
}
