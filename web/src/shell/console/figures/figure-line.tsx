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
  /** What the field is called. */
  readonly field: string;
  readonly text: string;
  readonly live: LiveFigures;
  readonly onChange: (text: string) => void;
}

/** Below a field of plain text: what readers will see of it, and the way to insert a figure at its end. */
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
  /** Several lines; left out for a field of one. */
  readonly rows?: number | undefined;
  readonly maxLength: number;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly value: string;
  /** What the references in it say; left out where the field asks itself. */
  readonly live?: LiveFigures | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** A field of plain text in the language of an edition, with its figure line as long as it can be written in. */
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

/** The same below a field of its own, which asks for its figures itself. */
export function LiveFigureLine(props: Omit<FigureLineProps, 'live'>) {
  return hasFigures(props.text) ? <FigureLineRequest {...props} /> : <FigureLine {...props} live={nothing} />;
}

const nothing: LiveFigures = new Map();

function FigureLineRequest(props: Omit<FigureLineProps, 'live'>) {
  const { live } = useLiveFigures(listReferences([props.text]), null);
  return <FigureLine {...props} live={live} />;
}
