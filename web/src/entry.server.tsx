import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { documentContext, nonceContext } from '#platform/load-context.ts';
import { RenderNonceProvider } from '#platform/render-nonce.ts';

// The outer server must use the very copies that this bundle holds.
export { createRequestHandler, RouterContextProvider } from 'react-router';
export { apiContext, documentContext, nonceContext, nowContext, settingsContext } from '#platform/load-context.ts';

/** How React marks a part that it leaves to the browser because it would have to be waited for. */
const leftToBrowser = '<!--$!-->';
const documentEnd = '</body></html>';

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** Hands the loaders' data to the browser, as the router's own streaming does it; `<` could end the script. */
function dataScript(data: string, nonce: string): string {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
}

/** The page's own routes of the manifest: the router would work out all of the others too, for every page. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext, serverHandoffStream: _, ...rest } = context;
  const own = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const route = manifest.routes[id];
    return route === undefined ? [] : [[id, route] as const];
  });
  return { ...rest, staticHandlerContext, manifest: { ...manifest, routes: Object.fromEntries(own) } };
}

/** All data is there before the rendering starts, so nothing is streamed or waited for: half the work. */
function renderDocument(context: EntryContext, url: string, nonce: string): string {
  const html = renderToString(
    <RenderNonceProvider value={nonce}>
      <ServerRouter context={withOwnRoutes(context)} url={url} nonce={nonce} />
    </RenderNonceProvider>,
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
  const html = renderDocument(routerContext, request.url, nonce);
  const end = html.lastIndexOf(documentEnd);
  loadContext.set(documentContext, html.slice(0, end) + dataScript(data, nonce) + html.slice(end));
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
