import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { nonceContext } from '#platform/load-context.ts';
import { RenderNonceProvider } from '#platform/render-nonce.ts';

// The outer server must use the very copies that this bundle holds.
export { createRequestHandler, RouterContextProvider } from 'react-router';
export { apiContext, nonceContext, nowContext, settingsContext } from '#platform/load-context.ts';

const renderTimeoutMs = 10_000;

function renderToText(routerContext: EntryContext, url: string, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => stream.abort(new Error('The page took too long to render')), renderTimeoutMs);
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    sink.on('finish', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks).toString('utf8'));
    });
    const fail = (error: unknown) => {
      clearTimeout(timer);
      reject(error);
    };
    const document = (
      <RenderNonceProvider value={nonce}>
        <ServerRouter context={routerContext} url={url} nonce={nonce} />
      </RenderNonceProvider>
    );
    const stream = renderToPipeableStream(document, {
      nonce,
      onAllReady: () => stream.pipe(sink),
      onShellError: fail,
      onError: fail,
    });
  });
}

/** Renders a whole document; the outer server caches it, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const html = await renderToText(routerContext, request.url, loadContext.get(nonceContext));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
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
