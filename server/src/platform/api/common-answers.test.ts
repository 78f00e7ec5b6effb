import { expect, test } from 'vitest';
import { rememberCommon } from './common-answers.ts';

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
