import { expect, test } from 'vitest';
import { z } from 'zod';
import { day, historicDay, moment, month } from './fields.ts';
import { operations } from './operations.ts';

test.each([
  [
    day,
    ['1990-01-01', '2100-12-31'],
    ['1989-12-31', '2101-01-01', '0001-01-01', '9999-12-31', '2025-02-29', '2025-02-01\0'],
  ],
  [month, ['1990-01', '2100-12'], ['1989-12', '2101-01', '0000-01', '9999-12', '2025-13']],
  [moment, ['1990-01-01T00:00:00+08:00'], ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2025-02-01T00:00:00Z\0']],
])('days, months and moments lie from 1990 to 2100', (schema, within, beyond) => {
  for (const text of within) expect(schema.safeParse(text).success).toBe(true);
  for (const text of beyond) expect(schema.safeParse(text).success).toBe(false);
});

test('a history of others may begin in 1900', () => {
  const isTaken = (text: string) => historicDay.safeParse(text).success;
  expect(['1900-01-01', '1960-01-01', '2100-12-31'].every(isTaken)).toBe(true);
  expect(['1899-12-31', '2101-01-01', '2025-02-29'].some(isTaken)).toBe(false);
});

function unboundedIn(schema: unknown): readonly unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isTime = 'format' in schema && (schema.format === 'date' || schema.format === 'date-time');
  if (isTime && !('formatMaximum' in schema)) return [schema];
  return Object.values(schema).flatMap(unboundedIn);
}

test('every day and moment that a call takes or gives is bounded so', () => {
  const all = Object.values(operations).flatMap(({ name, input, output }) =>
    [input, output].map((schema) => ({
      name,
      schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    })),
  );
  expect(all.filter(({ schema }) => unboundedIn(schema).length > 0).map(({ name }) => name)).toEqual([]);
});
