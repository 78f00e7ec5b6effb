import { referenceDictionary } from '#dictionary/face.ts';
import { type FormTest, type HowToOpen, type Recognised, recogniseForm } from '#platform/import/recognise-form.ts';
import { countIssues, type TaughtTitles } from '#platform/import/text/header.ts';
import { findFormat, type FormatName, formatNames } from '../import/format.ts';

function countFormIssues(name: FormatName, header: readonly string[], taught: TaughtTitles = () => null): number {
  const format = findFormat(name);
  if (format === undefined) return Infinity;
  if (format.kind === 'facts') return countIssues(format.openHeader(header, taught));
  const anyDay = '2000-01-01';
  return countIssues(
    format.open().openHeader(header, { publishedOn: anyDay, today: anyDay, dictionary: referenceDictionary, taught }),
  );
}

export const tradeFormTests = new Map<FormatName, FormTest>(
  formatNames.map((name) => [name, (header, taught) => countFormIssues(name, header, taught)]),
);

/** Reads the header only. */
export function recogniseFormat(path: string, how: HowToOpen): Promise<Recognised<FormatName>> {
  return recogniseForm(path, how, tradeFormTests);
}
