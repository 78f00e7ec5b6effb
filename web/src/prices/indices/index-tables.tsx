import { useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { carriedSign, isCarried } from '@btc/contract/prices/carried-level.ts';
import { toPricePath } from '@btc/contract/prices/price-paths.ts';
import { nameIn } from '@btc/contract/names.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Cell, Column } from '#ui/data/table-model.ts';
import { type IndexData, indexSearch } from './index-query.ts';
import { messages } from './messages.ts';

type Point = IndexData['points'][number];
type Latest = IndexData['latest'][number];

/** The spread is for goods within the quota; the over-quota value stands below. */
function LevelBoth({ row }: { row: Pick<Point, 'Level' | 'LevelOver'> }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (row.Level === null || row.LevelOver === null) return null;
  return (
    <span className={classNames(shared['under'], shared['regular'])}>
      {t.levelOver} {format.number(row.LevelOver, 2)}
    </span>
  );
}

function buildLevelCell(format: Format, row: Pick<Point, 'Level' | 'Quoted' | 'Carried'>): Cell {
  if (row.Level === null) return { gap: 'notPublished' };
  return (
    <>
      {format.number(row.Level, 2)}
      {isCarried(row) && carriedSign}
    </>
  );
}

/** The spread changes in CNY/kg, an index in per cent; a carried level has no change. */
function changeCell(format: Format, change: number | null, { isSpread, isStill }: ChangeOf): Cell {
  if (change === null) return { gap: isStill ? 'carried' : 'notPublished' };
  return <ChangeMark value={change} text={isSpread ? format.change(change, 2) : format.changePercent(change)} />;
}

interface ChangeOf {
  readonly isSpread: boolean;
  readonly isStill: boolean;
}

function useChangeColumns<Row extends Pick<Point, 'Level' | 'Wow' | 'Mom' | 'Yoy' | 'Quoted' | 'Carried'>>(
  isSpread: (row: Row) => boolean,
): readonly Column<Row>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const change = (row: Row, value: number | null) =>
    changeCell(format, value, { isSpread: isSpread(row), isStill: isCarried(row) });
  return [
    { key: 'level', head: t.level, numeric: true, cell: (row) => buildLevelCell(format, row) },
    { key: 'wow', head: t.wow, numeric: true, cell: (row) => change(row, row.Wow) },
    { key: 'mom', head: t.mom, numeric: true, cell: (row) => change(row, row.Mom) },
    { key: 'yoy', head: t.yoy, numeric: true, cell: (row) => change(row, row.Yoy) },
  ];
}

export function LatestTable({ found: { state, latest } }: { found: Pick<IndexData, 'state' | 'latest'> }) {
  const t = useMessages(messages);
  const columns = useLatestColumns(state);
  return (
    <DataTable
      caption={t.overviewCaption}
      columns={columns}
      rows={latest}
      rowsOpen
      rowKey={({ Kind, Origin }) => `${Kind} ${Origin}`}
      view="small"
    />
  );
}

function useLatestColumns(state: IndexData['state']): readonly Column<Latest>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const changes = useChangeColumns<Latest>((row) => row.Unit !== 'points');
  return [
    { key: 'name', head: t.name, cell: (row) => <IndexLink row={row} state={state} /> },
    ...changes,
    { key: 'quoted', head: t.quoted, numeric: true, cell: ({ Quoted }) => format.number(Quoted) },
    { key: 'carried', head: t.carried, numeric: true, cell: ({ Carried }) => format.number(Carried) },
    coverageColumn(t.coverage, format),
    { key: 'week', head: t.week, numeric: true, cell: ({ Date: day }) => format.date(day) },
  ];
}

/** Share of the weights that has a price; the rest is left out of the level. */
function coverageColumn(head: string, format: Format): Column<Pick<Point, 'Coverage'>> {
  return {
    key: 'coverage',
    head,
    numeric: true,
    cell: ({ Coverage }) => (Coverage === null ? { gap: 'notPublished' } : format.percent(Coverage, 0)),
  };
}

function IndexLink({ row, state }: { row: Latest; state: IndexData['state'] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { Kind, Origin, NameCn, NameEn, Unit } = row;
  return (
    <>
      <PageLink to={toPricePath(edition, 'indices') + indexSearch({ ...state, kind: Kind, origin: Origin })}>
        {edition === 'cn' ? NameCn : NameEn}
      </PageLink>
      {Unit === 'points' ? '' : ` ${t.spreadUnit}`}
      <LevelBoth row={row} />
    </>
  );
}

export function WeeksTable({ found: { name, points } }: { found: IndexData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const changes = useChangeColumns<Point>(() => name.Unit !== 'points');
  const overColumn: Column<Point> = {
    key: 'levelOver',
    head: t.levelOver,
    numeric: true,
    cell: ({ LevelOver }) => (LevelOver === null ? '' : format.number(LevelOver, 2)),
  };
  const columns: readonly Column<Point>[] = [
    { key: 'week', head: t.week, cell: ({ Date: day }) => format.date(day) },
    ...changes,
    ...(name.Unit === 'points' ? [] : [overColumn]),
    { key: 'quoted', head: t.quoted, numeric: true, cell: ({ Quoted }) => format.number(Quoted) },
    { key: 'carried', head: t.carried, numeric: true, cell: ({ Carried }) => format.number(Carried) },
    coverageColumn(t.coverage, format),
  ];
  return (
    <DataTable
      caption={t.tableCaption(nameIn(edition, name))}
      unit={name.Unit === 'points' ? t.points : t.spreadUnit}
      columns={columns}
      rows={points.toReversed()}
      rowKey={({ Date: day }) => day}
      view="small"
      tall
    />
  );
}
