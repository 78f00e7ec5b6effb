import { type FigureAnswer, type FigureKind, questionKey } from '@btc/contract/figures/figure.ts';
import { findPortalDay } from '#platform/clock/portal-day.ts';
import { openDictionary } from '#dictionary/face.ts';
import type { ReadFigures } from '#figures/face.ts';
import { createSafeguardService } from '#safeguard/face.ts';
import { createLineCountsService, type FactsStore } from '#trade/face.ts';
import { answerImport } from './import-figures.ts';
import { answerLanded, answerSpread } from './landed-figures.ts';
import { answerBenchmark, answerCattle, answerIndex } from './market-figures.ts';
import { answerDuty, answerQuota } from './quota-figures.ts';
import { answerQuote } from './quote-figures.ts';
import { answerRate } from './rate-figures.ts';
import type { AnswerFigure, Reading } from './reading.ts';

const answers: Readonly<Record<FigureKind, AnswerFigure>> = {
  quote: answerQuote,
  import: answerImport,
  index: answerIndex,
  benchmark: answerBenchmark,
  cattle: answerCattle,
  rate: answerRate,
  quota: answerQuota,
  duty: answerDuty,
  landed: answerLanded,
  spread: answerSpread,
};

/** Reads figures for texts from what the pages show; data shared by several references, e.g. a day's quotes, is read once. */
export function figureReader({ facts }: { readonly facts: FactsStore }): ReadFigures {
  return async (db, questions, day) => {
    const [{ day: asOf }, dictionary] = await Promise.all([findPortalDay(db, day), openDictionary(db)]);
    const once = createOnce();
    const own = createSafeguardService({ db, readCounts: createLineCountsService({ facts }) });
    const safeguard = { ...own, read: (on = '') => once(`safeguard ${on}`, () => own.read(on || undefined)) };
    const reading = { db, facts, asOf, dictionary, safeguard, once };
    const found = new Map<string, FigureAnswer>();
    for (const question of questions) {
      const key = questionKey(question);
      if (!found.has(key)) found.set(key, await answers[question.kind](reading, question));
    }
    return found;
  };
}

function createOnce(): Reading['once'] {
  const known = new Map<string, Promise<unknown>>();
  return <Value>(key: string, read: () => Promise<Value>) => {
    const value = known.get(key) ?? read();
    known.set(key, value);
    return value as Promise<Value>; // a key names one kind of thing
  };
}
