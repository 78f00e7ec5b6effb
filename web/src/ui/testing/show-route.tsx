import { type ComponentType, createElement } from 'react';
import { type LoaderFunction, RouterContextProvider } from 'react-router';
import { EditionProvider, toPathEdition } from '#i18n/edition.ts';
import { browserApi } from '#platform/browser-api.ts';
import { apiContext, nowContext, settingsContext } from '#platform/answers/load-context.ts';
import type { ExampleKind } from '#platform/testing/contract-example.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { fakePortal } from '#platform/testing/fake-portal.ts';
import { settingsExample } from '#platform/testing/site-settings.fixture.ts';
import { ToastRegion } from '../overlay/toast-region.tsx';
import { type LivePage, toLivePage } from './live-page.ts';
import { showRoutes } from './show-page.tsx';

export interface PageModule {
  readonly default: ComponentType;
  readonly loader?: LoaderFunction;
}

interface Scene {
  readonly path?: string;
  readonly answers?: Answers;
  readonly kind?: ExampleKind;
}

/** Loads and renders a page with toasts, settled, against an API that answers with the contract's examples. */
export async function showRoute(
  module: PageModule,
  at: string,
  { path = '*', answers, kind }: Scene = {},
): Promise<LivePage> {
  const portal = fakePortal(answers, kind);
  const { loader, default: Page } = module;
  const element = (
    <EditionProvider edition={toPathEdition(at)}>
      {createElement(Page)}
      <ToastRegion />
    </EditionProvider>
  );
  const page = showRoutes([{ id: 'page', path, element, ...(loader && { loader }) }], at, () => {
    const context = new RouterContextProvider();
    context.set(apiContext, browserApi());
    context.set(settingsContext, settingsExample);
    context.set(nowContext, new Date('2026-11-20T04:00:00Z'));
    return context;
  });
  await portal.settled();
  return toLivePage(page, portal);
}
