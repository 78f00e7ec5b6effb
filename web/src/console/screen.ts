import type { StaffRole } from '@btc/contract/members/access.ts';
import type { ConsoleScreen } from '@btc/contract/console/console-paths.ts';
import type { ComponentType } from 'react';
import type { ConsoleMessages } from './messages.ts';

/** What a screen is given of its address. */
export interface ScreenProps {
  /** The number at the end of the address; null for a list, and for a thing that is not there yet. */
  readonly id: number | null;
}

/** A screen within the frame: the invitation's has none. */
export type ScreenName = Exclude<ConsoleScreen, 'invitation'>;

export interface Screen {
  readonly name: ScreenName;
  /** Below the console's own address; `/:id` where it shows one thing. */
  readonly path: string;
  /** Who may see it; `admin` always may. */
  readonly roles: readonly StaffRole[];
  /** Screens of one thing stand under the list that leads to them, not in the navigation. */
  readonly isListed: boolean;
  /** Whether a new thing is begun on it, at `/new`. */
  readonly hasNew?: boolean;
  /** The list it stands under, where its own address does not begin with that one's. */
  readonly under?: ScreenName;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
}

/** As a room states a screen; the contract has its address. */
export type ScreenEntry = Omit<Screen, 'path'>;

export type ScreenGroup = keyof ConsoleMessages['groups'];
