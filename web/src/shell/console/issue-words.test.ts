import { operations } from '@btc/contract/operations.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { expect, test } from 'vitest';
import { formatIssueText } from './issue-words.ts';
import { messages } from './delivery-error-messages.ts';

const unfilled = new Set(
  'Bytes Channel Cn Detail En Fingerprint ID IsEn Job Load Mapping Offset OverNewer Part PictureHeight PictureWidth Query RepliesSeen Revision Revisions Screen Shape Expected ExpectedDate ExpectedRevision ExpectedVersion cn detail en isEn'.split(
    ' ',
  ),
);

function listNames(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const names =
    'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : [];
  return [
    ...names,
    ...Object.entries(schema).flatMap(([name, part]: [string, unknown]) =>
      name === 'Expected' || name === 'Revisions' ? [] : listNames(part),
    ),
  ];
}

test('every field that staff fill in has a name for its issues', () => {
  const filled = Object.values(operations).flatMap(({ name, access, input }: Operation) =>
    access.kind === 'staff' && !name.startsWith('Get')
      ? listNames(input.toJSONSchema({ io: 'input', unrepresentable: 'any' }))
      : [],
  );
  const unnamed = new Set(
    filled.filter((name) => !Object.hasOwn(messages.cn.fields, name) && !unfilled.has(name) && !/IDs?$/.test(name)),
  );
  expect([...unnamed]).toEqual([]);
});

test('a fault is told by the field’s name in the reader’s language, with line and edition where it has them', () => {
  const issues = [
    { Field: 'Percent', Rule: 'too_big' },
    { Field: 'Prices.3.UsdPerUnit', Rule: 'positive' },
    { Field: 'Texts.en.Title', Rule: 'too_small' },
    { Field: 'Percent', Rule: 'too_big' },
  ];
  expect(formatIssueText('cn', issues)).toBe(
    '（税率：过大或过长；第4行1单位货币折美元：必须大于零；英文版标题：过小、过短或未填）',
  );
  expect(formatIssueText('en', issues)).toBe(
    ' (Rate: too large or too long; USD per unit in line 4: must be above zero; Title, English edition: too small, too short or empty)',
  );
});

test('a sentence of its own stands alone', () => {
  expect(formatIssueText('cn', [{ Field: 'SeriesID', Rule: 'same_series' }])).toBe('（已有同样内容的项目）');
});

test('what nobody fills in is not told, and a long list is counted', () => {
  expect(formatIssueText('en', [{ Field: 'RequestID', Rule: 'too_big' }])).toBe('');
  expect(formatIssueText('en', [{ Field: '', Rule: 'invalid_body' }])).toBe('');
  const many = ['Low', 'High', 'Count', 'Basis', 'Note', 'Year'].map((Field) => ({ Field, Rule: 'other' }));
  expect(formatIssueText('en', many)).toBe(' (Low; High; Quotes; Basis; 2 more)');
});
