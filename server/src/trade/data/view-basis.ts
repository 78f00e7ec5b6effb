import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import type { DataNotes } from '#platform/data/data-table.ts';
import { exportWords, type ExportWords } from '../export/export-words.ts';

type Line = DataNotes['basis'][number];

/** A line in both languages. */
function say(name: (words: ExportWords) => string, text: (words: ExportWords) => string): Line {
  const { cn, en } = exportWords;
  return [
    { cn: name(cn), en: name(en) },
    { cn: text(cn), en: text(en) },
  ];
}

/** Periods, where there are any. */
function listPeriods(name: (words: ExportWords) => string, periods: readonly string[]): readonly Line[] {
  return periods.length === 0 ? [] : [say(name, () => periods.join(' '))];
}

/** What the figures of a view rest on: what changes compare, what was converted or apportioned, and what sums leave out. */
export function basisOfView(dict: AnswerDict): DataNotes['basis'] {
  const { YoySpans, MissingVolumes, MissingUsd, MissingCny } = dict;
  return [
    ...(YoySpans === undefined
      ? []
      : [
          say(
            ({ onYear }) => onYear,
            ({ against }) =>
              against(`${YoySpans.From} – ${YoySpans.To}`, `${YoySpans.BeforeFrom} – ${YoySpans.BeforeTo}`),
          ),
        ]),
    ...listPeriods(({ converted }) => converted, dict.Converted),
    ...listPeriods(({ apportioned }) => apportioned, dict.Apportioned),
    ...listPeriods(({ revised }) => revised, dict.Revised),
    ...(MissingVolumes > 0
      ? [
          say(
            ({ missing }) => missing,
            () => String(MissingVolumes),
          ),
        ]
      : []),
    ...listPeriods(({ unpublished }) => unpublished, dict.Unpublished),
    ...(MissingUsd > 0
      ? [
          say(
            ({ missingUsd }) => missingUsd,
            ({ tonnes }) => tonnes(String(MissingUsd)),
          ),
        ]
      : []),
    ...(MissingCny > 0
      ? [
          say(
            ({ missingCny }) => missingCny,
            ({ tonnes }) => tonnes(String(MissingCny)),
          ),
        ]
      : []),
  ];
}
