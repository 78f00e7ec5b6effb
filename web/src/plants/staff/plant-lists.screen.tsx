import type { Api } from '@btc/contract/client.ts';
import type { PlantListImport } from '@btc/contract/plants/desk/plant-list-desk.ts';
import { plantListRule } from '@btc/contract/plants/desk/plant-list-rule.ts';
import { toPlantListTemplatePath } from '@btc/contract/plants/plant-paths.ts';
import { type PlantListForm, plantListForms } from '@btc/contract/plants/plant-codes.ts';
import { rules } from 'form-rules:GetPlantListImports';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { FileField } from '#shell/console/file-field.tsx';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { FileLink } from '#ui/data/file-link.tsx';
import { Select } from '#ui/form/select.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

/** Lists that were uploaded, and the upload of another. */
export function PlantListsScreen() {
  const t = useMessages({ cn: zh, en });
  const [isUploading, setUploading] = useState(false);
  const list = useDeskList<'GetPlantListImports'>(rules);
  const answer = useCall('GetPlantListImports', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      title={t.lists}
      actions={
        <Button variant="primary" onClick={() => setUploading(true)}>
          {t.upload}
        </Button>
      }
      empty={t.noLists}
      columns={useListColumns()}
      rowKey={({ ImportID }) => ImportID}
    >
      {isUploading && <UploadDialog onClose={() => setUploading(false)} onChanged={answer.reload} />}
    </DeskList>
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
            <FileLink key={kind} path={toPlantListTemplatePath(edition, kind)} failed={t.templateFailed}>
              {kind.toUpperCase()}
            </FileLink>
          ))}
        </p>
      )}
      <DayField label={t.listedOn} value={listedOn} onChange={({ target }) => setListedOn(target.value)} />
    </ActionDialog>
  );
}

function useListColumns(): readonly DeskColumn<PlantListImport>[] {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  return [
    {
      key: 'file',
      head: t.file,
      text: ({ FileName }) => FileName,
      to: ({ ImportID }) => toConsoleScreenPath(edition, 'plantList', ImportID),
      beneath: ({ Form }) => t.forms[Form],
    },
    { key: 'day', head: t.listedOn, day: ({ ListedOn }) => ListedOn },
    { key: 'state', head: t.state, text: ({ State }) => t.states[State] },
    { key: 'lines', head: t.lines, number: ({ Lines }) => Lines },
    { key: 'by', head: t.by, time: ({ UploadedDate }) => UploadedDate, beneath: ({ UploadedBy }) => UploadedBy },
    { key: 'decided', head: t.decided, text: ({ DecidedBy }) => DecidedBy },
  ];
}
