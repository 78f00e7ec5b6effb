import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exportsFile, readExports } from './monthly-exports.ts';
import { replay, type ReplayCase } from './replay.ts';
import { type ReplayScore, scoreReplay } from './replay-score.ts';
import { derive } from './stored-projection.ts';

const storedFile = join(import.meta.dirname, '../../reference/src/quota-projection.json');
/** Quotas at other shares of the year before, to check that nothing depends on those of 2026. */
const otherShares = [0.5, 0.7, 0.85, 1, 1.15, 1.4, 1.8];

const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const exported = readExports();
if (exported === null) {
  console.error(`There is no ${exportsFile}: nothing to replay`);
  process.exit(1);
}

const cases = replay(exported.series);
const chinese = cases.filter(({ buyer }) => buyer === 'China');
const european = cases.filter(({ buyer }) => buyer === 'EU');
const others = replay(exported.series, otherShares);
const stored = derive(exported, cases);

function formatLead({ isFull, from, outcome }: ReplayCase): string {
  if (!isFull) return 'not that year';
  const days = outcome - from;
  if (days <= 60) return 'full within 60 days';
  return days <= 120 ? 'full in 61 to 120 days' : 'full in more than 120 days';
}

function scoreBy(name: string, key: (one: ReplayCase) => string | number): readonly [string, ReplayScore][] {
  return [...Map.groupBy(chinese, key)]
    .toSorted(([one], [other]) => String(one).localeCompare(String(other), 'en', { numeric: true }))
    .map(([value, own]) => [`${name} ${value}`.trim(), scoreReplay(own)]);
}

const scores: readonly (readonly [string, ReplayScore])[] = [
  ['All, to China', scoreReplay(chinese)],
  ...scoreBy('quota by', ({ rule }) => rule),
  ...scoreBy('', ({ exporter }) => exporter),
  ...scoreBy('months known', ({ known }) => known),
  ...scoreBy('', formatLead),
  ...scoreBy('', ({ year }) => year),
  ['To the EU', scoreReplay(european)],
  ['Other shares, to China', scoreReplay(others.filter(({ buyer }) => buyer === 'China'))],
  ['Other shares, to the EU', scoreReplay(others.filter(({ buyer }) => buyer === 'EU'))],
];

const table = scores.map(([what, score]) => ({
  what,
  cases: score.cases,
  'origin-years': score.originYears,
  'not full %': score.notFull,
  'in the band %': `${score.coverage} (${score.coverageLow}–${score.coverageHigh})`,
  'of dated bands': `${score.datedCoverage ?? '–'} (${score.datedCases})`,
  'width, days': score.width ?? '–',
  loss: score.loss.projection,
  'same pace': score.loss.samePace,
  'scaled pace': score.loss.scaledPace,
  'by paces': score.loss.byPaces,
  'its band %': score.coverageByPaces,
  'mean miss': `${score.miss.projection} / ${score.miss.samePace} / ${score.miss.scaledPace} / ${score.miss.byPaces}`,
}));
console.log(`${exported.firstMonth} to ${exported.lastMonth}; fit on all complete years:`, JSON.stringify(stored.fit));
console.table(table);
if (options.write) {
  writeFileSync(storedFile, `${JSON.stringify(stored, null, 2)}\n`);
  console.log(`Kept in ${storedFile}`);
}
