import { isDeepStrictEqual } from 'node:util';
import type { SavedMapping, SeriesColumn, SeriesFile, SeriesLabel } from '@btc/contract/prices/desk/series-files.ts';
import { type SeriesEntry, type SeriesMapping, seriesMapping } from '@btc/contract/prices/desk/series-mapping.ts';
import { seriesRule } from '@btc/contract/prices/desk/series-rule.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import { changedMeanwhile, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { type Issue, toIssue } from '#platform/import/issue.ts';
import { openSeriesFile, type SeriesSource } from './open-series-file.ts';
import { toReadOptions, findLastDay } from './read-series-file.ts';
import { formatLabel, listTitles } from './series-columns.ts';
import { guessCattle, guessUnit } from './series-guess.ts';
import { deleteMapping, listMappings, lockMapping, type MappingRow, saveMapping } from './series-mapping.queries.ts';
import { type LongTable, type SeriesTable, unpivot } from './series-table.ts';

export interface SeriesFound {
  readonly row: SeriesFile;
  readonly columns: readonly SeriesColumn[];
  readonly labels: readonly SeriesLabel[];
  /** Entries of the saved mapping whose labels the file lacks. */
  readonly others: readonly SeriesEntry[];
  readonly issues: readonly Issue[];
}

export async function readSeriesHead(
  db: Db,
  { path, today, ...source }: SeriesSource & { readonly path: string; readonly today: string },
): Promise<SeriesFound> {
  const saved = new Map((await listMappings(db)).map((row) => [row.shape, row]));
  const opened = await openSeriesFile(path, { ...source, isKnown: (shape) => saved.has(shape) });
  const known = saved.get(opened.shape);
  const mapping = known === undefined ? null : seriesMapping.parse(known.mapping);
  const { sheet: read, sheets, shape, table } = opened;
  const row = { Sheet: read, Sheets: [...sheets], Shape: shape, Revision: known?.revision ?? 0, IsKnown: false };
  if (table === null || opened.issues.length > 0) {
    const none = { ...row, DayOrder: null, IsOrderOpen: false, Grain: null, PublishedOn: opened.publishedOn };
    return { row: none, columns: [], labels: [], others: [], issues: opened.issues };
  }
  const how = toReadOptions(table, mapping);
  const long = unpivot(table, how, today);
  const labels = presentLabels(table, long, mapping);
  return {
    row: {
      ...row,
      IsKnown: labels.length > 0 && labels.every(({ Entry }) => Entry !== null),
      DayOrder: long.dayOrder,
      IsOrderOpen: long.isOrderOpen,
      Grain: long.observations[0]?.period.grain ?? null,
      PublishedOn: opened.publishedOn ?? findLastDay(long, today),
    },
    columns: listTitles(table.columns).map((title) => ({
      Title: title,
      Role: how.roles.get(title) ?? 'skip',
      Samples: findSamples(table, title),
    })),
    labels: labels.slice(0, seriesRule.maxSeries),
    others: (mapping?.Series ?? []).filter(({ Label }) => !long.labels.includes(Label)),
    issues: labels.length > seriesRule.maxSeries ? [tooMany(table, labels.length), ...long.issues] : long.issues,
  };
}

function tooMany({ head }: SeriesTable, count: number): Issue {
  return { line: head.line, ...toIssue('tooManySeries', '', String(count)) };
}

const shownSamples = 3;

function findSamples({ head, columns }: SeriesTable, title: string): string[] {
  const column = columns.find((one) => one.title === title);
  const cells = head.rows.map(({ fields }) => (column === undefined ? '' : (fields[column.index] ?? '')));
  return [...new Set(cells.filter((cell) => cell !== ''))].slice(0, shownSamples).map((cell) => cell.slice(0, 60));
}

function presentLabels(
  { head, columns }: SeriesTable,
  { labels, observations }: LongTable,
  mapping: SeriesMapping | null,
): SeriesLabel[] {
  const byLabel = Map.groupBy(observations, ({ label }) => label);
  return labels.flatMap((label) => {
    const own = (byLabel.get(label) ?? []).toSorted((one, other) => (one.period.day < other.period.day ? -1 : 1));
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    const titles = columns.filter((column) => label.includes(formatLabel(column, 'price'))).map(({ title }) => title);
    return [
      {
        Label: label,
        Entry: mapping?.Series.find(({ Label }) => Label === label) ?? null,
        GuessedCode: guessCattle(label === '' ? head.above.join(' ') : label),
        GuessedUnit: guessUnit([label, ...titles, ...head.above]),
        Count: own.length,
        From: first.period.day,
        To: last.period.day,
        Last: last.price,
      },
    ];
  });
}

interface MappingInput {
  readonly Shape: string;
  readonly FileName: string;
  readonly Mapping: SeriesMapping;
  readonly Revision: number;
}

export async function storeMapping(
  { db, now, staff }: StaffWork,
  { Shape, FileName, Mapping, Revision }: MappingInput,
): Promise<StaffChange<number>> {
  const labels = Mapping.Series.map(({ Label }) => Label);
  if (new Set(labels).size < labels.length) throw badRequest('Mapping.Series', 'twice');
  const before = await lockMapping(db, Shape);
  if ((before?.revision ?? 0) !== Revision) throw changedMeanwhile('Revision');
  const work = { shape: Shape, mapping: Mapping, fileName: FileName, now, userId: staff.userId };
  const isSame = before !== undefined && isDeepStrictEqual(seriesMapping.parse(before.mapping), Mapping);
  const revision = isSame ? Revision : await saveMapping(db, work, Revision);
  if (revision === undefined) throw changedMeanwhile('Revision');
  return {
    subject: toSubject(Shape),
    before: before === undefined ? null : toSummary(before.file_name, seriesMapping.parse(before.mapping)),
    after: toSummary(FileName, Mapping),
    result: revision,
  };
}

function toSubject(shape: string) {
  return { kind: 'series-mapping', id: shape.slice(0, 16) };
}

function toSummary(fileName: string, { Columns, Series }: SeriesMapping) {
  return {
    FileName: fileName,
    Columns: Columns.map(({ Title, Role }) => `${Title}: ${Role}`),
    Series: Series.map((entry) => {
      if (entry.Kind === 'none') return `${entry.Label}: –`;
      const name =
        entry.Kind === 'cattle' ? `${entry.Code} (${entry.SourceEn})` : `${entry.NameEn} (${entry.SourceEn})`;
      return `${entry.Label}: ${name}, ${entry.Unit}`;
    }),
  };
}

export async function forgetMapping(
  { db }: StaffWork,
  { Shape, Revision }: { readonly Shape: string; readonly Revision: number },
): Promise<StaffChange<null>> {
  const row = await lockMapping(db, Shape);
  if (row === undefined) throw new ApiError(1009);
  if (row.revision !== Revision) throw changedMeanwhile('Revision');
  await deleteMapping(db, Shape);
  const before = toSummary(row.file_name, seriesMapping.parse(row.mapping));
  return { subject: toSubject(Shape), before, after: null, result: null };
}

export function presentMapping(row: MappingRow): SavedMapping {
  return {
    Shape: row.shape,
    FileName: row.file_name,
    Mapping: seriesMapping.parse(row.mapping),
    Revision: row.revision,
    At: shanghaiMoment(row.saved_at),
    By: row.login_user_name ?? '',
  };
}
