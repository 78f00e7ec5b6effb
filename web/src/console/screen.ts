import type { StaffRole } from '@btc/contract/members/access.ts';
import type { ComponentType } from 'react';
import type { ConsoleMessages } from './messages.zh.ts';

/** What a screen is given of its address. */
export interface ScreenProps {
  /** The number at the end of the address; null for a list. */
  readonly id: number | null;
}

export type ScreenName = keyof ConsoleMessages['screens'];

export interface Screen {
  readonly name: ScreenName;
  /** Below the console's own address; `/:id` where it shows one thing. */
  readonly path: string;
  /** Who may see it; `admin` always may. */
  readonly roles: readonly StaffRole[];
  /** Screens of one thing stand under the list that leads to them, not in the navigation. */
  readonly isListed: boolean;
  /** The path of the list it stands under, where its own does not begin with it. */
  readonly under?: string;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
}

export type ScreenGroup = keyof ConsoleMessages['groups'];
