import { type FigureAnswer, type FigureQuestion, questionKey } from '@btc/contract/figures/figure.ts';
import { findPortalDay } from '#platform/clock/portal-day.ts';
import type { Db } from '#platform/db/db.ts';
import type { Dictionary } from '#platform/dictionary/dictionary.ts';
import { openDictionary } from '#platform/dictionary/open-dictionary.ts';
import type { ReadFigures } from '#platform/figures/read-figures.ts';
import { type Safeguard, createSafeguardService } from '#safeguard/safeguard.service.ts';
import type { FactsStore } from '../../trade/facts/facts-store.ts';
import { createLineCountsService } from '../../trade/safeguard/line-counts.service.ts';
import { answerImport } from './import-figures.ts';
import { answerLanded, answerSpread } from './landed-figures.ts';
import { answerBenchmark, answerCattle, answerIndex } from './market-figures.ts';
import { answerDuty, answerQuota } from './quota-figures.ts';
import { answerQuote, QuoteDays } from './quote-figures.ts';
import { answerRate } from './rate-figures.ts';

/**
 * The figures that texts refer to, from what the pages show: the price list, the landed-cost sheet, the indices, the data views' sums, the
 * quotas. What several references share, a day's quotes above all, is read once.
 */
export function figureReader({ facts }: { readonly facts: FactsStore }): ReadFigures {
  return async (db, questions, asOf) => {
    const { day } = await findPortalDay(db, asOf);
    const answer = answerer({ db, facts, asOf: day, dictionary: await openDictionary(db) });
    const answers = new Map<string, FigureAnswer>();
    for (const question of questions) {
      const key = questionKey(question);
      if (!answers.has(key)) answers.set(key, await answer(question));
    }
    return answers;
  };
}

/** One reading of the safeguard serves all references of a publication. */
function readOnce(safeguard: Safeguard): Safeguard {
  let known: ReturnType<Safeguard['read']> | null = null;
  return {
    ...safeguard,
    read: (asOf) => {
      if (asOf !== undefined) return safeguard.read(asOf);
      known ??= safeguard.read();
      return known;
    },
  };
}

interface Reading {
  readonly db: Db;
  readonly facts: FactsStore;
  readonly asOf: string;
  readonly dictionary: Dictionary;
}

function answerer(deps: Reading): (question: FigureQuestion) => Promise<FigureAnswer> {
  const days = new QuoteDays(deps.db, deps.asOf, deps.dictionary);
  const safeguard = readOnce(createSafeguardService({ ...deps, readCounts: createLineCountsService(deps) }));
  const landed = { ...deps, days, safeguard };
  return (question) => {
    switch (question.kind) {
      case 'quote':
        return answerQuote(days, question);
      case 'import':
        return answerImport(deps, question);
      case 'index':
        return answerIndex(deps, question);
      case 'benchmark':
        return answerBenchmark(deps, question);
      case 'cattle':
        return answerCattle(deps, question);
      case 'rate':
        return answerRate(deps, question);
      case 'quota':
        return answerQuota(landed, question);
      case 'duty':
        return answerDuty(landed, question);
      case 'landed':
        return answerLanded(landed, question);
      case 'spread':
        return answerSpread(landed, question);
    }
  };
}
