import type { FileWords } from '#platform/import/file-words.ts';
import type { LeftOut } from '#platform/import/left-out.ts';
import type { Changes } from '../changes.ts';
import type { PublicEffect } from '../public-effect.ts';
import type { CompletedValues, ImportReport } from './import-report.ts';
import type { NamesFound } from '../shipments/name-book.ts';
import type { TableChanges } from '../tables/table-reading.ts';

export interface ReportWords extends FileWords {
  readonly file: (report: ImportReport, number: Intl.NumberFormat) => string;
  readonly rows: (report: ImportReport, number: Intl.NumberFormat) => string;
  readonly leftOut: (left: LeftOut, number: Intl.NumberFormat) => string;
  readonly moreLeftOut: (count: string) => string;
  readonly more: (count: string) => string;
  readonly coverage: (report: ImportReport) => string;
  readonly changes: (changes: Changes, number: Intl.NumberFormat) => readonly string[];
  readonly tableChanges: (changes: TableChanges, number: Intl.NumberFormat) => readonly string[];
  readonly values: (values: CompletedValues, number: Intl.NumberFormat) => readonly string[];
  readonly losses: (
    report: Pick<ImportReport, 'losses' | 'outcome' | 'coverage'>,
    number: Intl.NumberFormat,
  ) => readonly string[];
  readonly effects: (effects: readonly PublicEffect[], number: Intl.NumberFormat) => readonly string[];
  readonly heldBack: (month: string) => string;
  readonly waiting: string;
  readonly set: (count: string) => string;
  readonly keptOut: (file: string) => string;
  readonly names: (names: NamesFound, number: Intl.NumberFormat) => readonly string[];
  readonly outcome: (
    report: Pick<ImportReport, 'outcome' | 'preview' | 'vintageId'> & Partial<Pick<ImportReport, 'unaccepted'>>,
  ) => string;
}
