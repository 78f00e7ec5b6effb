import type { FileIssue } from '@btc/contract/file-fields.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { ActionFailure } from '../actions/action-failure.tsx';
import { IssuePart } from './issue-part.tsx';

interface RefusedFileProps {
  readonly failure: unknown;
  readonly fileName: string;
}

/** Why a file was not taken in: each fault where the answer lists them, else what the call failed by. */
export function RefusedFile({ failure, fileName }: RefusedFileProps) {
  const issues = listFileIssues(failure);
  if (issues.length === 0) return <ActionFailure failure={failure} />;
  return <IssuePart kind="issues" issues={issues} total={issues.length} fileName={fileName} />;
}

export function listFileIssues(failure: unknown): readonly FileIssue[] {
  const issues = isApiError(failure) ? failure.data.Dict?.['Issues'] : null;
  return Array.isArray(issues) ? issues.filter(isFileIssue) : [];
}

function isFileIssue(value: unknown): value is FileIssue {
  return typeof value === 'object' && value !== null && 'Rule' in value && 'ReasonCn' in value;
}
