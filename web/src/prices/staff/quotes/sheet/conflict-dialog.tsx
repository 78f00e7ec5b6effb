import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import layout from '#shell/console/layout.module.css';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { formatShownText } from '../grid/grid-cell.tsx';
import { useLineWords } from './line-words.ts';
import { messages } from '../messages.ts';
import type { LineView } from './sheet-lines.ts';
import { type SheetKind, type Typed, toTyped } from './typed-line.ts';

interface ConflictDialogProps {
  readonly kind: SheetKind;
  readonly view: LineView;
  readonly onClose: () => void;
  readonly onResolve: (whose: 'mine' | 'theirs') => void;
}

interface Side {
  readonly name: string;
  readonly detail: string;
  readonly typed: Typed;
}

export function ConflictDialog({ kind, view, onClose, onResolve }: ConflictDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const words = useLineWords();
  const { quote, row, typed } = view;
  const by = quote === null ? t.nothing : t.savedBy(quote.SavedBy ?? '', format.dateTime(quote.SavedAt));
  const columns = useSideColumns(kind);
  const sides: readonly Side[] = [
    { name: t.mine, detail: '', typed },
    { name: t.theirs, detail: by, typed: toTyped(quote) },
  ];
  const resolve = (whose: 'mine' | 'theirs') => {
    onResolve(whose);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t.conflictTitle}>
      <p className={layout['what']}>
        {words.title(row)}
        <br />
        {t.conflictWhat}
      </p>
      <DataTable caption={t.conflictTitle} columns={columns} rows={sides} rowKey={({ name }) => name} view="small" />
      <div className={layout['dialogActions']}>
        <Button onClick={onClose}>{t.cancel}</Button>
        {quote?.State !== 'published' && <Button onClick={() => resolve('mine')}>{t.keepMine}</Button>}
        <Button variant="primary" onClick={() => resolve('theirs')}>
          {t.takeTheirs}
        </Button>
      </div>
    </Dialog>
  );
}

function useSideColumns({ fields }: SheetKind): readonly Column<Side>[] {
  const t = useMessages(messages);
  return [
    {
      key: 'whose',
      head: '',
      cell: ({ name, detail }) => (
        <>
          {name}
          <span className={layout['sub']}>{detail}</span>
        </>
      ),
    },
    ...fields.map((field) => ({
      key: field,
      head: t.fields[field],
      cell: (side: Side) => formatShownText(t, field, side.typed[field]) || '–',
    })),
  ];
}
