import { newsOperations } from '@btc/contract/news/news.operations.ts';
import { expect, it } from 'vitest';
import { anonymousCaller, bindAny } from './binding.ts';
import { createDispatcher } from './dispatch.ts';

const operation = newsOperations.GetBtcInfoHeadlines;

function failingWith(error: Error) {
  const bound = bindAny(operation, async () => {
    throw error;
  });
  const { base, name, messageType } = operation;
  return createDispatcher([bound], 'fail').dispatch({ base, name, messageType, data: {}, caller: anonymousCaller });
}

it('answers 1010 while the database has no connection left, and keeps the reason for the log', async () => {
  const reason = new Error('timeout exceeded when trying to connect');
  expect(await failingWith(reason)).toEqual({ status: 503, errorCode: 1010, data: {}, cause: reason });
});

it('answers 1000 for what nobody expected', async () => {
  const reason = new Error('a bug');
  expect(await failingWith(reason)).toEqual({ status: 500, errorCode: 1000, data: {}, cause: reason });
});

it('tells the log of answers that break their contract, the first and some of those that follow, and sends them', async () => {
  const bound = bindAny(operation, async () => ({ Rows: 'none' }) as never); // what no handler may answer
  const logged: string[] = [];
  const dispatcher = createDispatcher([bound], { log: (name) => logged.push(name) });
  const { base, name, messageType } = operation;
  const ask = () => dispatcher.dispatch({ base, name, messageType, data: {}, caller: anonymousCaller });
  expect(await ask()).toMatchObject({ status: 200, data: { Rows: 'none' } });
  expect(logged).toEqual([name]);
  for (let count = 1; count < 100; count += 1) await ask();
  expect(logged.length).toBeGreaterThan(1);
  expect(logged.length).toBeLessThan(20);
});
