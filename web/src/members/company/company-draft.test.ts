import { expect, it } from 'vitest';
import { changedFields, toChange, type CompanyDraft } from './company-draft.ts';

const before: CompanyDraft = {
  CompanyLocalName: '示例肉类',
  CompanyName: '',
  CompanyType: 'importer',
  ProductType: 'beef',
  CompanyCountry: 'CHN',
  CompanyProvince: '31',
  CompanyPhoneNumber: '',
  CompanyFaxNumber: '',
  CompanyEmail: 'a@example.com',
  CompanyWebSite: 'https://example.com',
  ContactPersonName: '王丽',
  ContactPersonSex: 'Ms',
  ContactPersonEnglishName: '',
  ContactPersonCellPhoneNumber: '+8613800000000',
  NickName: 'Wang',
  Edition: 'cn',
};

it('sends what was changed and nothing else', () => {
  const after = { ...before, CompanyName: ' Example Meats ', CompanyType: 'trader', Edition: 'en' };
  expect(changedFields(before, after)).toEqual(['CompanyName', 'CompanyType', 'Edition']);
  expect(toChange(before, after)).toEqual({
    CompanyName: 'Example Meats',
    CompanyType: 'trader',
    Edition: 'en',
  });
});

it('takes blanks around a value for no change', () => {
  expect(changedFields(before, { ...before, CompanyEmail: ' a@example.com ' })).toEqual([]);
});

it('empties what may be empty', () => {
  const after = { ...before, NickName: '', CompanyWebSite: '' };
  expect(toChange(before, after)).toEqual({ NickName: null, CompanyWebSite: '' });
});
