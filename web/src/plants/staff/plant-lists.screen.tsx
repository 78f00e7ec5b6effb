import type { Api } from '@btc/contract/client.ts';
import type { PlantListImport } from '@btc/contract/plants/desk/plant-list-desk.ts';
import { plantListRule } from '@btc/contract/plants/desk/plant-list-rule.ts';
import { plantListTemplatePath } from '@btc/contract/plants/plant-paths.ts';
import { type PlantListForm, plantListForms } from '@btc/contract/plants/plant-codes.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { PageLink } from '#platform/page-link.tsx';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { FileField } from '#shell/console/file-field.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { FileLink } from '#ui/data/file-link.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Select } from '#ui/form/select.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

const pageSize = 20;

/** Lists that were uploaded, and the upload of another. */
export function PlantListsScreen() {
  const t = useMessages({ cn: zh, en });
  const filters = useFilters<never>();
  const answer = useCall('GetPlantListImports', { Page: filters.page, PageSize: pageSize });
  const [isUploading, setUploading] = useState(false);
  return (
    <ScreenPage
      title={t.lists}
      actions={
        <Button variant="primary" onClick={() => setUploading(true)}>
          {t.upload}
        </Button>
      }
    >
      <ListView answer={answer} page={filters.page} pageSize={pageSize} hrefFor={filters.hrefFor} empty={t.noLists}>
        {(rows) => <ListTable rows={rows} />}
      </ListView>
      {isUploading && <UploadDialog onClose={() => setUploading(false)} onChanged={answer.reload} />}
    </ScreenPage>
  );
}

function UploadDialog({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const t = useMessages({ cn: zh, en });
  const [form, setForm] = useState<PlantListForm>('approvedList');
  const [listedOn, setListedOn] = useState(todayInShanghai);
  const [file, setFile] = useState<File | null>(null);
  const edition = useEdition();
  const format = useFormat();
  const work = async (api: Api) => {
    if (file === null) return;
    await api('UploadPlantList', { Files: file, FileName: file.name.slice(0, 120), Form: form, ListedOn: listedOn });
  };
  return (
    <ActionDialog
      title={t.upload}
      what={<p>{t.uploadWhat}</p>}
      confirm={t.compare}
      isReady={file !== null && listedOn !== ''}
      work={work}
      done={t.uploaded}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Select
        label={t.form}
        options={plantListForms.map((value) => ({ value, label: t.forms[value] }))}
        value={form}
        onChange={setForm}
      />
      <FileField
        label={t.file}
        hint={t.fileHint(format.number(plantListRule.maxBytes / 1024 / 1024), format.number(plantListRule.maxRows))}
        maxBytes={plantListRule.maxBytes}
        accept={plantListRule.extensions.join(',')}
        onFile={setFile}
      />
      {form === 'approvedList' && (
        <p className="c-actions">
          {t.template}
          {(['xlsx', 'csv'] as const).map((kind) => (
            <FileLink key={kind} path={plantListTemplatePath(edition, kind)} failed={t.templateFailed}>
              {kind.toUpperCase()}
            </FileLink>
          ))}
        </p>
      )}
      <DayField label={t.listedOn} value={listedOn} onChange={({ target }) => setListedOn(target.value)} />
    </ActionDialog>
  );
}

function useListColumns(): readonly Column<PlantListImport>[] {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'file',
      head: t.file,
      cell: (row) => (
        <>
          <PageLink to={consoleScreenPath(edition, 'plantList', row.ImportID)}>{row.FileName}</PageLink>
          <span className="c-sub">{t.forms[row.Form]}</span>
        </>
      ),
    },
    { key: 'day', head: t.listedOn, cell: (row) => <span className="c-nowrap">{format.date(row.ListedOn)}</span> },
    { key: 'state', head: t.state, cell: (row) => t.states[row.State] },
    { key: 'lines', head: t.lines, cell: (row) => format.number(row.Lines) },
    {
      key: 'by',
      head: t.by,
      cell: (row) => (
        <>
          <span className="c-nowrap">{format.dateTime(row.UploadedDate)}</span>
          <span className="c-sub">{row.UploadedBy}</span>
        </>
      ),
    },
    { key: 'decided', head: t.decided, cell: (row) => row.DecidedBy },
  ];
}

function ListTable({ rows }: { rows: readonly PlantListImport[] }) {
  const t = useMessages({ cn: zh, en });
  const columns = useListColumns();
  return <DataTable caption={t.lists} columns={columns} rows={rows} rowKey={({ ImportID }) => String(ImportID)} />;
}
