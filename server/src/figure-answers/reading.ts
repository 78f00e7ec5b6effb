import type { FigureAnswer, FigureQuestion } from '@btc/contract/figures/figure.ts';
import type { Db } from '#platform/db/db.ts';
import type { Dictionary } from '#dictionary/face.ts';
import type { Safeguard } from '#safeguard/face.ts';
import type { FactsStore } from '#trade/face.ts';

export interface Reading {
  readonly db: Db;
  readonly facts: FactsStore;
  /** The day that `latest` refers to. */
  readonly asOf: string;
  readonly dictionary: Dictionary;
  readonly safeguard: Safeguard;
  readonly once: <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;
}

export type AnswerFigure = (reading: Reading, question: FigureQuestion) => Promise<FigureAnswer>;
