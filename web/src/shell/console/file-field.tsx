import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { copyFile, isChanged, pickFile } from '#platform/files/chosen-file.ts';
import { FieldFrame } from '#ui/form/field-frame.tsx';
import styles from './file-field.module.css';
import { messages } from './messages.ts';

const megabyte = 1024 * 1024;

export interface FileFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly accept: string;
  /** Bytes that the server accepts; a larger file is refused before upload. */
  readonly maxBytes: number;
  readonly disabled?: boolean;
  /** Called with the file as it was when chosen; null for none, or one too large or unreadable. */
  readonly onFile: (file: File | null) => void;
}

/** Native file inputs use the browser's language, so the input lies invisibly over our own text. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, accept, maxBytes, disabled = false } = props;
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const nameId = useId();
  const { file, issue, choose } = useFileChoice(props);
  const size =
    maxBytes < megabyte ? `${format.number(maxBytes / 1024)} KB` : `${format.number(maxBytes / megabyte)} MB`;
  const issues = { tooLarge: t.fileTooLarge(size), changed: formatErrorText(edition, 'filechanged') };
  return (
    <FieldFrame look={{ label, hint, error: issue === null ? error : issues[issue] }}>
      {({ 'aria-describedby': described, ...wiring }) => (
        <span className={styles['file']} data-invalid={wiring['aria-invalid']} data-disabled={disabled || undefined}>
          <span className={styles['fileChoose']} aria-hidden="true">
            {t.chooseFile}
          </span>
          <span id={nameId} className={styles['fileName']} aria-hidden="true">
            {file?.name ?? t.noFile}
          </span>
          <input
            type="file"
            accept={accept}
            disabled={disabled}
            onChange={(event) => void choose(event)}
            aria-describedby={described === undefined ? nameId : `${nameId} ${described}`}
            {...wiring}
          />
        </span>
      )}
    </FieldFrame>
  );
}

/** The chosen file, checked for later changes on focus, on clicks and when sent: browsers do not report them. */
function useFileChoice({ maxBytes, onFile }: Pick<FileFieldProps, 'maxBytes' | 'onFile'>) {
  const [file, setFile] = useState<File | null>(null);
  const [issue, setIssue] = useState<'tooLarge' | 'changed' | null>(null);
  const latest = useRef<File | null>(null);
  const refuse = useEffectEvent(onFile);
  useEffect(() => {
    if (file === null || issue !== null) return undefined;
    const look = async () => {
      if (!(await isChanged(file)) || latest.current !== file) return;
      setIssue('changed');
      refuse(null);
    };
    const lookNow = () => void look();
    window.addEventListener('focus', lookNow);
    window.addEventListener('click', lookNow);
    return () => {
      window.removeEventListener('focus', lookNow);
      window.removeEventListener('click', lookNow);
    };
  }, [file, issue]);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = pickFile(target);
    latest.current = chosen;
    setFile(chosen);
    const isTooLarge = chosen !== null && chosen.size > maxBytes;
    setIssue(isTooLarge ? 'tooLarge' : null);
    if (chosen === null || isTooLarge) return onFile(null);
    const copy = await copyFile(chosen).catch(() => null);
    if (latest.current !== chosen) return undefined;
    if (copy === null) setIssue('changed');
    return onFile(copy);
  };
  return { file, issue, choose };
}
