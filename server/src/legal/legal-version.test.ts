import { expect, test } from 'vitest';
import { findInForce, findLegalState } from './legal-version.ts';

const versions = [
  { version: 4, effective_on: '2026-12-20', published_at: new Date('2026-11-24T02:00:00Z') },
  { version: 3, effective_on: '2026-12-01', published_at: new Date('2026-11-22T02:00:00Z') },
  { version: 2, effective_on: '2027-03-01', published_at: new Date('2026-11-21T02:00:00Z') },
  { version: 1, effective_on: '2026-11-20', published_at: new Date('2026-11-20T02:00:00Z') },
];
const statesOn = (day: string) => versions.map((one) => findLegalState(one, versions, day));

test('a version is in force from its day until that of a later one', () => {
  expect(findInForce(versions, '2026-11-30')?.version).toBe(1);
  expect(findInForce(versions, '2026-12-01')?.version).toBe(3);
  expect(findInForce(versions, '2026-11-19')?.version).toBe(1);
  expect(statesOn('2026-11-30')).toEqual(['coming', 'coming', 'neverInForce', 'inForce']);
  expect(statesOn('2026-12-20')).toEqual(['inForce', 'past', 'neverInForce', 'past']);
});

test('one replaced on its own day was in force', () => {
  const sameDay = [
    { version: 2, effective_on: '2026-11-20', published_at: new Date('2026-11-20T05:00:00Z') },
    { version: 1, effective_on: '2026-11-20', published_at: new Date('2026-11-20T02:00:00Z') },
  ];
  expect(sameDay.map((one) => findLegalState(one, sameDay, '2026-11-20'))).toEqual(['inForce', 'past']);
});
