import { expect, test } from 'vitest';
import type { FaultRow, Outcome } from './fault-row.ts';
import { RowTaking } from './take-rows.ts';

const good: Outcome = { tries: 1, wrong: [] };

function row(name: string, run: () => Promise<Outcome>): FaultRow {
  return { name, what: name, run };
}

const run = ({ run: runIt }: FaultRow) => runIt({} as Parameters<FaultRow['run']>[0]); // these rows need nothing

test('rows are taken one after the other, and one that fails stops none', async () => {
  const taking = new RowTaking({ run, lanes: 1, limitMs: 60_000, say: () => undefined });
  await taking.takeAll([
    row('first', async () => good),
    row('second', async () => ({ tries: 1, wrong: ['it died'] })),
    row('third', async () => good),
  ]);
  expect([...taking.found].map(([name, outcome]) => [name, 'wrong' in outcome && outcome.wrong])).toEqual([
    ['first', []],
    ['second', ['it died']],
    ['third', []],
  ]);
});

test('a run that is broken off says nothing of the row that it broke off, and begins no other', async () => {
  const taken: string[] = [];
  const taking = new RowTaking({ run, lanes: 1, limitMs: 60_000, say: (text) => taken.push(text.split(':')[0] ?? '') });
  await taking.takeAll([
    row('first', async () => good),
    // What it ran on is closed under it.
    row('second', async () => {
      taking.breakOff();
      return { tries: 0, wrong: ['The portal did not start'] };
    }),
    row('third', async () => good),
  ]);
  expect([...taking.found.keys()]).toEqual(['first']);
  expect(new Set(taken)).toEqual(new Set(['first', 'second']));
});

test('once the time is over no other row begins', async () => {
  const taking = new RowTaking({ run, lanes: 1, limitMs: -1, say: () => undefined });
  await taking.takeAll([row('first', async () => good)]);
  expect(taking.found.size).toBe(0);
});
