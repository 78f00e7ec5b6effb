import type { StaffRole } from '@btc/contract/members/access.ts';
import type { ReactNode } from 'react';
import type { Edition } from '#i18n/edition.ts';
import type { ExampleKind } from '#platform/testing/contract-example.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { fakePortal } from '#platform/testing/fake-portal.ts';
import { ToastRegion } from '#ui/overlay/toast-region.tsx';
import { type LivePage, toLivePage } from '#ui/testing/live-page.ts';
import { showPage } from '#ui/testing/show-page.tsx';
import { StaffProvider } from '../staff.ts';

interface Scene {
  readonly answers?: Answers;
  readonly role?: StaffRole;
  readonly at?: string;
  readonly kind?: ExampleKind;
}

/** Renders a console screen for a member of staff against an API that answers with the contract's examples. */
export async function showScreen(
  edition: Edition,
  screen: ReactNode,
  { answers, role = 'admin', at = '/console/desk/screen', kind }: Scene = {},
): Promise<LivePage> {
  const portal = fakePortal(answers, kind);
  const staff = { userId: 1, name: 'demo_desk', role, onSessionLost: () => undefined };
  const page = showPage(
    edition,
    <StaffProvider value={staff}>
      {screen}
      <ToastRegion />
    </StaffProvider>,
    at,
  );
  await portal.settled();
  return toLivePage(page, portal);
}
