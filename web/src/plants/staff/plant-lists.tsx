import type { PlantListImport } from '@btc/contract/plants/desk/plant-list-desk.ts';
import { rules } from 'form-rules:GetPlantListImports';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { ListPart } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { messages } from './messages.ts';

export function PlantLists() {
  const t = useMessages(messages);
  const list = useDeskList<'GetPlantListImports'>(rules);
  const answer = useCall('GetPlantListImports', list.request);
  return (
    <ScreenPart title={t.lists}>
      <ListPart
        list={list}
        answer={answer}
        empty={t.noLists}
        caption={t.lists}
        columns={useListColumns()}
        rowKey={({ ImportID }) => ImportID}
      />
    </ScreenPart>
  );
}

function useListColumns(): readonly DeskColumn<PlantListImport>[] {
  const t = useMessages(messages);
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
