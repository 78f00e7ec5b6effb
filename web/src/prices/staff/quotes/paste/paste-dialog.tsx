import { type FormEvent, useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import layout from '#shell/console/layout.module.css';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import type { SheetKey } from '../sheet/sheet-draft.ts';
import type { SheetLines } from '../sheet/sheet-lines.ts';
import type { SheetDictionaries } from './name-book.ts';
import { PasteColumns } from './paste-columns.tsx';
import { messages } from './paste-messages.ts';
import { ChoiceTable, SkippedRowsTable, PastedRowsTable } from './paste-tables.tsx';
import type { ColumnMeaning } from './read/paste-words.data.ts';
import { type PasteInput, usePastePlan, useSheetDictionaries } from './use-pasted-block.ts';

interface PasteDialogProps {
  readonly input: PasteInput;
  readonly sheet: SheetKey;
  readonly lines: SheetLines;
  readonly onClose: () => void;
}

export function PasteDialog(props: PasteDialogProps) {
  const t = useMessages(messages);
  const answer = useSheetDictionaries(props.sheet);
  return (
    <Dialog isOpen onClose={props.onClose} title={t.title} isWide>
      <AnswerView answer={answer}>{(dictionaries) => <PasteForm {...props} dictionaries={dictionaries} />}</AnswerView>
    </Dialog>
  );
}

function put<Value>(map: ReadonlyMap<number, Value>, key: number, value: Value | null): ReadonlyMap<number, Value> {
  const next = new Map(map);
  if (value === null) next.delete(key);
  else next.set(key, value);
  return next;
}

function PasteForm(props: PasteDialogProps & { readonly dictionaries: SheetDictionaries }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { lines, onClose } = props;
  const [columns, setColumns] = useState<ReadonlyMap<number, ColumnMeaning>>(new Map());
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const { block, plan } = usePastePlan({ ...props, columns, chosen });
  const taken = plan.rows.filter(({ kind }) => kind === 'taken');
  const left = plan.rows.filter(({ kind }) => kind === 'refused');
  // A line stays where it was chosen, so that the choice can be changed.
  const choices = plan.rows.filter(({ kind, index }) => kind === 'open' || chosen.has(index));
  const isReady = taken.length > 0 && block.undecided.size === 0;
  const count = format.number(new Set(plan.changes.map(({ id }) => id)).size);
  const open = choices.filter(({ kind }) => kind === 'open').length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    lines.edit(plan.changes);
    onClose();
    showToast(t.pasted(count, format.number(left.length + open)));
  };
  const summary =
    plan.rows.length === 0
      ? t.empty
      : taken.length === 0 && open === 0
        ? t.nothing
        : t.what(count, format.number(open), format.number(left.length));
  return (
    <form onSubmit={submit} noValidate>
      <p className={layout['what']}>
        {summary} {taken.length > 0 && t.undo}
      </p>
      {block.unread.length > 0 && <Notice tone="plain">{t.unread(block.unread)}</Notice>}
      <PasteColumns
        kind={lines.kind}
        undecided={block.undecided}
        chosen={columns}
        onChoose={(column, meaning) => setColumns((before) => put(before, column, meaning))}
      />
      {taken.length > 0 && <PastedRowsTable rows={taken} lines={lines} />}
      {choices.length > 0 && (
        <ChoiceTable
          rows={choices}
          lines={lines}
          chosen={chosen}
          onChoose={(row, id) => setChosen((before) => put(before, row, id))}
        />
      )}
      {left.length > 0 && <SkippedRowsTable rows={left} />}
      <div className={layout['dialogActions']}>
        <Button autoFocus={!isReady} onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="primary" autoFocus={isReady} disabled={!isReady}>
          {t.confirm(count)}
        </Button>
      </div>
    </form>
  );
}
