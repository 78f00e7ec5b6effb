import { afterAll, expect, test } from 'vitest';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { createMembersFixture, quickHasher, refused, rightPassword, tokenOf } from '../members.fixture.ts';

let isBusy = true;
const members = await createMembersFixture({
  ...quickHasher,
  hash: async (password) => {
    if (isBusy) throw new ApiError(1010);
    return quickHasher.hash(password);
  },
});
afterAll(() => members.drop());

test('a process that was too busy for its first login lets the next one in', async () => {
  await members.addAccount('wang_li');
  await expect(members.login('wang_li', rightPassword)).rejects.toEqual(refused(1010));
  isBusy = false;
  expect(tokenOf(await members.login('wang_li', rightPassword))).toHaveLength(43);
});
