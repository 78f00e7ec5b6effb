import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from './operations.ts';
import { largestJson } from './largest-json.fixture.ts';
import publishedOperations from './wire/published-operations.json' with { type: 'json' };
import { type Operation, usualBodyBytes } from './wire/operation.ts';
import { maxInteger } from './wire/integer.ts';
import { toMessageType } from './wire/message-type.ts';

const all: readonly Operation[] = Object.values(operations);

const ofFiles = ['Bytes', 'Offset'];

const aroundData = 128;

interface Described {
  readonly type?: unknown;
  readonly maximum?: number;
}

function integersIn(schema: unknown, field: string): readonly (readonly [string, Described])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own: Described = schema;
  const below = Object.entries(schema).flatMap(([key, value]) => integersIn(value, key));
  return own.type === 'integer' ? [[field, own], ...below] : below;
}

test('names and numbers that apps and programs were given stay', () => {
  const published = Object.keys(publishedOperations);
  const now = all.filter(({ name }) => published.includes(name)).map(({ name }) => [name, toMessageType(name)]);
  expect(Object.fromEntries(now)).toEqual(publishedOperations);
});

describe('what calls take', () => {
  test.each(all.map((one) => [one.name, one] as const))(
    'in %s has no integer that the database cannot hold',
    (_, one) => {
      const integers = integersIn(z.toJSONSchema(one.input, { io: 'input', unrepresentable: 'any' }), '');
      const tooLarge = integers.filter(
        ([field, { maximum = Infinity }]) => maximum > maxInteger && !ofFiles.includes(field),
      );
      expect(tooLarge).toEqual([]);
    },
  );

  test.each(all.filter((one) => one.upload === undefined).map((one) => [one.name, one] as const))(
    'in %s reaches the server whole, however much of it the schema allows',
    (_, one) => {
      const largest = largestJson(z.toJSONSchema(one.input, { io: 'input', unrepresentable: 'any' })) + aroundData;
      expect(one.maxBodyBytes).toBeGreaterThanOrEqual(largest);
      if (one.maxBodyBytes > usualBodyBytes) expect(largest).toBeGreaterThan(usualBodyBytes);
    },
  );
});

describe('a span', () => {
  const spans = all.flatMap(({ name, input }) =>
    input instanceof z.ZodObject && 'StartDate' in input.shape && 'EndDate' in input.shape ? [{ name, input }] : [],
  );

  const others: Readonly<Record<string, object>> = {
    GetWebPriceHistory: { SeriesID: 1 },
    SaveExhibition: { Kind: 'fair', Name: '展会', Summary: '展会', Country: 'CHN', City: '上海' },
  };

  test.each(spans.map((one) => [one.name, one] as const))('of %s starts not after it ends', (name, { input }) => {
    const ofMonths = !input.safeParse({ ...others[name], StartDate: '2026-01-01', EndDate: '2026-01-01' }).success;
    const day = ofMonths ? '' : '-01';
    const span = (StartDate: string, EndDate: string) =>
      input
        .safeParse({ ...others[name], StartDate: StartDate + day, EndDate: EndDate + day })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(span('2026-01', '2026-11')).toBeUndefined();
    expect(span('2026-01', '2026-01')).toBeUndefined();
    expect(span('2026-11', '2026-01')).toEqual([['StartDate', 'startAfterEnd']]);
  });
});
