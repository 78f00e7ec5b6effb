import type { FigureAnswer, FigureQuestion } from '@btc/contract/figures/figure.ts';
import type { Db } from '#platform/db/db.ts';
import type { Dictionary } from '#dictionary/dictionary.ts';
import type { Safeguard } from '#safeguard/safeguard.service.ts';
import type { FactsStore } from '#trade/facts/facts-store.ts';

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
