import { referenceDictionary } from '#dictionary/face.ts';
import { type HowToOpen, type Recognised, recogniseForm } from '#platform/import/recognise-form.ts';
import { countIssues } from '#platform/import/text/header.ts';
import { findFormat, type FormatName, formatNames } from '../import/format.ts';

function countFormIssues(name: FormatName, header: readonly string[]): number {
  const format = findFormat(name);
  if (format === undefined) return Infinity;
  if (format.kind === 'facts') return countIssues(format.openHeader(header));
  const anyDay = '2000-01-01';
  return countIssues(
    format.open().openHeader(header, { publishedOn: anyDay, today: anyDay, dictionary: referenceDictionary }),
  );
}

export const tradeFormTests = new Map(
  formatNames.map((name) => [name, (header: readonly string[]) => countFormIssues(name, header)]),
);

/** Reads the header only. */
export function recogniseFormat(path: string, how: HowToOpen): Promise<Recognised<FormatName>> {
  return recogniseForm(path, how, tradeFormTests);
}
