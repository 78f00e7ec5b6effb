import type { LockReason, Module } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';

/** 1008 with the module and the reason where an answer is locked for who asked. */
export function requireOpen(locked: { readonly Module: Module; readonly Reason: LockReason } | null): void {
  if (locked !== null) throw new ApiError(1008, { Dict: locked });
}
