import { expect, test } from 'vitest';
import { z } from 'zod';
import { day } from '../fields.ts';
import { operations } from '../operations.ts';
import { toFieldRules } from './field-rules.ts';
import { line } from './text-fields.ts';

test('a form gets lengths, patterns, bounds and choices as the call has them, of the text as it is sent', () => {
  const rules = toFieldRules(
    z.strictObject({
      Name: line(80),
      NameEn: line(120).nullable().default(null),
      Founded: z.int().min(1900).max(2100).optional(),
      Price: z.number().multipleOf(0.01),
      Kind: z.enum(['fair', 'seminar']),
      Codes: z.array(z.string()).default([]),
      Day: day,
      Open: z.boolean(),
      Intro: z.union([z.literal(''), line(40)]),
      Person: z
        .union([
          z
            .string()
            .regex(/^\s*$/)
            .transform(() => null),
          z.null(),
          line(60),
        ])
        .optional(),
      State: z.literal([2, 3]),
      Editions: z
        .array(z.enum(['cn', 'en']))
        .min(1)
        .max(2),
      Email: z.string().pipe(z.email().regex(/^.{1,64}@/)),
      Weeks: z.literal([2, 4]),
      Listed: z.boolean().default(true),
      Texts: z.strictObject({ Title: line(9), Note: line(9).default('') }).nullable(),
      Rows: z.array(z.strictObject({ Code: z.string() })).max(3),
      Seen: z.strictObject({ Name: z.string() }).optional(),
      Either: z.union([z.string(), z.number()]),
    }),
  );
  // What may be left empty, in whichever way, is a field like others.
  expect(rules['Intro']).toMatchObject({ kind: 'text', isRequired: true, isNullable: false, minLength: 0 });
  expect(rules['Person']).toMatchObject({ kind: 'text', isRequired: false, isNullable: true, maxLength: 60 });
  expect(rules['State']).toMatchObject({ kind: 'number' });
  expect(rules['Editions']).toMatchObject({ kind: 'list', minLength: 1, maxLength: 2 });
  const email = new RegExp(rules['Email']?.pattern ?? '', 'u');
  expect(['wang@example.com', `${'a'.repeat(65)}@example.com`, 'wang'].map((one) => email.test(one))).toEqual([
    true,
    false,
    false,
  ]);
  expect(rules['Name']).toMatchObject({
    kind: 'text',
    isRequired: true,
    isNullable: false,
    minLength: 1,
    maxLength: 80,
  });
  expect(rules['NameEn']).toMatchObject({ kind: 'text', isRequired: false, isNullable: true, maxLength: 120 });
  expect(rules['Founded']).toMatchObject({ kind: 'number', isRequired: false, isInteger: true, minimum: 1900 });
  expect(rules['Price']).toMatchObject({ kind: 'number', multipleOf: 0.01 });
  expect(rules['Kind']).toMatchObject({ kind: 'text', choices: ['fair', 'seminar'] });
  expect(rules['Codes']).toMatchObject({ kind: 'list', isRequired: false });
  expect(rules['Day']).toMatchObject({ kind: 'text', format: 'date' });
  expect(rules['Open']).toEqual({ kind: 'flag', isRequired: true, isNullable: false });
  expect(rules['Weeks']).toMatchObject({ kind: 'number', choices: ['2', '4'] });
  expect(rules['Listed']).toMatchObject({ kind: 'flag', isTicked: true });
  expect(rules['Texts']).toMatchObject({
    kind: 'part',
    isNullable: true,
    of: { Title: { isRequired: true, maxLength: 9 }, Note: { isRequired: false } },
  });
  expect(rules['Rows']).toMatchObject({ kind: 'rows', maxLength: 3, of: { Code: { kind: 'text' } } });
  expect(rules['Seen']).toMatchObject({ kind: 'other' });
  expect(rules['Either']).toMatchObject({ kind: 'other' });
});

test('every call of the contract has rules, and every pattern is one that browsers take', () => {
  for (const { input } of Object.values(operations)) {
    for (const { pattern } of Object.values(toFieldRules(input))) {
      if (pattern !== undefined) expect(() => new RegExp(pattern, 'u')).not.toThrow();
    }
  }
});
