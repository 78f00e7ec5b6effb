import type { PlantEventRow } from '@btc/contract/plants/plant-row.ts';
import { toPlantPath } from '@btc/contract/plants/plant-paths.ts';
import { formatCodeIn } from '@btc/contract/names.ts';
import { effectBasisNames } from '@btc/reference/plants/plant-scopes.ts';
import { plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import type { ReactNode } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { toOrigin, formatPlantName } from '../plant-names.ts';
import room from '../room/room.module.css';
import { messages } from './messages.ts';

interface EventTableProps {
  readonly caption: ReactNode;
  readonly rows: readonly PlantEventRow[];
}

export function EventTable({ caption, rows }: EventTableProps) {
  const columns = useEventColumns();
  return (
    <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ EventID }) => String(EventID)} view="small" />
  );
}

function useEventColumns(): readonly Column<PlantEventRow>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { columns: heads } = t;
  const day = (value: string) => <span className={room['number']}>{format.date(value)}</span>;
  return [
    {
      key: 'plant',
      head: heads.plant,
      cell: ({ Plant }) => (
        <>
          <PageLink to={toPlantPath(edition, Plant.PlantID)}>
            {toOrigin(edition, Plant)} {Plant.PlantNo}
          </PageLink>
          <span className={classNames(shared['under'], shared['regular'])}>{formatPlantName(edition, Plant)}</span>
        </>
      ),
    },
    { key: 'change', head: heads.change, cell: (row) => <ChangeCell row={row} /> },
    { key: 'effective', head: heads.effective, cell: (row) => day(row.EffectiveOn) },
    {
      key: 'basis',
      head: heads.basis,
      cell: ({ Basis }) => (Basis === null ? t.noBasis : formatCodeIn(edition, effectBasisNames, Basis)),
    },
    {
      key: 'announced',
      head: heads.announced,
      cell: ({ AnnouncedOn }) => (AnnouncedOn === null ? { gap: 'notPublished' } : day(AnnouncedOn)),
    },
    { key: 'source', head: heads.source, cell: (row) => <EventSource event={row} /> },
  ];
}

function ChangeCell({ row }: { row: PlantEventRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const note = edition === 'cn' ? row.NoteCn : row.NoteEn;
  return (
    <>
      {formatCodeIn(edition, plantStatuses, row.Status)}
      {row.OldNumber !== null && (
        <span className={classNames(shared['under'], shared['regular'])}>
          {t.numbers(row.OldNumber, row.NewNumber ?? row.Plant.PlantNo)}
        </span>
      )}
      {note !== null && <span className={classNames(shared['under'], shared['regular'])}>{note}</span>}
    </>
  );
}

export function EventSource({ event }: { event: Pick<PlantEventRow, 'Plant' | 'Rule' | 'Source' | 'SourceLink'> }) {
  const t = useMessages(messages);
  const { Plant, Rule, SourceLink } = event;
  const Source = Plant.Demo ? t.invented : event.Source;
  return (
    <>
      {SourceLink === null ? (
        Source
      ) : (
        <a href={SourceLink} rel="noreferrer nofollow" target="_blank">
          {Source ?? t.link}
        </a>
      )}
      {Rule !== null && <span className={classNames(shared['under'], shared['regular'])}>{t.rule(Rule)}</span>}
    </>
  );
}
