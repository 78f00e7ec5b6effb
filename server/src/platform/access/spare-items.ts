import type { Caller } from '../api/binding.ts';

/** The same caller, for whom what a trial has opened is read and nothing more is opened. */
export function spareItems(caller: Caller): Caller {
  return caller.user === null ? caller : { ...caller, user: { ...caller.user, sparesItems: true } };
}
