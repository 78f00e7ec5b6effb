import type { ImportIssue } from '@btc/contract/trade/desk/import-outcome.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { saveBlob } from '#platform/save-file.ts';
import { formatFailureText } from '#shell/console/failure.ts';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/use-action.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Notice } from '#ui/state/notice.tsx';
import { issueReport, wholeIssueList } from './issue-report.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

export interface IssuePartProps {
  /** What is wrong, or what is only odd. */
  readonly kind: 'issues' | 'warnings';
  readonly issues: readonly ImportIssue[];
  /** How many there are, those included that are not listed. */
  readonly total: number;
  readonly fileName: string;
  /** The upload that the whole list is kept with; left out: there is only what is listed. */
  readonly importId?: number | undefined;
}

/** What is wrong with a file, or odd in it: line, column, value, rule; and the same as a file. */
export function IssuePart({ kind, issues, total, fileName, importId }: IssuePartProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const edition = useEdition();
  const isEn = edition === 'en';
  const columns: readonly Column<ImportIssue>[] = [
    { key: 'line', head: t.line, cell: ({ Line }) => (Line === 0 ? t.wholeFile : String(Line)) },
    { key: 'column', head: t.column, cell: ({ Column: name }) => name },
    { key: 'value', head: t.value, cell: ({ Value }) => Value },
    { key: 'rule', head: t.rule, cell: ({ ReasonCn, ReasonEn }) => (isEn ? ReasonEn : ReasonCn) },
  ];
  const { isPending, failure, run } = useAction();
  const isCut = total > issues.length;
  const save = () =>
    run(async (api) => {
      const parts =
        isCut && importId !== undefined ? await wholeIssueList(api, importId, kind) : [issueReport(issues, t, isEn)];
      saveBlob(new Blob(parts, { type: 'text/csv' }), t.listName[kind](fileName));
    });
  return (
    <ScreenPart
      title={t[kind]}
      actions={
        <Button size="small" pending={isPending} onClick={() => void save()}>
          {t.saveList[kind]}
        </Button>
      }
    >
      {kind === 'warnings' && <p className="c-what">{t.warningsWhat}</p>}
      {isCut && (
        <p className="c-note">
          {t.listFirst(format.number(issues.length), format.number(total))}{' '}
          {importId === undefined ? t.listRest : t.listWhole}
        </p>
      )}
      {failure !== null && <Notice tone="error">{formatFailureText(edition, failure)}</Notice>}
      <DataTable
        caption={t[kind]}
        columns={columns}
        rows={issues}
        rowKey={(issue) => String(issues.indexOf(issue))}
        view="small"
        tall
      />
    </ScreenPart>
  );
}
