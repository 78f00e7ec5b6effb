import type { StaffRole } from '@btc/contract/members/access.ts';
import type { ConsoleScreen } from '@btc/contract/console/console-paths.ts';
import type { ComponentType } from 'react';
import type { ConsoleMessages } from './messages.ts';

export interface ScreenProps {
  /** The number at the end of the address; null for a list and for a new thing. */
  readonly id: number | null;
}

/** Screens within the frame; the invitation's has none. */
export type ScreenName = Exclude<ConsoleScreen, 'invitation'>;

export interface Screen {
  readonly name: ScreenName;
  /** Below the console's own address; `/:id` where it shows one thing. */
  readonly path: string;
  /** `admin` is always allowed. */
  readonly roles: readonly StaffRole[];
  /** False for screens of a single thing: they are reached from their list, not from the navigation. */
  readonly isListed: boolean;
  /** Whether a new thing is begun on it, at `/new`. */
  readonly hasNew?: boolean;
  /** The list it belongs to, where its own address does not begin with that one's. */
  readonly under?: ScreenName;
  readonly load: () => Promise<ComponentType<ScreenProps>>;
}

export type ScreenEntry = Omit<Screen, 'path'>;

export type ScreenGroup = keyof ConsoleMessages['groups'];
