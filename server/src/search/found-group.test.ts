import { groupTotalCap, type SearchGroup } from '@btc/contract/search/search-groups.ts';
import { expect, test } from 'vitest';
import { orderGroups, presentGroup } from './found-group.ts';
import { type Fit, toScore } from './match-name.ts';
import { toHit } from './search-deps.ts';

function buildGroup(kind: SearchGroup, ...each: readonly Fit[]) {
  const found = each.map((fit, index) => ({
    score: toScore(fit),
    hit: toHit({ Name: `${kind} ${index}`, Path: '/x' }),
  }));
  return { kind, found, total: found.length };
}

test('the group with the best fit comes first, in the order of the contract where they fit alike', () => {
  const groups = [
    buildGroup('term', 'whole'),
    buildGroup('news', 'holds', 'begins'),
    buildGroup('page'),
    buildGroup('cut', 'begins'),
    buildGroup('quota', 'misspelt', 'whole'),
  ];
  const ordered = orderGroups(groups);
  expect(ordered.map(({ kind }) => kind)).toEqual(['quota', 'term', 'cut', 'news']);
  expect(ordered[0]?.found.map(({ hit }) => hit.Name)).toEqual(['quota 1', 'quota 0']);
});

test('five of a group are shown, and counted as far as is said', () => {
  const group = buildGroup('cut', 'whole', 'whole', 'whole', 'whole', 'whole', 'whole');
  expect(presentGroup(group)).toMatchObject({ Rows: { length: 5 }, Total: 6, TotalIsCapped: false });
  expect(presentGroup({ ...group, total: groupTotalCap + 1 })).toMatchObject({ Total: 50, TotalIsCapped: true });
});
