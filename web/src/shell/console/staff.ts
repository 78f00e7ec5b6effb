import type { StaffRole } from '@btc/contract/members/access.ts';
import { createContext, use } from 'react';

/** Who works in the console. */
export interface Staff {
  readonly userId: number;
  readonly name: string;
  readonly role: StaffRole;
  /** A call was told that the session is dead: the console asks for a new sign-in and keeps the screen. */
  readonly onSessionLost: () => void;
}

const StaffContext = createContext<Staff | null>(null);

/** Set by the console's frame once somebody with a role has signed in. */
export const StaffProvider = StaffContext.Provider;

/** The member of staff at work; only below the console's frame. */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (staff === null) throw new Error('There is no member of staff outside the console');
  return staff;
}

/** Whether somebody's role is among those that a thing is for; `admin` may do all. */
export function hasRole(role: StaffRole, roles: readonly StaffRole[]): boolean {
  return role === 'admin' || roles.includes(role);
}
