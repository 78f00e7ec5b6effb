import type { ImportFault } from '@btc/contract/trade/desk/trade-import.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { saveBlob } from '#platform/save-file.ts';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { faultReport } from './fault-report.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

export interface FaultPartProps {
  /** What is wrong, or what is only odd. */
  readonly kind: 'faults' | 'warnings';
  readonly faults: readonly ImportFault[];
  /** How many there are, those included that are not listed. */
  readonly total: number;
  readonly fileName: string;
}

/** What is wrong with a file, or odd in it: line, column, value, rule; and the same as a file. */
export function FaultPart({ kind, faults, total, fileName }: FaultPartProps) {
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  const format = useFormat();
  const columns: readonly Column<ImportFault>[] = [
    { key: 'line', head: t.line, cell: ({ Line }) => (Line === 0 ? t.wholeFile : String(Line)) },
    { key: 'column', head: t.column, cell: ({ Column: name }) => name },
    { key: 'value', head: t.value, cell: ({ Value }) => Value },
    { key: 'rule', head: t.rule, cell: ({ ReasonCn, ReasonEn }) => (isEn ? ReasonEn : ReasonCn) },
  ];
  const save = () =>
    saveBlob(new Blob([faultReport(faults, t, isEn)], { type: 'text/csv' }), t.listName[kind](fileName));
  return (
    <ScreenPart
      title={t[kind]}
      actions={
        <Button size="small" onClick={save}>
          {t.saveList[kind]}
        </Button>
      }
    >
      {kind === 'warnings' && <p className="c-what">{t.warningsWhat}</p>}
      {total > faults.length && (
        <p className="c-note">{t.listFirst(format.number(faults.length), format.number(total))}</p>
      )}
      <DataTable
        caption={t[kind]}
        columns={columns}
        rows={faults}
        rowKey={(fault) => String(faults.indexOf(fault))}
        view="small"
        tall
      />
    </ScreenPart>
  );
}
