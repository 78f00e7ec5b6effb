import { hasFigures } from '@btc/contract/figures/parse-figures.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { useState } from 'react';
import { languageTags } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import layout from '../layout.module.css';
import { messages } from './messages.ts';
import { FigureDialog } from './figure-dialog.tsx';
import { fillLive, listReferences, type LiveFigures } from './figure-text.ts';
import styles from './figures.module.css';
import { useLiveFigures } from './use-live-figures.ts';

interface FigureLineProps {
  readonly edition: Edition;
  readonly field: string;
  readonly text: string;
  readonly live: LiveFigures;
  readonly onChange: (text: string) => void;
}

function FigureLine({ edition, field, text, live, onChange }: FigureLineProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['figureLine']}>
      <Button size="small" onClick={() => setOpen(true)}>
        {t.insertInto(field)}
      </Button>
      {hasFigures(text) && (
        <p className={layout['note']} lang={languageTags[edition]}>
          {t.filled(fillLive(text, live, edition))}
        </p>
      )}
      {isOpen && (
        <FigureDialog
          edition={edition}
          reference=""
          onInsert={(reference) => onChange(text + reference)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

export interface FigureFieldProps {
  readonly edition: Edition;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Number of lines; omitted for a single-line field. */
  readonly rows?: number | undefined;
  readonly maxLength: number;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly value: string;
  /** Values of its references; omitted where the field loads them itself. */
  readonly live?: LiveFigures | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

export function FigureField({ edition, rows, live, onChange, ...rest }: FigureFieldProps) {
  const field = {
    ...rest,
    lang: languageTags[edition],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  const line = { edition, field: rest.label, text: rest.value, onChange };
  return (
    <>
      {rows === undefined ? <TextField {...field} /> : <TextArea {...field} rows={rows} />}
      {rest.disabled !== true &&
        (live === undefined ? <LiveFigureLine {...line} /> : <FigureLine {...line} live={live} />)}
    </>
  );
}

export function LiveFigureLine(props: Omit<FigureLineProps, 'live'>) {
  return hasFigures(props.text) ? <FigureLineRequest {...props} /> : <FigureLine {...props} live={nothing} />;
}

const nothing: LiveFigures = new Map();

function FigureLineRequest(props: Omit<FigureLineProps, 'live'>) {
  const { live } = useLiveFigures(listReferences([props.text]), null);
  return <FigureLine {...props} live={live} />;
}
