import { encodePassword } from '@btc/contract/wire/password.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMembersFixture, type MembersFixture, refused, readToken } from '../members.fixture.ts';
import { chineseForm, foreignForm, newPassword, signUp } from './sign-up.fixture.ts';

let members: MembersFixture;
beforeAll(async () => {
  members = await createMembersFixture();
});
afterAll(() => members.drop());
beforeEach(async () => {
  await members.db.deleteFrom('account').execute();
  await members.db.deleteFrom('captcha').execute();
  await members.db.deleteFrom('requested_mail').execute();
});

async function proveAddress() {
  await members.db.updateTable('account').set({ email_proven_at: members.clock.now() }).execute();
}

function storedAccount(name: string) {
  return members.db.selectFrom('account').selectAll().where('login_user_name', '=', name).executeTakeFirst();
}

describe('UserSignUp', () => {
  test('opens an account with what the form holds, after the code sent to the Chinese mobile', async () => {
    const answer = await signUp(members, chineseForm);
    expect(answer.Row).toEqual({ UserID: expect.any(Number), LoginUserName: 'new_importer' });
    expect(await storedAccount('new_importer')).toMatchObject({
      state: 'normal',
      edition: 'cn',
      company_local_name: '示例食品',
      company_country: 'CHN',
      company_province: '31',
      company_fax_number: null,
      company_web_site: 'https://www.example.com',
      contact_person_sex: 'Ms',
      contact_person_cell_phone_number: '+8613800138000',
      charge_state: 0,
      can_visit_module: [],
      staff_role: null,
      trial_item_limit: 10,
    });
    const opened = await members.login('new_importer', newPassword);
    expect(readToken(opened)).toHaveLength(43);
  });

  test('takes the code mailed to the address where the mobile is not Chinese, and an empty field as none', async () => {
    await signUp(members, foreignForm);
    expect(await storedAccount('new_exporter')).toMatchObject({
      edition: 'en',
      company_local_name: null,
      contact_person_cell_phone_number: '+5565999998888',
    });
  });

  test('opens an account with name, mail, company and what proves it; the rest may come later', async () => {
    const { LoginUserName, CompanyEmail, ContactPersonCellPhoneNumber } = chineseForm;
    await signUp(members, { LoginUserName, CompanyEmail, CompanyLocalName: '示例食品', ContactPersonCellPhoneNumber });
    expect(await storedAccount('new_importer')).toMatchObject({
      company_local_name: '示例食品',
      company_type: null,
      company_country: null,
      contact_person_name: null,
      contact_person_cell_phone_number: '+8613800138000',
      mobile_proven_at: expect.any(Date),
      email_proven_at: null,
    });
    const mail = { LoginUserName: 'new_exporter', CompanyEmail: 'sales@example.org', CompanyName: 'Firm', isEn: true };
    await signUp(members, mail);
    expect(await storedAccount('new_exporter')).toMatchObject({
      contact_person_cell_phone_number: null,
      mobile_proven_at: null,
      email_proven_at: expect.any(Date),
    });
  });

  test('uses the code up', async () => {
    await signUp(members, chineseForm);
    const again = { ...chineseForm, LoginUserName: 'second_try', CompanyEmail: 'second@example.com' };
    const code = await members.codeFor('+8613800138000');
    await expect(
      members.ask('UserSignUp', { ...again, Password: encodePassword(newPassword), Captcha: code }),
    ).rejects.toEqual(refused(6006));
  });

  test.each([
    ['a name of three letters', { LoginUserName: 'abc' }, 'LoginUserName', 'invalid_format'],
    ['a name with a space', { LoginUserName: 'a b c d' }, 'LoginUserName', 'invalid_format'],
    ['a name in Chinese', { LoginUserName: '示例用户名' }, 'LoginUserName', 'invalid_format'],
    ['neither company name', { CompanyName: '', CompanyLocalName: ' ' }, 'CompanyName', 'onenamerequired'],
    ['a company type of its own', { CompanyType: 'bank' }, 'CompanyType', 'invalid_value'],
    ['a country that is none', { CompanyCountry: 'XXX' }, 'CompanyCountry', 'unknowncountry'],
    ['a province of another country', { CompanyProvince: 'MT' }, 'CompanyProvince', 'unknownprovince'],
    ['no province', { CompanyProvince: '' }, 'CompanyProvince', 'provincerequired'],
    ['a mail address that is none', { CompanyEmail: 'nobody' }, 'CompanyEmail', 'invalid_format'],
    ['a web site that is a script', { CompanyWebSite: 'javascript:alert(1)' }, 'CompanyWebSite', 'invalid_format'],
    ['no contact person', { ContactPersonName: '  ' }, 'ContactPersonName', 'too_small'],
    [
      'a landline as mobile',
      { ContactPersonCellPhoneNumber: '+86 21 5555 0100' },
      'ContactPersonCellPhoneNumber',
      'mobile',
    ],
    [
      'a mobile of too few digits',
      { ContactPersonCellPhoneNumber: '1380013' },
      'ContactPersonCellPhoneNumber',
      'mobile',
    ],
    ['a plain password', { Password: newPassword }, 'Password', 'invalid_format'],
    ['letters that turn the line around', { CompanyName: 'a\u202eb' }, 'CompanyName', 'invalid_format'],
  ])('refuses %s, naming the field', async (_, change, field, rule) => {
    const form = { ...chineseForm, Password: encodePassword(newPassword), Captcha: '000000', ...change };
    await expect(members.ask('UserSignUp', form)).rejects.toMatchObject({
      code: 1001,
      data: { List: expect.arrayContaining([{ Field: field, Rule: rule }]) },
    });
  });

  test('names every broken field at once', async () => {
    const form = { ...chineseForm, LoginUserName: 'x', CompanyEmail: 'x', Password: 'x', Captcha: 'x' };
    const error: unknown = await members.ask('UserSignUp', form).catch((error: unknown) => error);
    expect(JSON.stringify(error)).toMatch(/LoginUserName.*Password.*CompanyEmail.*Captcha/);
  });

  test.each(['Short', 'Long5678901234567890x', 'with space1', 'Sign!2026', '密码2026'])(
    'answers 6004 for the password "%s"',
    async (password) => {
      const form = { ...chineseForm, Password: encodePassword(password), Captcha: '000000' };
      await expect(members.ask('UserSignUp', form)).rejects.toEqual(refused(6004, { Dict: { Field: 'Password' } }));
    },
  );

  test('names all that is taken, under the code of the first', async () => {
    await signUp(members, chineseForm);
    await proveAddress();
    const fields = ['LoginUserName', 'CompanyEmail', 'ContactPersonCellPhoneNumber'];
    const loud = { LoginUserName: 'NEW_IMPORTER', CompanyEmail: 'Buyer@Example.com' };
    await expect(signUp(members, chineseForm, loud)).rejects.toEqual(refused(6011, { Dict: { Fields: fields } }));
    await expect(signUp(members, chineseForm, { LoginUserName: 'other_name' })).rejects.toEqual(
      refused(6012, { Dict: { Fields: fields.slice(1) } }),
    );
    const other = { LoginUserName: 'other_name', CompanyEmail: 'other@example.com' };
    await expect(signUp(members, chineseForm, other)).rejects.toEqual(
      refused(6013, { Dict: { Fields: fields.slice(2) } }),
    );
  });

  test.each(['erased-100000', 'Erased-1', 'demo_visitor'])('does not give the name %s away', async (LoginUserName) => {
    await expect(signUp(members, chineseForm, { LoginUserName })).rejects.toEqual(
      refused(6011, { Dict: { Fields: ['LoginUserName'] } }),
    );
  });

  test('lets one of two at once have the name', async () => {
    const one = { ...foreignForm, LoginUserName: 'same_name' };
    const other = { ...one, CompanyEmail: 'other@example.org', ContactPersonCellPhoneNumber: '+55 65 99999-7777' };
    const tries = await Promise.allSettled([signUp(members, one), signUp(members, other)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = tries.find((one) => one.status === 'rejected');
    expect(lost?.reason).toEqual(refused(6011));
  });
});

describe('the duplicate checks', () => {
  test.each([
    ['CheckUserName', { LoginUserName: 'new_Importer' }, { LoginUserName: 'somebody' }, 6011],
    ['CheckRegEmail', { Email: 'BUYER@example.com' }, { Email: 'free@example.com' }, 6012],
    ['CheckDuplicatePhone', { Mobile: '+8613800138000' }, { Mobile: '13900139000' }, 6013],
  ])('%s tells what is taken', async (name, taken, free, code) => {
    await signUp(members, chineseForm);
    await proveAddress();
    await expect(members.ask(name, taken)).rejects.toEqual(refused(code));
    expect(await members.ask(name, free)).toEqual({});
  });

  test('do not count one’s own mail and mobile', async () => {
    const { Row } = await signUp(members, chineseForm);
    const token = await members.tokenFor(Number(Row?.['UserID']));
    expect(await members.ask('CheckRegEmail', { Email: chineseForm.CompanyEmail }, { token })).toEqual({});
    expect(await members.ask('CheckDuplicatePhone', { Mobile: '13800138000' }, { token })).toEqual({});
  });
});
