import type { LockReason, Module } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';

/** Throws 1008 with module and reason where the answer is locked. */
export function requireOpen(locked: { readonly Module: Module; readonly Reason: LockReason } | null): void {
  if (locked !== null) throw new ApiError(1008, { Dict: locked });
}
