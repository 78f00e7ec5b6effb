import { encodePassword } from '@btc/contract/wire/password.ts';
import type { MembersFixture } from '../members.fixture.ts';

/** The number is in no range assigned to people in China. */
export const chineseForm = {
  LoginUserName: 'new_importer',
  CompanyName: 'Example Foods',
  CompanyLocalName: '示例食品',
  CompanyType: 'importer',
  ProductType: 'beef',
  CompanyCountry: 'CHN',
  CompanyProvince: '31',
  CompanyPhoneNumber: '021-5555 0100',
  CompanyEmail: 'buyer@example.com',
  CompanyWebSite: 'www.example.com',
  ContactPersonName: '示例人',
  ContactPersonSex: 'Ms',
  ContactPersonCellPhoneNumber: '138 0013 8000',
} as const;

export const foreignForm = {
  ...chineseForm,
  LoginUserName: 'new_exporter',
  CompanyLocalName: '',
  CompanyType: 'exporter',
  CompanyCountry: 'BRA',
  CompanyProvince: 'MT',
  CompanyPhoneNumber: undefined,
  CompanyEmail: 'sales@example.org',
  ContactPersonName: 'Example Person',
  ContactPersonSex: 'Mr',
  ContactPersonCellPhoneNumber: '+55 65 99999-8888',
  isEn: true,
} as const;

export const newPassword = 'Fresh2026';

export async function signUp(members: MembersFixture, form: object, change: object = {}) {
  const whole = { ...form, ...change };
  const isForeign = 'isEn' in whole && whole.isEn === true;
  const email = 'CompanyEmail' in whole ? String(whole.CompanyEmail) : '';
  const mobile = 'ContactPersonCellPhoneNumber' in whole ? String(whole.ContactPersonCellPhoneNumber) : '';
  const request = isForeign ? { Email: email, isEn: true } : { Mobile: mobile };
  await members.ask('GetCaptcha', request);
  const recipient = isForeign ? email : `+86${mobile.replaceAll(/\D/g, '').slice(-11)}`;
  const code = await members.codeFor(recipient);
  members.passSeconds(61);
  return members.ask('UserSignUp', { Password: encodePassword(newPassword), Captcha: code, ...whole });
}
