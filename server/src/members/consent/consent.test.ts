import type { OwnConsents } from '@btc/contract/members/consent.ts';
import type { LegalKind } from '@btc/contract/wire/legal-texts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMembersFixture, type MembersFixture, refused } from '../members.fixture.ts';
import { eraseMember } from '../cancellation/erase.service.ts';
import { chineseForm, signUp } from '../sign-up/sign-up.fixture.ts';

let members: MembersFixture;
beforeAll(async () => {
  members = await createMembersFixture();
});
afterAll(() => members.drop());

async function publish(kind: LegalKind, version: number, { day = '2026-11-21', isMaterial = true, changes = '' } = {}) {
  const { id } = await members.db
    .insertInto('legal_version')
    .values({ kind, version, effective_on: day, is_material: isMaterial })
    .returning('id')
    .executeTakeFirstOrThrow();
  const text = { version_id: id, body: '<p>x</p>', changes };
  await members.db
    .insertInto('legal_version_text')
    .values([
      { ...text, edition: 'cn' },
      { ...text, edition: 'en' },
    ])
    .execute();
}

async function own(token: string): Promise<OwnConsents> {
  // The fixture answers what the dispatcher has held against the contract.
  return (await members.ask('GetOwnConsents', {}, { token })) as unknown as OwnConsents;
}
const listDue = ({ List }: OwnConsents) => List.map(({ Kind, Version }) => `${Kind} ${Version}`);
const give = (token: string, ...Consents: readonly { Kind: LegalKind; Version: number }[]) =>
  members.ask('GiveConsent', { Consents }, { token });

test('a registration writes down which version of which text was agreed to, when by the database, and how', async () => {
  const Consents = [
    { Kind: 'terms', Version: 1 },
    { Kind: 'privacy', Version: 1 },
    { Kind: 'newsletter', Version: 1 },
  ];
  const before = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(members.db);
  const { Row } = await signUp(members, chineseForm, { Consents });
  const rows = await members.db.selectFrom('consent').selectAll().orderBy('id').execute();
  const same = {
    act: 'given',
    way: 'registration',
    edition: 'cn',
    version: 1,
    user_id: Row?.['UserID'],
    address: null,
  };
  expect(rows).toMatchObject([
    { kind: 'terms', ...same },
    { kind: 'privacy', ...same },
  ]);
  expect(rows[0]?.at.getTime()).toBeGreaterThanOrEqual(before.rows[0]?.now.getTime() ?? Number.NaN);
  expect(await own(await members.tokenFor(Number(Row?.['UserID'])))).toMatchObject({ List: [] });
});

test('a version that is not in force yet cannot have been agreed to', async () => {
  const Consents = [{ Kind: 'terms', Version: 7 }];
  const { Row } = await signUp(members, chineseForm, {
    LoginUserName: 'from_the_future',
    CompanyEmail: 'future@example.com',
    ContactPersonCellPhoneNumber: '138 0013 8001',
    Consents,
  });
  expect(listDue(await own(await members.tokenFor(Number(Row?.['UserID']))))).toEqual(['terms 1', 'privacy 1']);
});

test('who registered before is asked for terms and privacy, once', async () => {
  const token = await members.tokenFor(await members.addAccount('old_member'));
  expect(listDue(await own(token))).toEqual(['terms 1', 'privacy 1']);
  await give(token, { Kind: 'terms', Version: 1 });
  expect(listDue(await own(token))).toEqual(['privacy 1']);
  await give(token, { Kind: 'terms', Version: 1 }, { Kind: 'privacy', Version: 1 });
  const { Rows, List } = await own(token);
  expect([Rows.map(({ Kind, Way }) => `${Kind} ${Way}`), List]).toEqual([['privacy signIn', 'terms signIn'], []]);
});

test('only a material version asks again, from its day, and says what is new', async () => {
  const id = await members.addAccount('asked_again');
  let token = await members.tokenFor(id);
  await give(token, { Kind: 'terms', Version: 1 }, { Kind: 'privacy', Version: 1 });
  await publish('privacy', 3, { isMaterial: false });
  expect(listDue(await own(token))).toEqual([]);
  await publish('privacy', 4, { day: '2026-11-22', changes: 'New recipients' });
  expect(listDue(await own(token))).toEqual([]);
  await expect(give(token, { Kind: 'privacy', Version: 4 })).rejects.toEqual(
    refused(1001, { List: [{ Field: 'Consents.0.Version', Rule: 'changed' }] }),
  );
  members.clock.set('2026-11-22T08:00:00+08:00');
  token = await members.tokenFor(id);
  const { List } = await own(token);
  expect(List).toEqual([{ Kind: 'privacy', Version: 4, EffectiveDate: '2026-11-22', Changes: 'New recipients' }]);
  // One that changes little after it: whoever has not seen the material one is still asked, by the newest.
  await publish('privacy', 5, { day: '2026-11-22', isMaterial: false });
  expect(listDue(await own(token))).toEqual(['privacy 5']);
});

