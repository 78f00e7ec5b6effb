import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { listFieldIssues } from './list-field-issues.ts';

const shown = new Set(['Email', 'Modules']);
const refuse = (Field: string, Rule: string) => new ApiError(1001, { List: [{ Field, Rule }] });

test('an issue stands beside its field, and what has none on the screen is told for the whole', () => {
  expect(listFieldIssues(refuse('Email', 'invited'), shown)).toEqual([{ Field: 'Email', Rule: 'invited' }]);
  expect(listFieldIssues(refuse('Phone', 'too_big'), shown)).toEqual([]);
  expect(listFieldIssues(new TypeError('fetch'), shown)).toEqual([]);
});

test('a code that speaks of a field stands beside it, under the name that the form has for it', () => {
  expect(listFieldIssues(new ApiError(6012), shown)).toEqual([{ Field: 'Email', Rule: 'emailtaken' }]);
  expect(listFieldIssues(new ApiError(6012), new Set(['CompanyEmail']))).toEqual([
    { Field: 'CompanyEmail', Rule: 'emailtaken' },
  ]);
  expect(listFieldIssues(new ApiError(6013), shown)).toEqual([]);
});

test('that somebody else was faster is no fault of a field', () => {
  expect(listFieldIssues(refuse('Modules', 'changed'), shown)).toEqual([]);
});
