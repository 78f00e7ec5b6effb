import { Fragment, type ReactNode, useId } from 'react';
import shared from '../base/shared.module.css';
import { classNames } from '../class-names.ts';
import styles from './data-table.module.css';
import { GapLegend, GapMark } from './gap-mark.tsx';
import { buildCells, type Cell, type Column, isGapCell } from './table-model.ts';

export type { Cell, Column } from './table-model.ts';

export interface DataTableProps<Row> {
  /** Title with scope, e.g. "Beef imports by origin, product weight, excl. offal". */
  readonly caption: ReactNode;
  /** Unit shared by all columns. */
  readonly unit?: string | undefined;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly footRows?: readonly Row[] | undefined;
  /** Specification section 3, view modes. */
  readonly view?: 'large' | 'small' | undefined;
  /** The heading of a row's group; rows of a group must be adjacent. Null or empty: none. */
  readonly findGroup?: ((row: Row) => string | null) | undefined;
  readonly isMarked?: ((row: Row) => boolean) | undefined;
  /** Limits the height: the body scrolls below a sticky head. */
  readonly tall?: boolean | undefined;
  /** Makes the first column's link cover the whole row. */
  readonly rowsOpen?: boolean | undefined;
  readonly empty?: ReactNode;
  readonly className?: string | undefined;
}

/** A native table: caption with unit, sticky first column, own scrolling, and a legend of gaps. */
export function DataTable<Row>({ columns, rows, rowKey, footRows = [], view = 'large', ...rest }: DataTableProps<Row>) {
  const captionId = useId();
  const body = buildCells(columns, rows);
  const foot = buildCells(columns, footRows);
  return (
    <div className={classNames(styles['frame'], styles[view], rest.className)}>
      <section
        className={classNames(
          styles['scroll'],
          rest.tall === true && styles['tall'],
          rest.rowsOpen === true && styles['opening'],
        )}
        aria-labelledby={captionId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className={styles['table']}>
          <caption className={styles['caption']}>
            <span id={captionId} className={styles['captionText']}>
              {rest.caption}
              {rest.unit !== undefined && <span className={shared['small']}> {rest.unit}</span>}
            </span>
          </caption>
          <TableHead columns={columns} />
          <tbody>
            {rows.map((row, line) => {
              const group = groupAt(rows, line, rest.findGroup);
              return (
                <Fragment key={rowKey(row)}>
                  {group !== null && <GroupLine name={group} span={columns.length} />}
                  <TableLine
                    columns={columns}
                    cells={body.lines[line] ?? []}
                    isMarked={rest.isMarked?.(row) === true}
                  />
                </Fragment>
              );
            })}
            {rows.length === 0 && rest.empty !== undefined && (
              <tr>
                <td colSpan={columns.length} className={styles['empty']}>
                  {rest.empty}
                </td>
              </tr>
            )}
          </tbody>
          {footRows.length > 0 && (
            <tfoot>
              {footRows.map((row, line) => (
                <TableLine key={rowKey(row)} columns={columns} cells={foot.lines[line] ?? []} />
              ))}
            </tfoot>
          )}
        </table>
      </section>
      <GapLegend gaps={[...new Set([...body.gaps, ...foot.gaps])]} />
    </div>
  );
}

function groupAt<Row>(rows: readonly Row[], line: number, findGroup: DataTableProps<Row>['findGroup']): string | null {
  const [row, before] = [rows[line], rows[line - 1]];
  if (findGroup === undefined || row === undefined) return null;
  const group = findGroup(row);
  if (group === null || group === '') return null;
  return before !== undefined && findGroup(before) === group ? null : group;
}

function GroupLine({ name, span }: { name: string; span: number }) {
  return (
    <tr className={styles['group']}>
      <th scope="colgroup" colSpan={span}>
        <span className={styles['groupName']}>{name}</span>
      </th>
    </tr>
  );
}

function TableHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.key} scope="col" aria-sort={column.sort} className={cellClass(column)}>
            {column.head}
            {column.unit !== undefined && (
              <span className={classNames(shared['small'], styles['columnUnit'])}>{column.unit}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function cellClass<Row>({ numeric, isWide }: Column<Row>): string | undefined {
  return classNames(numeric === true && styles['numeric'], isWide === true && styles['wide']) || undefined;
}

/** On phones: content of columns that are hidden there, below a cell. */
export function PhoneLine({ children }: { children: ReactNode }) {
  return <span className={styles['phoneLine']}>{children}</span>;
}

interface TableLineProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly cells: readonly Cell[];
  readonly isMarked?: boolean;
}

function TableLine<Row>({ columns, cells, isMarked = false }: TableLineProps<Row>) {
  return (
    <tr data-marked={isMarked || undefined}>
      {columns.map((column, index) => {
        const cell = cells[index];
        const content = isGapCell(cell) ? <GapMark gap={cell.gap} /> : cell;
        const className = cellClass(column);
        return index === 0 ? (
          <th key={column.key} scope="row" className={className}>
            {content}
          </th>
        ) : (
          <td key={column.key} className={className}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}
