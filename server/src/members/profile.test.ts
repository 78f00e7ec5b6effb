import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import { createMembersFixture, type MembersFixture, rightPassword, readToken } from './members.fixture.ts';

let members: MembersFixture;
let userId: number;
let token: string;

const profile = {
  LoginUserName: 'li_na',
  NickName: '李',
  Avator: '/avatars/7.webp',
  RedDot: false,
  ChargeState: 3,
  ChargeExpireDate: '2026-12-11T00:00:00.000Z',
  CanVisitModule: 'Info|Price',
  isExpire: true,
  ChargeStataEn: 2,
  ChargeEnExpireDate: '2026-12-01T00:00:00.000Z',
  CanVisitModuleEn: '',
  isEnExpire: true,
  Trial: { Total: 10, Used: 0, Left: 10 },
  StaffRole: 'desk',
  StaffStep: null,
  Edition: 'cn',
  EmailProven: true,
};

const company = {
  CompanyName: 'Example Meat',
  CompanyLocalName: '示例肉类',
  CompanyType: 'importer',
  ProductType: 'beef',
  CompanyCountry: 'CHN',
  CompanyProvince: '31',
  CompanyPhoneNumber: '+86 100 0000 0001',
  CompanyFaxNumber: null,
  CompanyEmail: 'li@example.com',
  CompanyWebSite: 'https://example.com/',
  ContactPersonName: '示例',
  ContactPersonSex: 'Ms',
  ContactPersonEnglishName: 'Example',
  ContactPersonCellPhoneNumber: null,
};

beforeAll(async () => {
  members = await createMembersFixture();
  await members.addAccount('somebody_else');
  userId = await members.addAccount('li_na', {
    nick_name: profile.NickName,
    avatar: profile.Avator,
    staff_role: 'desk',
    charge_state: 3,
    charge_expire_date: new Date(profile.ChargeExpireDate),
    can_visit_module: ['Info', 'Price'],
    charge_state_en: 2,
    charge_en_expire_date: new Date(profile.ChargeEnExpireDate),
    company_name: company.CompanyName,
    company_local_name: company.CompanyLocalName,
    company_type: company.CompanyType,
    product_type: company.ProductType,
    company_country: company.CompanyCountry,
    company_province: company.CompanyProvince,
    company_phone_number: company.CompanyPhoneNumber,
    company_email: company.CompanyEmail,
    company_web_site: company.CompanyWebSite,
    contact_person_name: company.ContactPersonName,
    contact_person_sex: company.ContactPersonSex,
    contact_person_english_name: company.ContactPersonEnglishName,
  });
  token = readToken(await members.login('li_na', rightPassword));
  await members.db.updateTable('session').set({ is_staff: true }).execute();
});

afterAll(async () => {
  await members.drop();
});

