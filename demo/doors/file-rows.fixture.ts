import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { writeCell } from '../figures/figures-answer.fixture.ts';
import type { Demonstration } from '../demonstration.fixture.ts';

/** Rows as texts by column title; asserts that the workbook of the same name holds the same. */
export async function readFileRows(
  portal: Demonstration,
  name: string,
  request: Readonly<Record<string, string>>,
): Promise<readonly Readonly<Record<string, string>>[]> {
  const query = new URLSearchParams(request).toString();
  const plain = await portal.download(`/download/${name}.csv?${query}&layout=plain`);
  const [titles = [], ...rows]: string[][] = parse(plain);
  const [sheet = []] = await portal.downloadBook(`/download/${name}.xlsx?${query}`);
  const write = (cell: unknown) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : writeCell(cell));
  const cells = sheet.map((row) => titles.map((_, index) => write(row[index])));
  expect(cells, `${name}.xlsx`).toEqual([titles, ...rows]);
  return rows.map((row) => Object.fromEntries(titles.map((title, index) => [title, row[index] ?? ''])));
}
