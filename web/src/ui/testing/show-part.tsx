import type { ReactNode } from 'react';
import type { Edition } from '#i18n/edition.ts';
import { type Answers } from '#platform/testing/fake-api.ts';
import { fakePortal } from '#platform/testing/fake-portal.ts';
import { ToastRegion } from '../overlay/toast-region.tsx';
import { type LivePage, toLivePage } from './live-page.ts';
import { showPage } from './show-page.tsx';

/** Renders part of a page with toasts, settled, against an API that answers with the contract's examples. */
export async function showPart(
  edition: Edition,
  part: ReactNode,
  { answers, at }: { readonly answers?: Answers; readonly at?: string } = {},
): Promise<LivePage> {
  const portal = fakePortal(answers);
  const page = showPage(
    edition,
    <>
      {part}
      <ToastRegion />
    </>,
    at,
  );
  await portal.settled();
  return toLivePage(page, portal);
}
