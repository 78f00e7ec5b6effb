import { expect, test } from 'vitest';
import { findScope, listGroupScopes, toScope, scopes } from './scopes.ts';

test('a group belongs to its own scope and to the sum with offal', () => {
  expect(toScope('beef')?.code).toBe('beef');
  expect(listGroupScopes('pork_offal').map((scope) => scope.code)).toEqual(['pork_offal', 'pork_and_offal']);
});

test.each(['pork_fat', 'offal_0504'] as const)('%s is a scope of its own and in no sum', (group) => {
  expect(listGroupScopes(group).map((scope) => [scope.code, scope.groups])).toEqual([[group, [group]]]);
});

test('processed goods, casings and live animals are in no scope', () => {
  for (const group of ['beef_processed', 'pork_processed', 'casings', 'live'] as const)
    expect(toScope(group)).toBeUndefined();
});

test('the title of a scope names codes, weight basis and offal in both languages', () => {
  expect(findScope('beef')?.titleEn).toBe('Beef (HS 0201+0202), product weight, excl. offal');
  expect(findScope('beef')?.titleCn).toBe('牛肉（HS 0201+0202），产品重量，不含杂碎');
});

test('every scope title states product weight', () => {
  expect(scopes.every((scope) => scope.titleEn.includes('product weight') && scope.titleCn.includes('产品重量'))).toBe(
    true,
  );
});

test('an unknown scope is not found', () => {
  expect(findScope('mutton')).toBeUndefined();
});
