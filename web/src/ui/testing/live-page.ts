import { within } from '@testing-library/react';
import type { FakePortal } from '#platform/testing/fake-portal.ts';
import type { FoundParts, ShownPage } from './show-page.tsx';

export interface LivePage extends ShownPage, FakePortal {
  readonly press: (name: string | RegExp) => Promise<void>;
  readonly dialog: () => FoundParts;
}

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
