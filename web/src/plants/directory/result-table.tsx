import type { PlantRow } from '@btc/contract/plants/plant-row.ts';
import { toPlantPath } from '@btc/contract/plants/plant-paths.ts';
import { listCodes } from '@btc/contract/names.ts';
import { plantProductNames, plantTypeNames } from '@btc/reference/plants/plant-scopes.ts';
import { OriginSwatch } from '#charts/origin-swatch.tsx';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { toOrigin, formatOtherName, formatPlantName } from '../plant-names.ts';
import room from '../room/room.module.css';
import { StateMark } from '../room/state-mark.tsx';
import styles from './directory.module.css';
import { messages } from './messages.ts';
import type { PlantsState } from './directory-address.ts';
import type { DirectoryAnswer } from './plants-query.ts';
import { recordSearch } from './record-search.ts';

const secondLine = classNames(shared['under'], shared['regular']);

interface ResultTableProps {
  readonly state: PlantsState;
  readonly answer: DirectoryAnswer;
}

export function ResultTable({ state, answer }: ResultTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns = useColumns({ state, answer });
  return (
    <DataTable
      caption={t.caption(t.meats[state.meat], format.date(answer.dict.AsOf))}
      columns={columns}
      rows={answer.rows}
      rowKey={({ PlantID }) => String(PlantID)}
      view="small"
      rowsOpen
    />
  );
}

function useColumns({ state, answer }: ResultTableProps): readonly Column<PlantRow>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const { columns: heads } = t;
  const onOpen = ({ PlantID }: PlantRow) =>
    recordSearch({ meat: state.meat, words: state.words, count: answer.total, plantId: PlantID });
  const open: readonly Column<PlantRow>[] = [
    { key: 'scope', head: heads.scope, cell: (row) => <Scope row={row} /> },
    {
      key: 'validTo',
      head: heads.validTo,
      cell: ({ Detail }) =>
        Detail === null || Detail.ValidTo === null ? (
          { gap: 'notPublished' }
        ) : (
          <span className={room['number']}>{format.date(Detail.ValidTo)}</span>
        ),
    },
  ];
  return [
    { key: 'plant', head: heads.plant, cell: (row) => <NameCell row={row} onOpen={() => onOpen(row)} /> },
    {
      key: 'number',
      head: heads.number,
      cell: ({ PlantNo, Detail }) => (
        <>
          <span className={styles['plantNo']}>{PlantNo}</span>
          {Detail !== null && Detail.CiferNo !== null && (
            <span className={classNames(shared['under'], styles['cifer'])}>{Detail.CiferNo}</span>
          )}
        </>
      ),
    },
    {
      key: 'state',
      head: heads.state,
      cell: ({ State, Detail }) => (
        <>
          <StateMark state={State} />
          {Detail !== null && Detail.StateSince !== null && (
            <span className={secondLine}>{t.since(format.date(Detail.StateSince))}</span>
          )}
        </>
      ),
    },
    { key: 'origin', head: heads.origin, cell: (row) => <OriginCell row={row} /> },
    ...(answer.dict.Locked === null ? open : []),
  ];
}

function OriginCell({ row }: { row: PlantRow }) {
  const edition = useEdition();
  return (
    <>
      <span className={classNames(shared['withMark'], styles['origin'])}>
        <OriginSwatch code={row.Origin} />
        {toOrigin(edition, row)}
      </span>
      {row.Detail !== null && <span className={secondLine}>{findPosition(edition, row.Detail)}</span>}
    </>
  );
}

function NameCell({ row, onOpen }: { row: PlantRow; onOpen: () => void }) {
  const edition = useEdition();
  const other = formatOtherName(edition, row);
  const group =
    row.Detail === null
      ? null
      : edition === 'cn'
        ? (row.Detail.GroupCn ?? row.Detail.GroupEn)
        : (row.Detail.GroupEn ?? row.Detail.GroupCn);
  return (
    <>
      <PageLink to={toPlantPath(edition, row.PlantID)} onClick={onOpen}>
        {formatPlantName(edition, row)}
      </PageLink>
      {other !== null && (
        <span className={secondLine} lang={other.lang}>
          {other.text}
        </span>
      )}
      {group !== null && <span className={secondLine}>{group}</span>}
    </>
  );
}

function Scope({ row: { Detail } }: { row: PlantRow }) {
  const edition = useEdition();
  if (Detail === null) return null;
  return (
    <>
      {listCodes(edition, plantTypeNames, Detail.Types)}
      <span className={secondLine}>{listCodes(edition, plantProductNames, Detail.Products)}</span>
    </>
  );
}

type Detail = NonNullable<PlantRow['Detail']>;

export function findPosition(edition: 'cn' | 'en', { ProvinceCn, ProvinceEn, CityCn, CityEn }: Detail): string {
  const places =
    edition === 'cn' ? [ProvinceCn ?? ProvinceEn, CityCn ?? CityEn] : [CityEn ?? CityCn, ProvinceEn ?? ProvinceCn];
  return places.filter((place) => place !== null).join(edition === 'cn' ? ' ' : ', ');
}
