import { editionOfQuery } from '@btc/contract/site/public-paths.ts';
import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { defaultEdition, type Edition } from '#i18n/edition.ts';
import { type KeptParts, KeptPartsProvider } from '#platform/kept-part.tsx';
import { documentContext, keptPartsContext, nonceContext, routeContext } from '#platform/load-context.ts';
import { isPlainHandle, type PlainDocument, PlainDocumentProvider } from '#platform/plain-document.ts';
import { RenderNonceProvider } from '#platform/render-nonce.ts';

// The outer server must use the very copies that this bundle holds.
export { createRequestHandler, RouterContextProvider } from 'react-router';
export {
  apiContext,
  documentContext,
  keptPartsContext,
  nonceContext,
  nowContext,
  routeContext,
  settingsContext,
} from '#platform/load-context.ts';

/** How React marks a part that it leaves to the browser because it would have to be waited for. */
const leftToBrowser = '<!--$!-->';
const documentEnd = '</body></html>';
/** Rendering into a string leaves it out, and without it browsers keep to the rules of the last century. */
const doctype = '<!DOCTYPE html>';

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

const dataElementId = 'btc-page-data';
/** The same on every page, so that the policy allows it by one hash. */
const dataStarter = `{const controller=window.__reactRouterContext.streamController;controller.enqueue(document.getElementById('${dataElementId}').textContent);controller.close()}`;

/**
 * Hands the loaders' data to the browser, as the router's own streaming does it, but as a data block: it is JSON, in
 * whose strings `<` could end the element.
 */
function dataElements(data: string, nonce: string): string {
  const block = `<script type="application/json" id="${dataElementId}">${data.replaceAll('<', String.raw`\u003c`)}</script>`;
  return `${block}<script nonce="${nonce}">${dataStarter}</script>`;
}

/** It would look for the pages above this one, to name their routes too: those that are linked to follow as data. */
const matchNothing = () => null;

/** The page's own routes of the manifest: the router would work out all of the others too, for every page. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext, serverHandoffStream: _, ...rest } = context;
  const own = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const route = manifest.routes[id];
    return route === undefined ? [] : [[id, route] as const];
  });
  return {
    ...rest,
    staticHandlerContext: { ...staticHandlerContext, _match: matchNothing },
    manifest: { ...manifest, routes: Object.fromEntries(own) },
  };
}

interface Given {
  readonly nonce: string;
  readonly plain: PlainDocument | null;
  readonly parts: KeptParts | null;
}

/** The edition that a plain page's data says it is in; what failed before it had any is in the one that was asked for. */
function plainEdition(data: unknown, url: string): Edition {
  const said = typeof data === 'object' && data !== null && 'edition' in data ? data.edition : null;
  return said === 'cn' || said === 'en' ? said : (editionOfQuery(new URL(url).search) ?? defaultEdition);
}

/** Null for the pages that go on living in the browser. */
function plainDocumentOf({ staticHandlerContext: { matches, loaderData } }: EntryContext, url: string) {
  const route = matches.at(-1)?.route;
  if (route === undefined || !isPlainHandle(route.handle)) return null;
  return { edition: plainEdition(loaderData[route.id], url) };
}

/** All data is there before the rendering starts, so nothing is streamed or waited for: half the work. */
function renderDocument(context: EntryContext, url: string, given: Given): string {
  const { nonce, plain, parts } = given;
  const html = renderToString(
    <PlainDocumentProvider value={plain}>
      <RenderNonceProvider value={nonce}>
        <KeptPartsProvider value={parts}>
          <ServerRouter context={withOwnRoutes(context)} url={url} nonce={nonce} />
        </KeptPartsProvider>
      </RenderNonceProvider>
    </PlainDocumentProvider>,
  );
  if (html.includes(leftToBrowser)) throw new Error('A part of the page waits for something while it is rendered');
  return html;
}

/** Renders a whole document and leaves it in the context; the outer server caches it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  const { serverHandoffStream } = routerContext;
  const data = serverHandoffStream === undefined ? '' : await readText(serverHandoffStream);
  const plain = plainDocumentOf(routerContext, request.url);
  const route = routerContext.staticHandlerContext.matches.at(-1)?.route;
  if (route !== undefined) loadContext.set(routeContext, route.id);
  const kept = loadContext.get(keptPartsContext);
  // A page that failed stands elsewhere in React's tree than the page of its route.
  const parts =
    route === undefined || status !== 200 || kept === null ? null : { nonce, routeId: route.id, has: kept.has };
  const html = renderDocument(routerContext, request.url, { nonce, plain, parts });
  const end = html.lastIndexOf(documentEnd);
  const forBrowser = plain === null ? dataElements(data, nonce) : '';
  loadContext.set(documentContext, doctype + html.slice(0, end) + forBrowser + html.slice(end));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
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
