import { expect, test } from 'vitest';
import { formatFaultTable } from './fault-table.ts';

test('a row stands with its figures, or with the word skipped and why', () => {
  const tally = { acknowledged: 1_876, lost: 0, doubled: 0, halfDone: 0 };
  const lines = formatFaultTable([
    {
      row: { name: 'kill-portal', what: 'kill -9' },
      outcome: { tries: 5, tally, recoverySeconds: [3.71, 0.04, 3.52], wrong: [], notes: 'in 5 of 5' },
    },
    {
      row: { name: 'port', what: 'taken' },
      outcome: { tries: 1, recoverySeconds: [Number.POSITIVE_INFINITY], wrong: ['a\n | b', 'c'] },
    },
    { row: { name: 'memory', what: 'little' }, outcome: { skipped: 'needs a right' } },
  ]).split('\n');
  expect(lines.slice(2)).toEqual([
    '| kill -9 (`kill-portal`) | 5 | 1,876 | 0 | 0 | 0 | 3.5, 3.7 | good; in 5 of 5 |',
    '| taken (`port`) | 1 | – | – | – | – | never, never | **wrong**: a \\| b; c |',
    '| little (`memory`) | – | – | – | – | – | – | skipped: needs a right |',
  ]);
});
