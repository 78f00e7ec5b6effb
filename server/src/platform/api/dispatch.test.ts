import { newsOperations } from '@btc/contract/news/news.operations.ts';
import { expect, it } from 'vitest';
import { anonymousCaller, bind } from './binding.ts';
import { createDispatcher } from './dispatch.ts';

const operation = newsOperations.GetBtcInfoHeadlines;

function failingWith(error: Error) {
  const bound = bind(operation, async () => {
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
