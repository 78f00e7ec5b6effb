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

/** The field of a form on show, by its name in the call. */
export function findField(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`There is no field ${name}`);
  return found;
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
