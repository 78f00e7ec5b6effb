import { encodePassword } from '@btc/contract/wire/password.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMembersFixture, issue, type MembersFixture, refused, rightPassword } from './members.fixture.ts';

let members: MembersFixture;
let userId: number;
let token: string;
beforeAll(async () => {
  members = await createMembersFixture();
});
afterAll(() => members.drop());
beforeEach(async () => {
  members.passSeconds(3600);
  await members.db.deleteFrom('account').execute();
  await members.db.deleteFrom('outgoing_mail').execute();
  userId = await members.addAccount('wang_li', {
    company_name: 'Example',
    company_country: 'CHN',
    company_province: '31',
    company_email: 'old@example.com',
    // As the demonstration has them: no number of anybody's.
    contact_person_cell_phone_number: '+86 100 0000 0001',
  });
  token = await members.tokenFor(userId);
});

const Password = encodePassword(rightPassword);
const update = (change: object) => members.ask('UpdateUserInfo', { UserID: userId, ...change }, { token });

describe('UpdateUserInfo', () => {
  test('changes what is named, empties what is empty, and leaves the rest', async () => {
    const answer = await update({ CompanyLocalName: '新名', CompanyName: '', CompanyType: 'trader', Edition: 'en' });
    expect(answer.Row).toMatchObject({
      CompanyName: null,
      CompanyLocalName: '新名',
      CompanyType: 'trader',
      CompanyProvince: '31',
      Edition: 'en',
    });
  });

  test('takes mail and mobile as they are for no change, whatever their form', async () => {
    const same = { CompanyEmail: 'OLD@example.com', ContactPersonCellPhoneNumber: '+86 100 0000 0001' };
    expect((await update({ ...same, NickName: '小王' })).Row).toMatchObject({ NickName: '小王' });
  });

  test.each([
    ['ChargeState', 3],
    ['ChargeExpireDate', '2030-01-01T00:00:00Z'],
    ['CanVisitModule', 'Info'],
    ['ChargeStataEn', 3],
    ['CanVisitModuleEn', 'Info'],
    ['StaffRole', 'admin'],
    ['LoginUserName', 'other'],
    ['state', 'normal'],
    ['trial_item_limit', 1000],
    ['__proto__x', {}],
  ])('refuses %s', async (field, value) => {
    const before = await members.db.selectFrom('account').selectAll().execute();
    await expect(update({ CompanyType: 'other', [field]: value })).rejects.toMatchObject({ code: 1001 });
    expect(await members.db.selectFrom('account').selectAll().execute()).toEqual(before);
  });

  test('keeps one company name, and province and country together', async () => {
    await expect(update({ CompanyName: '' })).rejects.toEqual(issue('CompanyName', 'onenamerequired'));
    await expect(update({ CompanyCountry: 'BRA' })).rejects.toEqual(issue('CompanyProvince', 'unknownprovince'));
    expect((await update({ CompanyCountry: 'FRA', CompanyProvince: 'Bretagne' })).Row).toMatchObject({
      CompanyProvince: 'Bretagne',
    });
  });

  test('takes a new mail address with the password and the code sent to it, and tells the old one', async () => {
    const CompanyEmail = 'new@example.com';
    await expect(update({ CompanyEmail })).rejects.toEqual(issue('Password', 'required'));
    await expect(update({ CompanyEmail, Password })).rejects.toEqual(issue('EmailCode', 'required'));
    await expect(update({ CompanyEmail, Password: encodePassword('Wrong2026') })).rejects.toEqual(refused(6003));
    await members.ask('GetCaptcha', { Email: CompanyEmail });
    const EmailCode = await members.codeFor(CompanyEmail);
    expect((await update({ CompanyEmail, Password, EmailCode })).Row).toMatchObject({ CompanyEmail });
    expect(await members.mailsTo('old@example.com')).toMatchObject([{ template: 'emailChanged' }]);
  });

  test('takes a new Chinese mobile with the code sent to it, one abroad with the password', async () => {
    const ContactPersonCellPhoneNumber = '13800138000';
    await expect(update({ ContactPersonCellPhoneNumber, Password })).rejects.toEqual(issue('MobileCode', 'required'));
    await members.ask('GetCaptcha', { Mobile: ContactPersonCellPhoneNumber });
    const MobileCode = await members.codeFor('+8613800138000');
    expect((await update({ ContactPersonCellPhoneNumber, Password, MobileCode })).Row).toMatchObject({
      ContactPersonCellPhoneNumber: '+8613800138000',
    });
    const abroad = { ContactPersonCellPhoneNumber: '+5565999998888', Password };
    expect((await update(abroad)).Row).toMatchObject({ ContactPersonCellPhoneNumber: '+5565999998888' });
  });

  test('does not take what is another account’s', async () => {
    await members.addAccount('other', { company_email: 'taken@example.com' });
    await members.ask('GetCaptcha', { Email: 'taken@example.com' });
    const EmailCode = await members.codeFor('taken@example.com');
    await expect(update({ CompanyEmail: 'Taken@example.com', Password, EmailCode })).rejects.toEqual(refused(6012));
  });

  test('is one’s own only', async () => {
    await expect(update({ UserID: userId + 1, CompanyType: 'other' })).rejects.toEqual(refused(1007));
  });
});
