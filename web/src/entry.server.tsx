import { findQueryEdition } from '@btc/contract/sharing/public-paths.ts';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { defaultEdition, type Edition } from '#i18n/edition.ts';
import { nonceContext, routeContext } from '#platform/answers/load-context.ts';
import { isPlainHandle, PlainDocumentProvider } from '#platform/pages/plain-document.ts';
import { RenderNonceProvider } from '#platform/pages/render-nonce.ts';

// The outer server must use the very copies that this bundle holds.
export { createRequestHandler, RouterContextProvider } from 'react-router';
export { apiContext, nonceContext, nowContext, routeContext, settingsContext } from '#platform/answers/load-context.ts';

/** The edition in a plain page's data; where loading failed, that of the query, else the default. */
function plainEdition(data: unknown, url: string): Edition {
  const loaded = typeof data === 'object' && data !== null && 'edition' in data ? data.edition : null;
  return loaded === 'cn' || loaded === 'en' ? loaded : (findQueryEdition(new URL(url).search) ?? defaultEdition);
}

/** Null for pages that are hydrated. */
function toPlainDocument({ staticHandlerContext: { matches, loaderData } }: EntryContext, url: string) {
  const route = matches.at(-1)?.route;
  if (route === undefined || !isPlainHandle(route.handle)) return null;
  return { edition: plainEdition(loaderData[route.id], url) };
}

/** Renders a complete document before any of it is sent, as the outer server caches it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  const issues: unknown[] = [];
  const document = await renderToReadableStream(
    <PlainDocumentProvider value={toPlainDocument(routerContext, request.url)}>
      <RenderNonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </RenderNonceProvider>
    </PlainDocumentProvider>,
    // All of it is there when it goes out, so no part needs a script to put it in its place.
    { nonce, progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void issues.push(error) },
  );
  await document.allReady;
  // React would leave the part that failed to the browser.
  if (issues.length > 0) throw issues[0];
  loadContext.set(routeContext, routerContext.staticHandlerContext.matches.at(-1)?.route.id ?? 'root');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(document, { status, headers });
}

/** The outer server logs failures by status and by the error passed to it. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) reportError(error);
}

let reportError: (error: unknown) => void = () => undefined;

/** Set by the outer server, which logs render errors. */
export function onRenderError(report: (error: unknown) => void): void {
  reportError = report;
}
