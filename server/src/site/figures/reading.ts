import type { FigureAnswer, FigureQuestion } from '@btc/contract/figures/figure.ts';
import type { Db } from '#platform/db/db.ts';
import type { Dictionary } from '#platform/dictionary/dictionary.ts';
import type { Safeguard } from '#safeguard/safeguard.service.ts';
import type { FactsStore } from '../../trade/facts/facts-store.ts';

/** What the figures of a publication are read from. */
export interface Reading {
  readonly db: Db;
  readonly facts: FactsStore;
  /** The day by which `latest` is meant. */
  readonly asOf: string;
  readonly dictionary: Dictionary;
  readonly safeguard: Safeguard;
  /** Reads once what several references share. */
  readonly once: <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;
}

/** Answers the questions of a kind. */
export type AnswerFigure = (reading: Reading, question: FigureQuestion) => Promise<FigureAnswer>;
