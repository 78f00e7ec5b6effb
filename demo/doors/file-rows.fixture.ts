import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
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
  const book = await portal.downloadCells(`/download/${name}.xlsx?${query}`);
  const cells = book.map((row) => titles.map((_, index) => `${(row[index] ?? '') as string | number}`)); // no dates are written
  expect(cells.slice(-rows.length - 1), `${name}.xlsx`).toEqual([titles, ...rows]);
  return rows.map((row) => Object.fromEntries(titles.map((title, index) => [title, row[index] ?? ''])));
}
