import { Fragment, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { messages } from '../words/newsroom-messages.ts';
import { InsertDialog } from '#shell/console/actions/insert-dialog.tsx';
import type { TakenFigure } from './taken-figures.ts';

export interface TakeFiguresDialogProps {
  readonly from: string;
  readonly into: string;
  readonly figures: readonly TakenFigure[];
  readonly onTaken: (html: string) => void;
  readonly onClose: () => void;
}

export function TakeFiguresDialog({ from, into, figures, onTaken, onClose }: TakeFiguresDialogProps) {
  const t = useMessages(messages);
  const [words, setWords] = useState(() => figures.map(() => ''));
  const [captions, setCaptions] = useState(() => figures.map(() => ''));
  const [isRequested, setRequested] = useState(false);
  const isMissing = (figure: TakenFigure, index: number) => figure.kind === 'picture' && words[index]?.trim() === '';
  const confirm = () => {
    setRequested(true);
    if (figures.some(isMissing)) return;
    onTaken(
      figures
        .map((figure, index) => figure.htmlWith(words[index]?.trim() ?? '', captions[index]?.trim() ?? ''))
        .join(''),
    );
    onClose();
  };
  return (
    <InsertDialog
      title={t.takeFigures(from)}
      what={t.takeFiguresWhat(into)}
      confirm={t.insert}
      onConfirm={confirm}
      onClose={onClose}
    >
      {figures.map((figure, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they stay in their order while the dialog is open
        <Fragment key={index}>
          <TextField
            label={t.figureWords[figure.kind](String(index + 1))}
            hint={figure.name === '' ? undefined : figure.name}
            value={words[index] ?? ''}
            maxLength={200}
            error={isRequested && isMissing(figure, index) ? t.needAlt : null}
            onChange={(event) => setWords(words.with(index, event.target.value))}
          />
          {figure.caption !== null && (
            <TextField
              label={t.figureWords.caption(String(index + 1))}
              hint={figure.caption}
              value={captions[index] ?? ''}
              maxLength={200}
              onChange={(event) => setCaptions(captions.with(index, event.target.value))}
            />
          )}
        </Fragment>
      ))}
    </InsertDialog>
  );
}
