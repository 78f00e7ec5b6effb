import { operations } from '@btc/contract/operations.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeExample } from './contract-example.ts';

test.each(['full', 'bare'] as const)('a %s example of every answer is one that the contract takes', (kind) => {
  const wrong = Object.values(operations).flatMap(({ name, output }) => {
    const { error } = z.safeParse(output, makeExample<z.ZodType>(output, undefined, kind));
    return error === undefined ? [] : [`${name}: ${z.prettifyError(error)}`];
  });
  expect(wrong).toEqual([]);
});

const shop = z.strictObject({
  Name: z.string(),
  Closed: z.string().nullable(),
  Goods: z.array(z.strictObject({ Code: z.string().regex(/^[A-Z]{3}$/), Price: z.number() })),
});

test('what a test says is in the example, in each row of a list', () => {
  expect(makeExample(shop, { Closed: null, Goods: [{ Price: 7 }, {}] })).toEqual({
    Name: 'Name',
    Closed: null,
    Goods: [
      { Code: 'BRA', Price: 7 },
      { Code: 'BRA', Price: 1 },
    ],
  });
  expect(makeExample(shop, undefined, 'bare')).toEqual({ Name: 'Name', Closed: null, Goods: [] });
});

test('what the contract does not know is refused', () => {
  const said: object = { Street: 'x' };
  expect(() => makeExample(shop, said)).toThrow('Street');
});
