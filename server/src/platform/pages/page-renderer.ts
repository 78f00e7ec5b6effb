import type { Api } from '@btc/contract/client.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { hash, randomUUID } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import { sealDocument } from './own-scripts.ts';
import type { BrowserSettings, PageBuild } from './page-build.ts';
import { contentSecurityPolicy, foreignOrigins, isFramablePath, isStaffPath } from './security-headers.ts';

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly etag: string;
  /** CSP; documents only. */
  readonly policy: string | null;
  readonly isFramable?: boolean;
  /** Console page: neither the server nor browsers cache it. */
  readonly isStaff?: boolean;
  /** A call failed on our side and the page lacks its answer: served, but not cached. */
  readonly isLacking?: boolean;
  /** The database was away or overloaded: an older version of the page is preferable. */
  readonly isOutage?: boolean;
}

export interface PageRendererOptions {
  readonly loadBuild: () => Promise<PageBuild>;
  readonly loadStyles: (routeId: string) => Promise<string>;
  readonly mode: 'production' | 'development';
  readonly publicUrl: string;
  readonly settings: BrowserSettings;
  readonly apiBases: readonly string[];
  readonly libraries?: readonly string[];
  readonly api: Api;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/** Caches the last result by argument, which changes while pages are edited. */
function rememberLast<Given, Made>(make: (given: Given) => Made): (given: Given) => Made {
  let last: { readonly given: Given; readonly made: Made } | undefined;
  return (given) => {
    if (last?.given !== given) last = { given, made: make(given) };
    return last.made;
  };
}

/** The address on the portal's own host, whatever host the request line, or a leading `//`, names. */
export function ownAddress(address: string, publicUrl: string): URL {
  if (address.startsWith('/')) return new URL(publicUrl + address);
  const { pathname, search } = new URL(address);
  return new URL(publicUrl + pathname + search);
}

/** Reports calls that failed on the server side rather than through the request. */
function watchedApi(api: Api, onIssue: (isOutage: boolean) => void): Api {
  return (name, data, call) =>
    api(name, data, call).catch((error: unknown) => {
      if (!isApiError(error) || error.status >= 500) onIssue(isApiError(error) && error.code === 1010);
      throw error;
    });
}

/** Renders a path with query as a signed-out reader of its edition sees it. */
export function createPageRenderer(options: PageRendererOptions) {
  const connectOrigins = foreignOrigins(options.apiBases);
  const scriptOrigins = foreignOrigins(options.libraries ?? []);
  // The handler works out all routes when it is first used.
  const handlerOf = rememberLast((build: PageBuild) => build.entry.module.createRequestHandler(build, options.mode));

  return async (address: string): Promise<RenderedPage> => {
    const build = await options.loadBuild();
    const { module: entry } = build.entry;
    entry.onRenderError(options.report);
    const nonce = randomUUID();
    const context = new entry.RouterContextProvider();
    let isLacking = false;
    let isOutage = false;
    const api = watchedApi(options.api, (wasAway) => {
      isLacking = true;
      isOutage ||= wasAway;
    });
    context.set(entry.apiContext, api);
    context.set(entry.settingsContext, options.settings);
    context.set(entry.nonceContext, nonce);
    context.set(entry.nowContext, options.clock.now());

    const own = ownAddress(address, options.publicUrl);
    const response = await handlerOf(build)(new Request(own), context);
    // What went wrong is told in the portal's own frame, with its forms: nobody may lay those under something else.
    const isFramable = response.status === 200 && isFramablePath(own.pathname);
    const routeId = context.get(entry.routeContext);
    const sealed =
      routeId === null ? null : sealDocument(await response.text(), nonce, await options.loadStyles(routeId));
    const body = sealed === null ? Buffer.from(await response.arrayBuffer()) : Buffer.from(sealed.html);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body,
      etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
      policy: sealed && contentSecurityPolicy({ ...sealed, scriptOrigins, connectOrigins, isFramable }),
      isFramable,
      isStaff: isStaffPath(own.pathname),
      isLacking,
      isOutage,
    };
  };
}

export type RenderPage = ReturnType<typeof createPageRenderer>;
