import type { FigureAnswers, FigureKind, FigureQuestion } from '@btc/contract/figures/figure.ts';
import type { Db } from '#platform/db/db.ts';

/** Asks the rooms for figures in texts; `latest` refers to `asOf`, a Shanghai day. Rooms do not know each other. */
export type ReadFigures = (db: Db, questions: readonly FigureQuestion[], asOf: string) => Promise<FigureAnswers>;

/** A series available to texts: the part of a reference before the `@`. */
export interface FigureSeries {
  readonly kind: FigureKind;
  readonly path: string;
  readonly cn: string;
  readonly en: string;
}

/** A further breakdown of imports (`province=31`), or a cut that has a CIF price (`landedCut`). */
export interface FigureField extends Omit<FigureSeries, 'kind'> {
  readonly field: string;
}

export type ListFigureSeries = (
  db: Db,
) => Promise<{ readonly series: readonly FigureSeries[]; readonly fields: readonly FigureField[] }>;

/** Import dimensions with too many members to list. */
export type FigureMemberField = 'plant' | 'importer' | 'exporter';

export type FindFigureMembers = (db: Db, field: FigureMemberField, words: string) => Promise<readonly FigureField[]>;
