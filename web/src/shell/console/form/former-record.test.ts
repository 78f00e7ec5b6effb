import { expect, it } from 'vitest';
import { listChangedFields, toFormerRecord, toWireName } from './former-record.ts';

it('calls a column as the wire does', () => {
  expect(toWireName('contact_person_cell_phone_number')).toBe('ContactPersonCellPhoneNumber');
  expect(toFormerRecord({ name_en: 'X', starts_on: '2026-01-02', PlantNo: '9' })).toEqual({
    NameEn: 'X',
    StartDate: '2026-01-02',
    PlantNo: '9',
  });
});

it('lists the fields that a change made different, and not those that only one side tells of', () => {
  const Before = { name: 'A', products: ['beef'], city: '上海', id: 3 };
  const After = { Name: 'B', Products: ['beef'], City: '上海', Extra: 1 };
  expect(listChangedFields({ Before, After })).toEqual(['Name']);
  expect(listChangedFields({ Before: null, After })).toEqual([]);
});
