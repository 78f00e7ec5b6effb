import { findQueryEdition } from '@btc/contract/site/public-paths.ts';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { defaultEdition, type Edition } from '#i18n/edition.ts';
import { nonceContext, routeContext } from '#platform/load-context.ts';
import { isPlainHandle, PlainDocumentProvider } from '#platform/plain-document.ts';
import { RenderNonceProvider } from '#platform/render-nonce.ts';

// The outer server must use the very copies that this bundle holds.
export { createRequestHandler, RouterContextProvider } from 'react-router';
export { apiContext, nonceContext, nowContext, routeContext, settingsContext } from '#platform/load-context.ts';

/** The edition that a plain page's data says it is in; what failed before it had any is in the one that was asked for. */
function plainEdition(data: unknown, url: string): Edition {
  const said = typeof data === 'object' && data !== null && 'edition' in data ? data.edition : null;
  return said === 'cn' || said === 'en' ? said : (findQueryEdition(new URL(url).search) ?? defaultEdition);
}

/** Null for the pages that go on living in the browser. */
function toPlainDocument({ staticHandlerContext: { matches, loaderData } }: EntryContext, url: string) {
  const route = matches.at(-1)?.route;
  if (route === undefined || !isPlainHandle(route.handle)) return null;
  return { edition: plainEdition(loaderData[route.id], url) };
}

/** Renders a whole document, which the outer server caches: nothing of it goes out before all of it is there. */
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

/** Failures reach the outer server's log through the status and the error it is given. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) reportError(error);
}

let reportError: (error: unknown) => void = () => undefined;

/** The outer server says where render failures go. */
export function onRenderError(report: (error: unknown) => void): void {
  reportError = report;
}
