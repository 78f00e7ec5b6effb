import { type FigureAnswer, questionKey } from '@btc/contract/figures/figure.ts';
import { figureUnits } from '@btc/contract/figures/print-figure.ts';
import type { ReadFigures } from '#figures/read-figures.ts';

const member = { nameCn: '', nameEn: '', originCn: '', originEn: '', cutCn: '', cutEn: '' };
const source = { sourceCn: '', sourceEn: '', publishedOn: '2026-11-20', demo: false, provisional: false };

/** Answers with a day's price; quotes are for members, and origin NONE has no figure. */
export function answerFigures(price: () => number): ReadFigures {
  return (_db, questions, asOf) =>
    Promise.resolve(
      new Map(
        questions.map((question): [string, FigureAnswer] => [
          questionKey(question),
          question.parts[0] === 'NONE'
            ? { kind: 'missing', issue: 'notFound', detail: asOf }
            : {
                kind: 'found',
                members: [{ ...member, value: price() }],
                unit: figureUnits.usdPerTonne,
                decimals: 0,
                isChange: false,
                period: asOf,
                basis: { ...source, lock: question.kind === 'quote' ? 'Price' : null },
              },
        ]),
      ),
    );
}
