import { operations } from '@btc/contract/operations.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { expect, it } from 'vitest';
import { buildOpenApi } from './open-api.ts';

const all: readonly Operation[] = Object.values(operations);
const document = buildOpenApi(
  all.filter(({ access }) => access.kind !== 'staff'),
  { systemApiBase: '/api/system', managementApiBase: '/api/management', publicUrl: 'https://portal.example' },
);

/** Everything within a document that has such a key, by its address. */
function findAll(node: unknown, key: string, at = '#'): readonly { readonly at: string; readonly value: unknown }[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = key in node ? [{ at, value: Reflect.get(node, key) as unknown }] : []; // Reflect knows no types
  return [...own, ...Object.entries(node).flatMap(([name, child]) => findAll(child, key, `${at}/${name}`))];
}

it('refers to schemas that are there, each of which is used twice and more', () => {
  const refs = findAll(document, '$ref').map(({ value }) => String(value));
  const names = Object.keys((document['components'] as { schemas: object }).schemas); // built by us
  const known = names.map((name) => `#/components/schemas/${name}`);
  expect(refs.filter((ref) => !known.includes(ref))).toEqual([]);
  expect(known.filter((ref) => refs.filter((one) => one === ref).length < 2)).toEqual([]);
  expect(names.filter((name) => !/^[\w.]+$/.test(name))).toEqual([]);
});

it('says of every call its room, who may make it and what it does', () => {
  const calls = findAll(document, 'operationId');
  expect(calls.length).toBeGreaterThan(100);
  for (const [path, item] of Object.entries(document['paths'] as Record<string, { post: object }>)) {
    expect(item.post, path).toMatchObject({ tags: [expect.any(String)], description: expect.stringMatching(/\./) });
    expect(Reflect.get(item.post, 'security'), path).toBeInstanceOf(Array);
  }
  expect(document['paths']).toMatchObject({
    '/api/management/UserLogin': { post: { security: [] } },
    '/api/system/GetUserProfile': { post: { security: [{ Token: [], Key: [] }] } },
  });
});

it('uses no words that only some readers of JSON Schema know', () => {
  for (const word of ['formatMinimum', 'formatMaximum', 'prefixItems', '$schema', '$defs']) {
    expect(findAll(document, word), word).toEqual([]);
  }
});
