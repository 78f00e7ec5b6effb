import { expect, test } from 'vitest';
import { checkOnce, rememberCommon, restOf } from './common-answers.ts';

function counted(version: () => number) {
  const asked: string[] = [];
  const remember = rememberCommon(version, async ({ day }: { readonly day: string }) => {
    asked.push(day);
    if (day === 'bad') throw new Error('the database is away');
    return { day };
  });
  return { asked, remember };
}

test('one content version has a question answered once, however many ask at the same time', async () => {
  const { asked, remember } = counted(() => 1);
  const answers = await Promise.all([remember({ day: 'a' }), remember({ day: 'a' }), remember({ day: 'b' })]);
  expect(answers).toEqual([{ day: 'a' }, { day: 'a' }, { day: 'b' }]);
  expect(await remember({ day: 'a' })).toEqual({ day: 'a' });
  expect(asked).toEqual(['a', 'b']);
});

test('a new content version has it answered again', async () => {
  let version = 1;
  const { asked, remember } = counted(() => version);
  await remember({ day: 'a' });
  version = 2;
  await remember({ day: 'a' });
  expect(asked).toEqual(['a', 'a']);
});

test('a failure is not remembered', async () => {
  const { asked, remember } = counted(() => 1);
  await expect(remember({ day: 'bad' })).rejects.toThrow('away');
  await expect(remember({ day: 'bad' })).rejects.toThrow('away');
  expect(asked).toEqual(['bad', 'bad']);
});

test('what is remembered is written once and checked once, what is made anew each time', async () => {
  const { remember } = counted(() => 1);
  const answer = await remember({ day: 'a' });
  expect(restOf(answer).toString()).toBe('{"day":"a"}}');
  expect(restOf(await remember({ day: 'a' }))).toBe(restOf(answer));
  let checks = 0;
  const check = () => void (checks += 1);
  for (const one of [answer, answer, { day: 'a' }, { day: 'a' }]) checkOnce(one, check);
  expect(checks).toBe(3);
});

test('an answer that fails its check is checked again', async () => {
  const answer = await counted(() => 1).remember({ day: 'a' });
  const fails = () => {
    throw new Error('no day');
  };
  expect(() => checkOnce(answer, fails)).toThrow('no day');
  expect(() => checkOnce(answer, fails)).toThrow('no day');
});
