import type { StaffRole } from '@btc/contract/members/access.ts';
import { createContext, use } from 'react';

export interface Staff {
  readonly userId: number;
  readonly name: string;
  readonly role: StaffRole;
  /** An operation reported that the session has ended: the console asks for a new sign-in and keeps the screen. */
  readonly onSessionLost: () => void;
}

const StaffContext = createContext<Staff | null>(null);

/** Set by the console's frame once somebody with a role has signed in. */
export const StaffProvider = StaffContext.Provider;

/** The signed-in member of staff; works only below the console's frame. */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (staff === null) throw new Error('There is no member of staff outside the console');
  return staff;
}

/** Whether `role` is one of `roles`; `admin` always is. */
export function hasRole(role: StaffRole, roles: readonly StaffRole[]): boolean {
  return role === 'admin' || roles.includes(role);
}
