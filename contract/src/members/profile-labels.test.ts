import { expect, test } from 'vitest';
import { companyInput } from './company-fields.ts';
import { profileFields } from './profile-labels.ts';

test('every field of company and contact has its place in the forms and a label in both languages', () => {
  expect(new Set(profileFields)).toEqual(new Set([...Object.keys(companyInput), 'NickName', 'Edition']));
});
