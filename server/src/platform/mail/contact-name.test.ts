import { expect, test } from 'vitest';
import { findContactName } from './contact-name.ts';

const both = { contact_person_name: '王宁', contact_person_english_name: 'Ning Wang' };
const chinese = { contact_person_name: '王宁', contact_person_english_name: null };
const none = { contact_person_name: null, contact_person_english_name: null };

test.each([
  [both, 'cn', '王宁'],
  [both, 'en', 'Ning Wang'],
  [chinese, 'en', '王宁'],
  [none, 'en', null],
] as const)('%j is called in the %s edition %s', (contact, edition, name) => {
  expect(findContactName(contact, edition)).toBe(name);
});
