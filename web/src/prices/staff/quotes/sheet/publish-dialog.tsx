import type { Api } from '@btc/contract/client.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { toIssues } from '#shell/console/actions/failure.ts';
import layout from '#shell/console/layout.module.css';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { formatShownText } from '../grid/grid-cell.tsx';
import type { SheetKey } from './sheet-draft.ts';
import { type LineWords, useLineWords } from './line-words.ts';
import { messages } from '../messages.ts';
import { type LineView, type SheetLines, toGhost } from './sheet-lines.ts';
import { cattleFields, type SheetField, type SheetKind } from './typed-line.ts';

const maxLines = 500;

interface PublishDialogProps {
  readonly lines: SheetLines;
  readonly sheet: SheetKey;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Lines that others have changed, by the positions that a refusal names. */
function findChanged(error: unknown, views: readonly LineView[]): readonly LineView[] {
  const places = toIssues(error).map(({ Field }) => Number(/^Lines\.(\d+)$/.exec(Field)?.[1]));
  return views.filter((_, index) => places.includes(index));
}

export function listSeenCattle(views: readonly LineView[]) {
  return views.flatMap(({ row, quote }) =>
    'Code' in row ? [{ Code: row.Code, ExpectedRevision: quote?.Revision ?? 0 }] : [],
  );
}

async function publish(api: Api, { meat, market, day }: SheetKey, views: readonly LineView[]): Promise<void> {
  if (market === 'livecattle') {
    await api('PublishLiveCattle', { Date: day, Lines: listSeenCattle(views) });
    return;
  }
  const Lines = views.map(({ row, quote }) => ({ SeriesID: row.SeriesID, ExpectedRevision: quote?.Revision ?? 0 }));
  await api('PublishQuotes', { Meat: meat, MarketType: market, Date: day, Lines });
}

async function publishAll(
  api: Api,
  sheet: SheetKey,
  views: readonly LineView[],
  onChanged: (lines: readonly LineView[]) => void,
): Promise<void> {
  for (let from = 0; from < views.length; from += maxLines) {
    const part = views.slice(from, from + maxLines);
    try {
      await publish(api, sheet, part);
    } catch (error) {
      onChanged(findChanged(error, part));
      throw error;
    }
  }
}

/** Publishes only drafts that the server has exactly as shown here. */
export function PublishDialog({ lines, sheet, onClose, onChanged }: PublishDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  // As it was when the dialog opened: what is shown is what is published.
  const [views] = useState(() => lines.views());
  const ready = views.filter(({ state }) => state === 'saved');
  const left = views.filter(({ state }) => state === 'unsaved' || state === 'conflict');
  const open = views.filter(({ state }) => state === 'none').length;
  const [changed, setChanged] = useState<readonly LineView[]>([]);
  return (
    <ActionDialog
      title={t.publishTitle}
      what={
        <>
          <p>{ready.length === 0 ? t.publishNone : sheet.market === 'livecattle' ? t.publishCattle : t.publishWhat}</p>
          {left.length > 0 && <p>{t.leftOut(format.number(left.length))}</p>}
          {open > 0 && <p>{t.notQuoted(format.number(open))}</p>}
        </>
      }
      confirm={t.publishConfirm(format.number(ready.length))}
      isReady={ready.length > 0}
      isWide
      work={(api) => publishAll(api, sheet, ready, setChanged)}
      done={t.published(format.number(ready.length))}
      onClose={onClose}
      onChanged={onChanged}
    >
      {ready.length > 0 && <QuoteTable caption={t.toPublish} kind={lines.kind} rows={ready} />}
      {left.length > 0 && <LeftTable rows={left} />}
      {changed.length > 0 && <QuoteTable caption={t.lineStates.conflict} kind={lines.kind} rows={changed} />}
    </ActionDialog>
  );
}

interface QuoteTableProps {
  readonly caption: string;
  readonly kind: SheetKind;
  readonly rows: readonly LineView[];
}

export function QuoteTable({ caption, kind, rows }: QuoteTableProps) {
  const columns = useQuoteColumns(kind);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ row }) => String(row.SeriesID)}
      view="small"
      tall
    />
  );
}

function LeftTable({ rows }: { readonly rows: readonly LineView[] }) {
  const t = useMessages(messages);
  const columns = useLeftColumns();
  return (
    <DataTable
      caption={t.leftTitle}
      columns={columns}
      rows={rows}
      rowKey={({ row }) => String(row.SeriesID)}
      view="small"
      tall
    />
  );
}

function useLeftColumns(): readonly Column<LineView>[] {
  const words = useLineWords();
  const { t } = words;
  return [
    { key: 'series', head: t.series, cell: (view) => <SeriesName view={view} words={words} /> },
    { key: 'why', head: t.whyLeft, cell: (view) => words.status(view) },
  ];
}

function SeriesName({ view: { row }, words }: { readonly view: LineView; readonly words: LineWords }) {
  return (
    <>
      {words.origin(row)} {words.cut(row)}
      <span className={layout['sub']}>{words.terms(row)}</span>
    </>
  );
}

function useQuoteColumns({ main }: SheetKind): readonly Column<LineView>[] {
  const words = useLineWords();
  const { t, format } = words;
  const figure = (field: SheetField): Column<LineView> => ({
    key: field,
    head: t.fields[field],
    numeric: field !== 'Source',
    cell: ({ row, typed }) => typed[field] || toGhost(row)[field],
  });
  const basis: Column<LineView> = {
    key: 'basis',
    head: t.fields.Basis,
    cell: ({ typed }) => (
      <>
        {formatShownText(t, 'Basis', typed.Basis)}
        {typed.Provisional === 'yes' && <span className={layout['sub']}>{t.provisionalYes}</span>}
      </>
    ),
  };
  const quoted = [basis, ...(['Low', 'Mainstream', 'High', 'QuoteCount'] as const).map(figure)];
  return [
    { key: 'series', head: t.series, cell: (view) => <SeriesName view={view} words={words} /> },
    ...(main === 'LocalPrice' ? cattleFields.map(figure) : quoted),
    {
      key: 'change',
      head: t.changeHead,
      numeric: true,
      cell: ({ judged }) => (judged.change === null ? '–' : format.changePercent(judged.change)),
    },
  ];
}
