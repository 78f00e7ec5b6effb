import { hasFigures } from '@btc/contract/figures/parse-figures.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { en } from './words.en.ts';
import { zh } from './words.zh.ts';
import { FigureDialog } from './figure-dialog.tsx';
import { fillLive, listReferences, type LiveFigures } from './figure-text.ts';
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
export function FigureLine({ edition, field, text, live, onChange }: FigureLineProps) {
  const t = useMessages({ cn: zh, en });
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="c-figureLine">
      <Button size="small" onClick={() => setOpen(true)}>
        {t.insertInto(field)}
      </Button>
      {hasFigures(text) && (
        <p className="c-note" lang={edition === 'cn' ? 'zh-CN' : 'en'}>
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

/** The same below a field of its own, which asks for its figures itself. */
export function LiveFigureLine(props: Omit<FigureLineProps, 'live'>) {
  return hasFigures(props.text) ? <FigureLineRequest {...props} /> : <FigureLine {...props} live={nothing} />;
}

const nothing: LiveFigures = new Map();

function FigureLineRequest(props: Omit<FigureLineProps, 'live'>) {
  const { live } = useLiveFigures(listReferences([props.text]), null);
  return <FigureLine {...props} live={live} />;
}
