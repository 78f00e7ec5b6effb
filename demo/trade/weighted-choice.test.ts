import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';
import { weightedChoice } from './weighted-choice.ts';

test('draws each place as often as its weight says, and never one without weight', () => {
  const random = seededRandom(1);
  const choice = weightedChoice([5, 0, 3, 2]);
  const counts = [0, 0, 0, 0];
  for (let time = 0; time < 100_000; time += 1) {
    const index = choice.pick(random());
    counts[index] = (counts[index] ?? 0) + 1;
  }
  expect(counts.map((count) => Math.round(count / 1000))).toEqual([50, 0, 30, 20]);
});

test('draws a place with weight whatever the weights', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.constantFrom(0, 0.1, 1, 3, 1000), { minLength: 1, maxLength: 30 })
        .filter((all) => all.some((one) => one > 0)),
      fc.double({ min: 0, max: 0.999_999_9, noNaN: true }),
      (weights, random) => {
        expect(weights[weightedChoice(weights).pick(random)]).toBeGreaterThan(0);
      },
    ),
  );
});

test('has nothing to draw from where all weights are zero', () => {
  expect(() => weightedChoice([0, 0])).toThrow('Nothing to choose from');
});
