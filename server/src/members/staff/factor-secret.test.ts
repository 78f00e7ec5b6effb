import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deriveSecretKey } from '#platform/secrets/secret-key.ts';
import {
  createMembersFixture,
  type MembersFixture,
  refused,
  rightPassword,
  testKey,
  readToken,
} from '../members.fixture.ts';
import { sealFactors } from './factor-secret.ts';
import { deleteFactorsOfOtherKeys } from './second-factor.queries.ts';

const otherKey = deriveSecretKey('another secret of more than thirty-two');
let members: MembersFixture;
let userId: number;
beforeAll(async () => {
  members = await createMembersFixture();
});
afterAll(() => members.drop());
beforeEach(async () => {
  members.passSeconds(86_400);
  await members.db.deleteFrom('account').execute();
  userId = await members.addAccount('desk_one', { staff_role: 'desk' });
});

const signIn = async () => readToken(await members.login('desk_one', rightPassword));
const toCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: members.clock.now().getTime() });

async function enrol() {
  const token = await signIn();
  const secret = String((await members.ask('EnrolStaffTotp', {}, { token })).Row?.['Secret']);
  const { List = [] } = await members.ask('ConfirmStaffTotp', { Code: toCode(secret) }, { token });
  members.passSeconds(60);
  return { secret, recovery: List.map(String) };
}

const stored = () => members.db.selectFrom('staff_second_factor').selectAll().executeTakeFirstOrThrow();

test('the records hold no secret that an authenticator could take', async () => {
  const { secret } = await enrol();
  const row = await stored();
  expect(row.key_id).toEqual(testKey.id);
  expect(JSON.stringify(row)).not.toContain(secret);
});

test('a secret from before is encrypted by the next start, and its codes count on', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const now = members.clock.now();
  await members.db
    .insertInto('staff_second_factor')
    .values({ user_id: userId, secret, created_at: now, confirmed_at: now })
    .execute();
  expect(await sealFactors(members.db, testKey)).toBeNull();
  expect((await stored()).secret).not.toContain(secret);
  expect(await members.ask('StaffSignIn', { Code: toCode(secret) }, { token: await signIn() })).toBeDefined();
});

test('a secret does not open in the row of somebody else', async () => {
  const { secret } = await enrol();
  const otherId = await members.addAccount('desk_two', { staff_role: 'desk' });
  await members.db.updateTable('staff_second_factor').set({ user_id: otherId }).execute();
  const token = readToken(await members.login('desk_two', rightPassword));
  await expect(members.ask('StaffSignIn', { Code: toCode(secret) }, { token })).rejects.toEqual(refused(6006));
});

test('a portal with another key says so, takes no code, and takes a recovery code', async () => {
  const { secret, recovery } = await enrol();
  await members.db.updateTable('staff_second_factor').set({ key_id: otherKey.id }).execute();
  expect(await sealFactors(members.db, testKey)).toContain('the same SECRET_KEY');
  await expect(members.ask('StaffSignIn', { Code: toCode(secret) }, { token: await signIn() })).rejects.toEqual(
    refused(6006),
  );
  expect(await members.ask('StaffSignIn', { Code: recovery[0] }, { token: await signIn() })).toBeDefined();
});

test('after a restore without the key staff set up their authenticator again', async () => {
  await enrol();
  expect(await deleteFactorsOfOtherKeys(members.db, testKey.id)).toBe(0);
  expect(await deleteFactorsOfOtherKeys(members.db, otherKey.id)).toBe(1);
  expect(await members.login('desk_one', rightPassword)).toMatchObject({ Row: { StaffStep: 'enrol' } });
});
