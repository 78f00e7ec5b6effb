import { afterAll, expect, test } from 'vitest';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { createLimiter, type Lane, type Limiter } from '#platform/limits/limiter.ts';
import { argon2Hasher } from '../password-hash.ts';
import { createMembersFixture, quickCost, quickHasher, refused, rightPassword, readToken } from '../members.fixture.ts';

let isBusy = true;
const members = await createMembersFixture({
  ...quickHasher,
  hash: async (password) => {
    if (isBusy) throw new ApiError(1010);
    return quickHasher.hash(password);
  },
});

const line = createLimiter({ concurrency: 1, maxWaiting: 2 });
const requests: Lane[] = [];
const begun: Lane[] = [];
const limiter: Limiter = {
  take: (work, lane = 'open') => {
    requests.push(lane);
    return line.take(() => {
      begun.push(lane);
      return work();
    }, lane);
  },
};
const flooded = await createMembersFixture(argon2Hasher(quickCost, limiter));
afterAll(() => Promise.all([members.drop(), flooded.drop()]));

test('a process that was too busy for its first login lets the next one in', async () => {
  await members.addAccount('wang_li');
  await expect(members.login('wang_li', rightPassword)).rejects.toEqual(refused(1010));
  isBusy = false;
  expect(readToken(await members.login('wang_li', rightPassword))).toHaveLength(43);
});

test('a password is kept by Argon2id at the cost that OWASP asks for, each under a salt of its own', async () => {
  const [one, other] = await Promise.all([argon2Hasher().hash('Right2026word'), argon2Hasher().hash('Right2026word')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('a flood of strangers’ wrong passwords shuts out strangers only, not who has signed in from there before', async () => {
  await flooded.addAccount('owner_one');
  const office = { address: '192.0.2.10' };
  await flooded.login('owner_one', rightPassword, office);
  let finish = (): void => undefined;
  const busy = line.take(() => new Promise<void>((resolve) => (finish = resolve)));

  const codes: unknown[] = [];
  const strangers = ['owner_one', 'nobody_1', 'nobody_2'].map((name, index) =>
    flooded.login(name, 'wrong2026', { address: `198.51.100.${index}` }).catch(({ code }) => codes.push(code)),
  );
  await expect.poll(() => codes).toEqual([1010]);
  const elsewhere = { address: '198.51.100.9' };
  await expect(flooded.login('owner_one', rightPassword, elsewhere)).rejects.toEqual(refused(1010));

  [requests.length, begun.length] = [0, 0];
  const known = flooded.login('owner_one', rightPassword, office);
  await expect.poll(() => requests).toEqual(['reserved']);
  finish();
  expect(readToken(await known)).toHaveLength(43);
  await Promise.all([busy, ...strangers]);
  expect(begun).toEqual(['reserved', 'open', 'open']);
  expect(codes).toEqual([1010, 6009, 6009]);
});
