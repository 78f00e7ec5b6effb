import type { Operations } from '@btc/contract/operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { Facts } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { formatBytesText } from './bytes-text.ts';
import { messages } from './messages.ts';

type State = OutputOf<Operations['GetSystemState']>;

export function SystemStateScreen() {
  const t = useMessages(messages);
  const answer = useCall('GetSystemState', {});
  return (
    <ScreenPage title={t.state}>
      <AnswerView answer={answer}>
        {(state) => (
          <>
            <SystemFacts row={state.Row} />
            <details className={layout['part']}>
              <summary>{t.forEngineers}</summary>
              <div className={layout['two']}>
                <ScreenPart title={t.tables}>
                  <TablesTable rows={state.Rows} />
                </ScreenPart>
                <div>
                  <ScreenPart title={t.folders}>
                    <FolderTable caption={t.folders} rows={state.List} />
                  </ScreenPart>
                  <ScreenPart title={t.dataFolders}>
                    <FolderTable caption={t.dataFolders} rows={state.Datas} />
                  </ScreenPart>
                </div>
              </div>
            </details>
          </>
        )}
      </AnswerView>
    </ScreenPage>
  );
}

function SystemFacts({ row }: { row: State['Row'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const size = (bytes: number) => formatBytesText(bytes, format.number);
  const [now] = useState(() => Date.now());
  const minutes = Math.max(0, Math.floor((now - Date.parse(row.StartedDate)) / 60_000));
  const uptime = t.uptimeText(
    format.number(Math.floor(minutes / 1_440)),
    String(Math.floor(minutes / 60) % 24),
    String(minutes % 60),
  );
  return (
    <>
      <ScreenPart title={t.portal}>
        <Facts
          facts={[
            [t.programVersion, row.ProgramVersion],
            [t.databaseVersion, row.DatabaseVersion],
            [t.started, format.dateTime(row.StartedDate)],
            [t.uptime, uptime],
            [t.memory, size(row.MemoryBytes)],
            [t.cacheChecks, <ChecksText key="checks" checks={row.CacheChecks} />],
            [t.packageAudit, <AuditText key="audit" audit={row.PackageAudit} />],
          ]}
        />
      </ScreenPart>
      <ScreenPart title={t.storage}>
        <Facts
          facts={[
            [t.databaseBytes, size(row.DatabaseBytes)],
            [
              t.filesBytes,
              <>
                {size(row.FilesBytes)}{' '}
                <span className={layout['note']}>{t.filesCount(format.number(row.FilesCount))}</span>
              </>,
            ],
            [t.backupsBytes, size(row.BackupsBytes)],
            [t.free, row.DiskFreeBytes === null ? t.unknown : size(row.DiskFreeBytes)],
          ]}
        />
      </ScreenPart>
    </>
  );
}

/** Cached answers that were computed anew and compared since the start, and whether any differed. */
function ChecksText({ checks: { Checked, Different, LastDate } }: { checks: State['Row']['CacheChecks'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      {t.cacheChecked(format.number(Checked), format.number(Different))}{' '}
      {LastDate !== null && <span className={layout['note']}>{t.cacheLast(format.dateTime(LastDate))}</span>}
    </>
  );
}

function AuditText({ audit }: { audit: State['Row']['PackageAudit'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (audit === null) return t.auditUnknown;
  const { CheckedDate, isCurrent, List } = audit;
  const names = List.map(({ Package, Severity }) => `${Package} (${t.auditSeverity[Severity]})`);
  return (
    <>
      {List.length === 0 ? t.auditNone : t.auditFound(names)}{' '}
      <span className={layout['note']}>
        {isCurrent ? t.auditChecked(format.dateTime(CheckedDate)) : t.auditOutdated(format.dateTime(CheckedDate))}
      </span>
    </>
  );
}

function TablesTable({ rows }: { rows: State['Rows'] }) {
  const t = useMessages(messages);
  return <DataTable caption={t.tables} rows={rows} rowKey={({ Table }) => Table} columns={useTableColumns()} />;
}

function useTableColumns(): readonly Column<State['Rows'][number]>[] {
  const t = useMessages(messages);
  const format = useFormat();
  return [
    { key: 'table', head: t.table, cell: ({ Table }) => <code>{Table}</code> },
    { key: 'rows', head: t.rows, numeric: true, cell: ({ Rows }) => format.number(Rows) },
    { key: 'bytes', head: t.bytes, numeric: true, cell: ({ Bytes }) => formatBytesText(Bytes, format.number) },
  ];
}

function FolderTable({ caption, rows }: { caption: string; rows: State['List'] }) {
  const t = useMessages(messages);
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ Folder }) => Folder}
      empty={t.noFiles}
      columns={useFolderColumns()}
    />
  );
}

function useFolderColumns(): readonly Column<State['List'][number]>[] {
  const t = useMessages(messages);
  const format = useFormat();
  return [
    {
      key: 'folder',
      head: t.folder,
      cell: ({ Folder }) => (Folder === '.' ? t.ownFiles : <code>{Folder}</code>),
    },
    { key: 'files', head: t.files, numeric: true, cell: ({ Files }) => format.number(Files) },
    { key: 'bytes', head: t.bytes, numeric: true, cell: ({ Bytes }) => formatBytesText(Bytes, format.number) },
  ];
}
