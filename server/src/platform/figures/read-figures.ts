import type { FigureAnswers, FigureKind, FigureQuestion } from '@btc/contract/figures/figure.ts';
import type { Db } from '../db/db.ts';

/**
 * Asks the rooms for the figures that texts refer to. `asOf` is the day, by Shanghai's calendar, by which `latest` is meant. Rooms that hold
 * texts are given it: none of them knows the others'.
 */
export type ReadFigures = (db: Db, questions: readonly FigureQuestion[], asOf: string) => Promise<FigureAnswers>;

/** A series that texts can take figures from: what stands before the `@` of a reference. */
export interface FigureSeries {
  readonly kind: FigureKind;
  readonly path: string;
  readonly cn: string;
  readonly en: string;
}

/** A part by which imports are told apart further (`province=31`), or a cut of which a CIF price can be (`landedCut`). */
export interface FigureField extends Omit<FigureSeries, 'kind'> {
  readonly field: string;
}

/** Lists what there is to choose from. */
export type ListFigureSeries = (
  db: Db,
) => Promise<{ readonly series: readonly FigureSeries[]; readonly fields: readonly FigureField[] }>;

/** The parts of imports that are too many to list. */
export type FigureMemberField = 'plant' | 'importer' | 'exporter';

/** Finds some of them by words of their names. */
export type FindFigureMembers = (db: Db, field: FigureMemberField, words: string) => Promise<readonly FigureField[]>;
