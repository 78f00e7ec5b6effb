import type { Api } from '@btc/contract/client.ts';
import type { FileIssue } from '@btc/contract/file-fields.ts';
import { Fragment } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { saveBlob } from '#platform/files/save-file.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { ActionFailure } from '../actions/action-failure.tsx';
import { toConsoleScreenPath } from '../console-path.ts';
import layout from '../layout.module.css';
import { ScreenPart } from '../screen-page.tsx';
import { useAction } from '../actions/use-action.ts';
import { buildIssueReport, type IssueList } from './issue-report.ts';
import { messages } from './messages.ts';

const maxShown = 200;

export type IssueKind = 'issues' | 'stopping' | 'accepted' | 'warnings';

interface SavedList extends IssueList {
  readonly kind: IssueKind;
  readonly fileName: string;
}

/** Saves the list of issues as CSV; `parts`: its content, where it was built elsewhere. */
export function useSavedIssues() {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  return ({ kind, fileName, ...list }: SavedList, parts: BlobPart[] = [buildIssueReport(list, t, isEn)]) =>
    saveBlob(new Blob(parts, { type: 'text/csv' }), t.listName[kind](fileName));
}

interface IssuePartProps extends SavedList {
  readonly askWhole?: ((api: Api) => Promise<BlobPart[]>) | undefined;
}

export function IssuePart({ askWhole, ...saved }: IssuePartProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns = useIssueColumns();
  const saveIssues = useSavedIssues();
  const { isPending, failure, run } = useAction();
  const { kind, issues, total } = saved;
  const shown = issues.slice(0, maxShown);
  const isWhole = total <= issues.length || askWhole !== undefined;
  const save = () =>
    run(async (api) => {
      const parts = total > issues.length && askWhole !== undefined ? await askWhole(api) : undefined;
      saveIssues(saved, parts);
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
      {kind !== 'issues' && <p className={layout['what']}>{t.leads[kind]}</p>}
      {total > shown.length && (
        <p className={layout['note']}>
          {t.listFirst(format.number(shown.length), format.number(total))}{' '}
          {isWhole ? t.listWhole : t.listPart(format.number(issues.length))}
        </p>
      )}
      <ActionFailure failure={failure} />
      <DataTable
        caption={t[kind]}
        columns={columns}
        rows={shown}
        rowKey={(issue) => String(issues.indexOf(issue))}
        view="small"
        tall
      />
      <TeachNames issues={issues} />
    </ScreenPart>
  );
}

/** The dictionary in which a name is taught that a file has and nobody knows yet. */
const dictionaryOf: Readonly<Record<string, 'beefCut' | 'district' | 'origin' | 'province' | 'title'>> = {
  unknownPartner: 'origin',
  unknownOrigin: 'origin',
  unknownDistrict: 'district',
  unknownProvince: 'province',
  unknownCut: 'beefCut',
  missingColumn: 'title',
  columnNotRead: 'title',
  unknownForm: 'title',
};

function TeachNames({ issues }: { readonly issues: readonly FileIssue[] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const kinds = [...new Set(issues.flatMap(({ Rule }) => dictionaryOf[Rule] ?? []))];
  if (kinds.length === 0) return null;
  const path = toConsoleScreenPath(edition, 'dictionaries');
  return (
    <p className={layout['note']}>
      {t.teach}{' '}
      {kinds.map((kind, index) => (
        <Fragment key={kind}>
          {index > 0 && ' · '}
          <PageLink to={`${path}?kind=${kind}`}>{t.dictionaries[kind]}</PageLink>
        </Fragment>
      ))}
    </p>
  );
}

function useIssueColumns(): readonly Column<FileIssue>[] {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  return [
    { key: 'line', head: t.line, cell: ({ Line }) => (Line === 0 ? t.wholeFile : String(Line)) },
    { key: 'column', head: t.column, cell: ({ Column: name }) => name },
    { key: 'value', head: t.value, cell: ({ Value }) => Value },
    { key: 'rule', head: t.rule, cell: ({ ReasonCn, ReasonEn }) => (isEn ? ReasonEn : ReasonCn) },
  ];
}
