import { expect, it } from 'vitest';
import { chooseCompanyNames } from './company-names.ts';

it('calls a firm by its name in the language of the console, else by the one it has', () => {
  const both = { CompanyName: 'Example Meats', CompanyLocalName: '演示肉类' };
  expect(chooseCompanyNames('cn', both)).toEqual({ name: '演示肉类', other: 'Example Meats' });
  expect(chooseCompanyNames('en', both)).toEqual({ name: 'Example Meats', other: '演示肉类' });
  expect(chooseCompanyNames('en', { ...both, CompanyName: null })).toEqual({ name: '演示肉类', other: null });
  expect(chooseCompanyNames('cn', { CompanyName: null, CompanyLocalName: null })).toEqual({ name: null, other: null });
});
