import { expect, it } from 'vitest';
import { findFileIssue } from './file-issue.ts';

it('says why a file cannot be sent before it is', () => {
  expect(findFileIssue({ name: 'customs.CSV', size: 1 })).toBeNull();
  expect(findFileIssue({ name: 'customs.csv', size: 0 })).toBe('empty');
  expect(findFileIssue({ name: 'notes.pdf', size: 14 })).toBe('otherKind');
});
