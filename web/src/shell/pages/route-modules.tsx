import type { MetaArgs } from 'react-router';
import { toPathEdition, withoutEdition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import { loadChunk } from '#platform/pages/load-chunk.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { ErrorPage } from './error-page.tsx';
import { messages } from './pages-messages.ts';

/** Replaces React Router's function, which waits forever or reloads on a failed module: shows an error page instead. */
export async function loadRouteModule(
  route: { readonly id: string; readonly module: string },
  arrived: Record<string, unknown>,
): Promise<unknown> {
  arrived[route.id] ??= await loadRoutePart(route.module);
  return arrived[route.id];
}

/** Loads a route module or its data loader; on failure, a stand-in with an error page. */
export async function loadRoutePart(address: string): Promise<unknown> {
  return loadChunk(() => import(/* @vite-ignore */ address)).catch(makeStandIn);
}

function makeStandIn(error: unknown) {
  return {
    // The router waits for ever for one that is missing.
    clientLoader() {
      throw error;
    },
    meta({ location, matches }: MetaArgs) {
      const edition = toPathEdition(location.pathname);
      const t = pickMessages(edition, messages);
      const [title, description, path] = [t.loadFailed, t.loadFailedText, withoutEdition(location.pathname)];
      return pageMeta({ edition, title, description, path, indexed: false }, toSettings(matches));
    },
    default: () => <ErrorPage isUnloaded />,
  };
}
