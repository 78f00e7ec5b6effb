import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/*
 * What Brazil, Argentina and the United States say they exported of beef, by month, to China and to the European Union: a public
 * compilation of their own statistics, in thousand dollars. Values, not weights: only what a month has against other months is read off it.
 */

/** Beside a clone; the file is not part of the project. */
export const exportsFile = resolve(
  import.meta.dirname,
  '../../../shared/data/customs/beef-exports-to-china-monthly.csv',
);

export const exporters = { Brazil: 'BRA', Argentina: 'ARG', USA: 'USA' } as const;
export type Exporter = (typeof exporters)[keyof typeof exporters];

/** One exporter's trade with one buyer. */
export interface ExportSeries {
  readonly exporter: Exporter;
  readonly buyer: 'China' | 'EU';
  /** Months by year; complete years only. */
  readonly years: ReadonlyMap<number, readonly number[]>;
}

export interface MonthlyExports {
  readonly series: readonly ExportSeries[];
  readonly firstMonth: string;
  readonly lastMonth: string;
  readonly sha256: string;
}

/** Reads the file; null where it does not exist. */
export function readExports(path = exportsFile): MonthlyExports | null {
  return existsSync(path) ? parseExports(readFileSync(path, 'utf8')) : null;
}

/** Each line is one quoted field that holds a line of CSV: it is parsed twice. */
function parseExports(text: string): MonthlyExports {
  const [head = [], ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => splitFields(splitFields(line)[0] ?? ''));
  const months = lines.map(([day = '']) => day.slice(0, 7));
  const series = (['China', 'EU'] as const).flatMap((buyer) =>
    Object.entries(exporters).map(([name, exporter]) => {
      const column = head.indexOf(`${name}_Beef_Exports_${buyer}`);
      if (column === -1) throw new Error(`The file has no beef exports of ${name} to ${buyer}`);
      const values = lines.map((line) => Number(line[column]));
      return { exporter, buyer, years: groupYears(months, values) };
    }),
  );
  return {
    series,
    firstMonth: months[0] ?? '',
    lastMonth: months.at(-1) ?? '',
    sha256: createHash('sha256').update(text).digest('hex'),
  };
}

function splitFields(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
}

function groupYears(months: readonly string[], values: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const years = Map.groupBy(values.keys(), (row) => Number(months[row]?.slice(0, 4)));
  return new Map(
    [...years]
      .map(([year, rows]) => [year, [...rows].map((row) => values[row] ?? Number.NaN)] as const)
      .filter(([, own]) => own.length === 12 && own.every(Number.isFinite)),
  );
}
