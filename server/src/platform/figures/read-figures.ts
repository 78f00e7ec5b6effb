import type { FigureAnswers, FigureQuestion } from '@btc/contract/figures/figure.ts';
import type { Db } from '../db/db.ts';

/**
 * Asks the rooms for the figures that texts refer to. `asOf` is the day, by Shanghai's calendar, by which `latest` is meant. Rooms that hold
 * texts are given it: none of them knows the others'.
 */
export type ReadFigures = (db: Db, questions: readonly FigureQuestion[], asOf: string) => Promise<FigureAnswers>;
