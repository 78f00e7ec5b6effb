import type { ChangedPlant, PlantListDetail } from '@btc/contract/plants/desk/plant-list-desk.ts';
import { formatCodeIn, nameIn } from '@btc/contract/names.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from './messages.ts';

export function UndoBlockedReason({ list }: { readonly list: PlantListDetail }) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns = useChangedColumns();
  const more = list.ChangedTotal - list.ChangedPlants.length;
  if (list.ChangedTotal === 0) {
    return (
      <ScreenPart title={t.undo}>
        <Notice>{t.nothingKept}</Notice>
      </ScreenPart>
    );
  }
  return (
    <ScreenPart title={t.undo}>
      <Notice tone="caution">
        <p>{t.changedTitle(format.number(list.ChangedTotal))}</p>
        <p>{t.changedHow}</p>
      </Notice>
      <DataTable
        caption={t.changedTitle(format.number(list.ChangedTotal))}
        columns={columns}
        rows={list.ChangedPlants}
        rowKey={(row) => String(list.ChangedPlants.indexOf(row))}
        view="small"
      />
      {more > 0 && <p className={layout['note']}>{t.changedMore(format.number(more))}</p>}
    </ScreenPart>
  );
}

function useChangedColumns(): readonly Column<ChangedPlant>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'plant',
      head: t.changedPlant,
      cell: (row) => (
        <>
          {row.Origin !== null && `${formatCodeIn(edition, origins, row.Origin)} `}
          {row.PlantID === null ? (
            row.PlantNo
          ) : (
            <PageLink to={toConsoleScreenPath(edition, 'plant', row.PlantID)}>{row.PlantNo}</PageLink>
          )}
          <span className={layout['sub']}>{nameIn(edition, row)}</span>
        </>
      ),
    },
    {
      key: 'by',
      head: t.changedBy,
      cell: (row) =>
        row.ImportID === null ? (
          (row.ChangedBy ?? t.changedByNobody)
        ) : (
          <>
            <PageLink to={toConsoleScreenPath(edition, 'plantList', row.ImportID)}>
              {t.changedByList(row.FileName ?? '')}
            </PageLink>
            <span className={layout['sub']}>{row.ChangedBy}</span>
          </>
        ),
    },
    {
      key: 'when',
      head: t.changedWhen,
      cell: (row) =>
        row.ChangedDate !== null && <span className={layout['nowrap']}>{format.dateTime(row.ChangedDate)}</span>,
    },
  ];
}
