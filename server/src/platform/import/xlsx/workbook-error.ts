import type { Reason } from '../issue-reasons.ts';

export class WorkbookError extends Error {
  override readonly name = 'WorkbookError';
  readonly reason: Reason;
  readonly value: string;

  constructor(reason: Reason, value = '') {
    super(`${reason}: ${value}`);
    this.reason = reason;
    this.value = value;
  }
}
