import { expect, test } from 'vitest';
import { createReadiness } from './readiness.ts';

const good = { ask: () => Promise.resolve(null), noAnswer: 'silent' };

test('nothing is missing where all parts are there', async () => {
  expect(await createReadiness({ good })()).toEqual({});
});

test('says what is missing of each part, that fails or says so', async () => {
  const ask = createReadiness({
    good,
    broken: { ask: () => Promise.reject(new Error('a secret address')), noAnswer: 'it does not answer' },
    lacking: { ask: () => Promise.resolve('two files are missing'), noAnswer: '' },
  });
  expect(await ask()).toEqual({ broken: 'it does not answer', lacking: 'two files are missing' });
});

test('waits no longer than the limit, and does not ask a hanging part twice', async () => {
  let requestCount = 0;
  const answer = Promise.withResolvers<null>();
  const hanging = { ask: () => ((requestCount += 1), answer.promise), noAnswer: 'it hangs' };
  const ask = createReadiness({ hanging }, { limitMs: 20, rememberMs: 0 });
  expect(await ask()).toEqual({ hanging: 'it hangs' });
  await expect.poll(ask).toEqual({ hanging: 'it hangs' });
  expect(requestCount).toBe(1);
  answer.resolve(null);
  await expect.poll(ask).toEqual({});
});

test('who asks at once, or soon after, shares an answer; later the parts are asked anew', async () => {
  let requestCount = 0;
  const part = { ask: () => Promise.resolve((requestCount += 1) < 2 ? 'not yet' : null), noAnswer: '' };
  const ask = createReadiness({ part }, { rememberMs: 100 });
  expect(await Promise.all([ask(), ask()])).toEqual([{ part: 'not yet' }, { part: 'not yet' }]);
  expect(await ask()).toEqual({ part: 'not yet' });
  await expect.poll(ask).toEqual({});
  expect(requestCount).toBe(2);
});