test('membership terms are asked for again only of who agreed to them', async () => {
  const [applicant, other] = [await members.addAccount('asked_one'), await members.addAccount('asked_none')];
  await members.db
    .insertInto('consent')
    .values({
      kind: 'membership',
      version: 1,
      act: 'given',
      way: 'membershipRequest',
      edition: 'en',
      user_id: applicant,
    })
    .execute();
  await publish('membership', 2);
  expect(listDue(await own(await members.tokenFor(applicant)))).toContain('membership 2');
  expect(listDue(await own(await members.tokenFor(other)))).not.toContain('membership 2');
});

test('neither staff nor accounts of the demonstration are asked', async () => {
  const staff = await members.addAccount('some_editor', { staff_role: 'editor' });
  const demo = await members.addAccount('demo_one', { is_demo: true });
  for (const id of [staff, demo]) expect(listDue(await own(await members.tokenFor(id)))).toEqual([]);
});

test('a request for a membership writes down the terms that its form showed', async () => {
  const id = await members.addAccount('wants_more', { company_email: 'more@example.com' });
  const token = await members.tokenFor(id);
  const { List = [] } = await members.ask('GetMembershipLevels', {});
  const offer = (
    List as readonly { RequireLevel: string; RequireType: string; GradeMoney: number; Edition: string }[]
  )[0];
  const request = {
    UserID: id,
    UserName: 'wants_more',
    RequireLevel: offer?.RequireLevel,
    RequireType: offer?.RequireType,
    GradeMoney: offer?.GradeMoney,
    isCnRequire: offer?.Edition === 'cn',
    isEnRequire: offer?.Edition === 'en',
  };
  await members.ask('MembershipRequest', { ...request, TermsVersion: 1, isEn: true }, { token });
  expect((await own(token)).Rows).toMatchObject([
    { Kind: 'membership', Version: 1, Way: 'membershipRequest', Edition: 'en' },
  ]);
});

test('two who agree at once are written down once', async () => {
  const token = await members.tokenFor(await members.addAccount('twice'));
  const agree = () => give(token, { Kind: 'terms', Version: 1 });
  await Promise.all([agree(), agree(), agree()]);
  expect((await own(token)).Rows).toHaveLength(1);
});

test('nobody sees or gives another’s', async () => {
  const [one, other] = [await members.addAccount('one_self'), await members.addAccount('one_else')];
  const token = await members.tokenFor(one);
  const Consents = [{ Kind: 'terms', Version: 1 }];
  await expect(members.ask('GetOwnConsents', { UserID: other }, { token })).rejects.toMatchObject({ code: 1007 });
  await expect(members.ask('GiveConsent', { UserID: other, Consents }, { token })).rejects.toMatchObject({
    code: 1007,
  });
  await expect(members.ask('GiveConsent', { Consents })).rejects.toMatchObject({ code: 1006 });
});

test('erasure leaves that somebody agreed, and forgets the address', async () => {
  const id = await members.addAccount('soon_gone', { company_email: 'gone@example.com' });
  const given = { version: 1, act: 'given', edition: 'cn' } as const;
  await members.db
    .insertInto('consent')
    .values([
      { ...given, kind: 'terms', way: 'signIn', user_id: id },
      { ...given, kind: 'newsletter', way: 'newsletterForm', address: 'Gone@example.com' },
      { ...given, kind: 'newsletter', way: 'newsletterForm', address: 'stays@example.com' },
    ])
    .execute();
  const { Dict = {} } = await members.ask('GetOwnData', {}, { token: await members.tokenFor(id) });
  expect(Dict['consent']).toMatchObject([{ kind: 'terms' }, { kind: 'newsletter', address: 'Gone@example.com' }]);
  const account = await members.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await eraseMember(members.db, account);
  const rows = await members.db
    .selectFrom('consent')
    .select(['kind', 'user_id', 'address'])
    .where((eb) => eb.or([eb('user_id', '=', id), eb('way', '=', 'newsletterForm')]))
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { kind: 'terms', user_id: id, address: null },
    { kind: 'newsletter', user_id: null, address: null },
    { kind: 'newsletter', user_id: null, address: 'stays@example.com' },
  ]);
});

test('nothing that was written down is changed or removed', async () => {
  const changes = [
    "update consent set act = 'withdrawn'",
    "update consent set address = 'x@example.com'",
    'delete from consent',
  ];
  for (const change of changes) await expect(sql.raw(change).execute(members.db)).rejects.toThrow(/only added/);
});
