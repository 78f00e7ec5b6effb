import { within } from '@testing-library/react';
import type { FakePortal } from '#platform/testing/fake-portal.ts';
import type { FoundParts, ShownPage } from './show-page.tsx';

/** A page on a portal that answers. */
export interface LivePage extends ShownPage, FakePortal {
  /** Presses the button of a name, and waits for all that follows. */
  readonly press: (name: string | RegExp) => Promise<void>;
  /** The dialog that is open. */
  readonly dialog: () => FoundParts;
}

export function toLivePage(page: ShownPage, portal: FakePortal): LivePage {
  return {
    ...page,
    ...portal,
    press: async (name) => {
      await page.user.click(page.getByRole('button', { name }));
      await portal.settled();
    },
    dialog: () => within(page.getByRole('dialog')),
  };
}
