import { operations } from '@btc/contract/operations.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { buildOpenApi } from './open-api.ts';

const all: readonly Operation[] = Object.values(operations);
const document = buildOpenApi(
  all.filter(({ access }) => access.kind !== 'staff'),
  { systemApiBase: '/api/system', managementApiBase: '/api/management', publicUrl: 'https://portal.example' },
);

function findAll(node: unknown, key: string, at = '#'): readonly { readonly at: string; readonly value: unknown }[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = key in node ? [{ at, value: Reflect.get(node, key) as unknown }] : []; // Reflect knows no types
  return [...own, ...Object.entries(node).flatMap(([name, child]) => findAll(child, key, `${at}/${name}`))];
}

it('refers to schemas that are there, each of which is used twice and more', () => {
  const refs = findAll(document, '$ref').map(({ value }) => String(value));
  const { schemas } = z.object({ schemas: z.record(z.string(), z.unknown()) }).parse(document['components']);
  const known = Object.keys(schemas).map((name) => `#/components/schemas/${name}`);
  expect(refs.filter((ref) => !known.includes(ref))).toEqual([]);
  expect(known.filter((ref) => refs.filter((one) => one === ref).length < 2)).toEqual([]);
  expect(Object.keys(schemas).filter((name) => !/^[\w.]+$/.test(name))).toEqual([]);
});

it('says of every call its room, who may make it and what it does', () => {
  const paths = z.record(z.string(), z.object({ post: z.unknown() })).parse(document['paths']);
  expect(Object.keys(paths).length).toBeGreaterThan(100);
  const said = { tags: [expect.any(String)], description: expect.stringMatching(/\.$/), security: expect.any(Array) };
  expect(Object.entries(paths).filter(([, { post }]) => !isLike(post, said))).toEqual([]);
  expect(paths).toMatchObject({
    '/api/management/UserLogin': { post: { security: [] } },
    '/api/system/GetUserProfile': { post: { security: [{ Token: [], Key: [] }] } },
  });
});

function isLike(given: unknown, pattern: object): boolean {
  return z.looseObject({}).safeParse(given).success && expect.objectContaining(pattern).asymmetricMatch(given);
}

it('uses no words that only some readers of JSON Schema know', () => {
  const words = ['formatMinimum', 'formatMaximum', 'prefixItems', '$schema', '$defs'];
  expect(words.filter((word) => findAll(document, word).length > 0)).toEqual([]);
});
