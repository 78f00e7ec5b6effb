import { changeAgainst } from '@btc/contract/prices/quote-checks.ts';
import { useMessages } from '#i18n/messages.ts';
import { useEdition } from '#i18n/edition.ts';
import { Link } from 'react-router';
import { toConsolePath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { formatShownText } from '../grid/grid-cell.tsx';
import { type LineWords, useLineWords } from '../sheet/line-words.ts';
import type { SheetLines } from '../sheet/sheet-lines.ts';
import { type SheetField, toTyped } from '../sheet/typed-line.ts';
import { ChoiceList } from './choice-list.tsx';
import type { PasteIssue } from './paste-entry.ts';
import { type PasteMessages, messages } from './paste-messages.ts';
import type { PastePlanRow } from './plan-paste.ts';
import styles from './paste.module.css';

interface TableProps {
  readonly rows: readonly PastePlanRow[];
  readonly lines: SheetLines;
}

function toRowKey({ index }: PastePlanRow): string {
  return String(index);
}

function formatIssues(t: PasteMessages, issues: readonly PasteIssue[], separator: string): string {
  const texts = issues.map(({ kind, text }) => (text === '' ? t.reasons[kind] : t.reason(t.reasons[kind], text)));
  return [...new Set(texts)].join(separator);
}

function writtenColumn(t: PasteMessages): Column<PastePlanRow> {
  return {
    key: 'written',
    head: t.written,
    cell: ({ entry }) => (
      <>
        {entry.text}
        <span className={layout['sub']}>{t.line(String(entry.line))}</span>
      </>
    ),
  };
}

interface TakenLine {
  readonly row: PastePlanRow;
  readonly id: number;
}

export function PastedRowsTable({ rows, lines }: TableProps) {
  const t = useMessages(messages);
  const columns = useTakenColumns({ rows, lines });
  const taken = rows.flatMap((row) => row.ids.map((id): TakenLine => ({ row, id })));
  return (
    <DataTable
      caption={t.takenTitle}
      columns={columns}
      rows={taken}
      rowKey={({ row, id }) => `${row.index} ${id}`}
      view="small"
      tall
    />
  );
}

function useTakenColumns({ rows, lines }: TableProps): readonly Column<TakenLine>[] {
  const t = useMessages(messages);
  const words = useLineWords();
  const used = new Set(rows.flatMap(({ changes }) => changes.map(({ field }) => field)));
  const fields = lines.kind.fields.filter((field) => used.has(field));
  const written = writtenColumn(t);
  return [
    { key: 'written', head: t.written, cell: ({ row }) => written.cell(row) },
    { key: 'line', head: t.goesTo, cell: ({ id }) => <LineName id={id} lines={lines} words={words} /> },
    ...fields.map((field) => fieldColumn(field, lines, words)),
    { key: 'change', head: t.change, numeric: true, cell: ({ row, id }) => formatChange(row, id, { lines, words }) },
  ];
}

function LineName({
  id,
  lines,
  words,
}: {
  readonly id: number;
  readonly lines: SheetLines;
  readonly words: LineWords;
}) {
  const { row } = lines.view(id);
  return (
    <>
      {words.origin(row)} {words.cut(row)}
      <span className={layout['sub']}>{words.terms(row)}</span>
    </>
  );
}

function fieldColumn(field: SheetField, lines: SheetLines, { t }: LineWords): Column<TakenLine> {
  return {
    key: field,
    head: t.fields[field],
    numeric: field !== 'Source' && field !== 'Basis',
    cell: ({ row, id }) => {
      const change = row.changes.find((one) => one.id === id && one.field === field);
      if (change === undefined) return '–';
      const [before, after] = [lines.view(id).typed[field], change.text].map((text) => formatShownText(t, field, text));
      return before === '' || before === after ? (
        after
      ) : (
        <>
          <span className={styles['before']}>{before} → </span>
          {after}
        </>
      );
    },
  };
}

/** Change of the main price on the previous quote; a value on a wrong line shows by it. */
function formatChange(
  { changes }: PastePlanRow,
  id: number,
  { lines, words }: { readonly lines: SheetLines; readonly words: LineWords },
): string {
  const { main } = lines.kind;
  const after = changes.find((one) => one.id === id && one.field === main)?.text;
  const before = toTyped(lines.view(id).row.Previous)[main];
  const change = after === undefined || before === '' ? null : changeAgainst(Number(after), Number(before));
  return change === null ? '–' : words.format.changePercent(change);
}

interface ChoiceTableProps extends TableProps {
  readonly chosen: ReadonlyMap<number, number>;
  readonly onChoose: (row: number, id: number | null) => void;
}

export function ChoiceTable(props: ChoiceTableProps) {
  const t = useMessages(messages);
  const columns = useChoiceColumns(props);
  return <DataTable caption={t.choiceTitle} columns={columns} rows={props.rows} rowKey={toRowKey} view="small" tall />;
}

function useChoiceColumns({ lines, chosen, onChoose }: ChoiceTableProps): readonly Column<PastePlanRow>[] {
  const t = useMessages(messages);
  const words = useLineWords();
  const comma = useEdition() === 'cn' ? '；' : '; ';
  return [
    writtenColumn(t),
    { key: 'figures', head: t.figures, cell: ({ entry }) => formatFigures(entry, words) },
    { key: 'why', head: t.why, cell: ({ issues }) => formatIssues(t, issues, comma) },
    {
      key: 'line',
      head: t.goesTo,
      cell: ({ index, entry, choices }) => (
        <ChoiceList
          label={t.choose(entry.text)}
          hideLabel
          options={[
            { value: '', label: t.leaveOut },
            ...choices.map((id) => ({ value: String(id), label: words.title(lines.view(id).row) })),
          ]}
          value={chosen.get(index)?.toString() ?? ''}
          onChange={(value) => onChoose(index, value === '' ? null : Number(value))}
        />
      ),
    },
  ];
}

function formatFigures({ cells }: PastePlanRow['entry'], { t }: LineWords): string {
  return cells.map(({ field, text }) => `${t.fields[field]} ${formatShownText(t, field, text)}`).join(' · ');
}

export function SkippedRowsTable({ rows }: Pick<TableProps, 'rows'>) {
  const t = useMessages(messages);
  const columns = useLeftColumns();
  return <DataTable caption={t.leftTitle} columns={columns} rows={rows} rowKey={toRowKey} view="small" tall />;
}

function useLeftColumns(): readonly Column<PastePlanRow>[] {
  const t = useMessages(messages);
  const comma = useEdition() === 'cn' ? '；' : '; ';
  return [
    writtenColumn(t),
    { key: 'why', head: t.why, cell: ({ issues }) => formatIssues(t, issues, comma) },
    { key: 'do', head: t.whatToDo, cell: ({ issues }) => <WhatToDo issues={issues} /> },
  ];
}

const screens = { notOnSheet: 'prices/series', unknownName: 'prices/dictionaries' } as const;

function WhatToDo({ issues }: { readonly issues: readonly PasteIssue[] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const kind = issues.find(({ kind: one }) => Object.hasOwn(t.toDo, one))?.kind;
  if (kind === 'notOnSheet' || kind === 'unknownName') {
    return (
      <Link to={toConsolePath(edition, screens[kind])} target="_blank">
        {t.toDo[kind]}
      </Link>
    );
  }
  return kind === 'locked' || kind === 'otherDay' || kind === 'conflict' ? t.toDo[kind] : t.toDo.other;
}
