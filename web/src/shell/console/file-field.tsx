import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { FieldFrame } from '#ui/form/field-frame.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

export interface FileFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  /** What the browser offers to choose from. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File | null) => void;
}

/** A file from the device. The browser's own field speaks the browser's language; it lies unseen over words in the console's. */
export function FileField({ label, hint, error, accept, disabled = false, onFile }: FileFieldProps) {
  const t = useMessages({ cn: zh, en });
  const [name, setName] = useState<string | null>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0] ?? null;
    setName(file?.name ?? null);
    onFile(file);
  };
  return (
    <FieldFrame look={{ label, hint, error }}>
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