describe('GetUserProfileByToken', () => {
  test('shows no staff role, and what is still to be done, before the second step', async () => {
    const stepping = readToken(await members.login('li_na', rightPassword));
    expect(await members.call('GetUserProfileByToken', { Token: stepping })).toMatchObject({
      Row: { profile: { StaffRole: null, StaffStep: 'enrol' } },
    });
  });

  test('answers with every field of the profile', async () => {
    expect(await members.call('GetUserProfileByToken', { Token: token })).toEqual({
      Row: { profile: { UserID: userId, ...profile, ...company } },
    });
  });

  test('answers 1006 for a dead token', async () => {
    await expect(members.call('GetUserProfileByToken', { Token: 'A'.repeat(43) })).rejects.toEqual(
      expect.objectContaining({ code: 1006 }),
    );
  });

  test.each([{}, { Token: null }, { Token: 'x'.repeat(200) }])('refuses %j', async (data) => {
    await expect(members.call('GetUserProfileByToken', data)).rejects.toBeInstanceOf(ZodError);
  });

  test('shows the red dot while a notice is unread', async () => {
    const row = { user_id: userId, kind: 'membershipGranted', created_at: members.clock.now() };
    await members.db.insertInto('notice').values(row).execute();
    expect(await members.call('GetUserProfileByToken', { Token: token })).toMatchObject({
      Row: { profile: { RedDot: true } },
    });
    await members.db.updateTable('notice').set({ read_at: members.clock.now() }).execute();
    expect(await members.call('GetUserProfileByToken', { Token: token })).toMatchObject({
      Row: { profile: { RedDot: false } },
    });
  });

  test('counts what a trial has opened, and never below nothing left', async () => {
    const opened = Array.from({ length: 12 }, (_, index) => ({
      user_id: userId,
      module: 'Info',
      item_id: index,
      opened_at: members.clock.now(),
    }));
    await members.db.insertInto('trial_opened_item').values(opened.slice(0, 3)).execute();
    expect(await members.call('GetUserProfileByToken', { Token: token })).toMatchObject({
      Row: { profile: { Trial: { Total: 10, Used: 3, Left: 7 } } },
    });
    await members.db.insertInto('trial_opened_item').values(opened.slice(3)).execute();
    expect(await members.call('GetUserProfileByToken', { Token: token })).toMatchObject({
      Row: { profile: { Trial: { Total: 10, Used: 12, Left: 0 } } },
    });
    await members.db.deleteFrom('trial_opened_item').execute();
  });

  test('has no trial count after the trial', async () => {
    await members.addAccount('past_trial', { charge_state: 2, charge_expire_date: new Date('2026-11-20T00:00:00Z') });
    const answer = await members.login('past_trial', rightPassword);
    expect(await members.call('GetUserProfileByToken', { Token: readToken(answer) })).toMatchObject({
      Row: { profile: { ChargeState: 2, Trial: null } },
    });
  });

  test('has no trial count outside a trial', async () => {
    await members.addAccount('no_trial');
    const answer = await members.login('no_trial', rightPassword);
    expect(await members.call('GetUserProfileByToken', { Token: readToken(answer) })).toMatchObject({
      Row: { profile: { Trial: null, ChargeState: 0, CanVisitModule: '' } },
    });
  });
});

describe.each([
  ['GetUserProfile', () => ({ UserID: userId }), { UserID: 1 }, () => ({ UserID: userId, ...profile, ...company })],
  [
    'GetUserInfo',
    () => ({ LoginUserName: 'LI_NA' }),
    { LoginUserName: 'somebody_else' },
    () => ({ UserID: userId, LoginUserName: 'li_na', ...company }),
  ],
  [
    'GetFrontUserInfoByUserID',
    () => ({ UserID: userId }),
    { UserID: 1 },
    () => ({
      UserID: userId,
      LoginUserName: 'li_na',
      NickName: profile.NickName,
      Avator: profile.Avator,
      RedDot: false,
      isExpire: true,
      isEnExpire: true,
    }),
  ],
] as const)('%s', (name, own, other, row) => {
  test('answers with one’s own record', async () => {
    expect(await members.call(name, own(), { token })).toEqual({ Row: row() });
  });

  test('answers 1007 for somebody else’s', async () => {
    await expect(members.call(name, other, { token })).rejects.toEqual(expect.objectContaining({ code: 1007 }));
  });

  test('answers 1006 signed out', async () => {
    await expect(members.call(name, own())).rejects.toEqual(expect.objectContaining({ code: 1006 }));
  });

  // The profile is that of the session where no account is named.
  const unnamed = name === 'GetUserProfile' ? [] : [{}, { UserID: 0, LoginUserName: '' }];
  test.each([...unnamed, { UserID: 'one', LoginUserName: 7 }])('refuses %j', async (data) => {
    await expect(members.call(name, data, { token })).rejects.toBeInstanceOf(ZodError);
  });
});

test.each([{}, { UserID: 0 }])('the profile asked for with %j is that of the session', async (data) => {
  const answer = await members.call('GetUserProfile', data, { token });
  expect(answer).toMatchObject({ Row: { LoginUserName: 'li_na' } });
});
