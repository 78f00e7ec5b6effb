import { readFileSync } from 'node:fs';
import { splitCsvLine } from '@btc/server/src/platform/import/text/csv-line.ts';
import { z } from 'zod';

/* Files of the demonstration, as the program wants them. A file of another shape ends the program: it says which and where. */

function check<Shape extends z.ZodType>(path: string, shape: Shape, data: unknown): z.output<Shape> {
  const result = shape.safeParse(data);
  if (!result.success) throw new Error(`${path}:\n${z.prettifyError(result.error)}`);
  return result.data;
}

export function readJson<Shape extends z.ZodType>(path: string, shape: Shape): z.output<Shape> {
  return check(path, shape, JSON.parse(readFileSync(path, 'utf8')));
}

/** With a header line. */
export function readCsv<Shape extends z.ZodType>(path: string, row: Shape): readonly z.output<Shape>[] {
  const [head = [], ...lines] = readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const found = splitCsvLine(line);
      if (found.kind === 'broken') throw new Error(`${path}: ${found.reason} at ${found.value}`);
      return found.fields;
    });
  const rows = lines.map((fields) => {
    if (fields.length !== head.length) throw new Error(`${path}: ${fields.join()} has not the fields of the head`);
    return Object.fromEntries(head.map((name, index) => [name, fields[index]]));
  });
  return check(path, z.array(row), rows);
}

/** Keyed by the number of each `<article>`. */
export function readArticles(path: string): ReadonlyMap<number, string> {
  const found = readFileSync(path, 'utf8').matchAll(/^<article id="(\d+)">\n([\s\S]*?)\n<\/article>$/gm);
  return new Map([...found].map(([, id, text = '']) => [Number(id), text]));
}
