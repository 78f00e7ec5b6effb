import type { Api } from '@btc/contract/client.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { data, type LoaderFunctionArgs, type ClientLoaderFunctionArgs, type Params } from 'react-router';
import { type Edition, toPathEdition } from '#i18n/edition.ts';
import { forgetAges } from '../answers/answer-age.ts';
import { browserApi } from '../browser-api.ts';
import { storedToken } from '../client-state.ts';
import { isConnectionFault, isTimeout } from '../failure-key.ts';
import { forgetServerDocument } from '../engines/server-document.ts';
import { apiContext } from '../answers/load-context.ts';
import { loadPage } from './page-loads.ts';

export interface PageQuery {
  readonly api: Api;
  readonly edition: Edition;
  readonly params: Params;
  readonly url: URL;
  /** On the server, where consecutive calls cost no round trip. */
  readonly inProcess?: boolean;
  /** The tab's first page, already served as a document, is queried again with the reader's token. */
  readonly afterDocument?: boolean;
}

type Query<Result> = (query: PageQuery) => Promise<Result>;

/** Turns a failed call into the page's status, so that an unknown article answers 404 and not 500. */
async function run<Result>(query: Query<Result>, input: PageQuery): Promise<Result> {
  try {
    return await query(input);
  } catch (error) {
    if (isApiError(error)) throw data({ code: error.code, key: error.key }, { status: error.status });
    const key = connectionIssue(error);
    throw key === null ? error : data({ key }, { status: 503 });
  }
}

function connectionIssue(error: unknown): 'networkerror' | 'timeout' | null {
  if (isTimeout(error)) return 'timeout';
  return isConnectionFault(error) ? 'networkerror' : null;
}

/** Server loader: the query runs in-process as the signed-out reader. */
export function serverPageLoader<Result>(query: Query<Result>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<Result> => {
    const url = new URL(request.url);
    const api = context.get(apiContext);
    return run(query, { api, edition: toPathEdition(url.pathname), params, url, inProcess: true });
  };
}

/**
 * Browser loader, with the reader's token; the first load reuses the document's data when signed out. `keepShown` fills what
 * could not be loaded anew from what the document shows.
 */
export function clientPageLoader<Result>(query: Query<Result>, keepShown?: (found: Result, shown: Result) => Result) {
  const load = async ({ params, request, serverLoader }: ClientLoaderFunctionArgs): Promise<Result> => {
    forgetAges();
    const afterDocument = request.url === documentAddress;
    const readDocument = async () => (await serverLoader()) as Result; // the server ran the same query
    if (afterDocument && storedToken() === null) return readDocument();
    const url = new URL(request.url);
    const input = { api: browserApi(), edition: toPathEdition(url.pathname), params, url, afterDocument };
    const found = await run((given) => loadPage(query, given), input);
    return afterDocument && keepShown !== undefined ? keepShown(found, await readDocument()) : found;
  };
  return Object.assign(load, { hydrate: true as const });
}

/** Of a page whose parts are null where their call failed: such a part stays as the document shows it. */
export function keepShownParts<Result extends object>(found: Result, shown: Result): Result {
  const isLoaded = ([, value]: readonly [string, unknown]) => value !== null;
  return { ...shown, ...Object.fromEntries(Object.entries(found).filter(isLoaded)) };
}

/** Address of the document that this tab loaded; null once another page has been shown. */
let documentAddress = typeof location === 'undefined' ? null : location.href.replace(/#.*/, '');

/** Called when another page is shown: from then on every page asks over HTTP. */
export function endFirstDocument(): void {
  documentAddress = null;
  forgetServerDocument();
  // What server/src/platform/pages/stale-notice.ts put there.
  document.querySelector('page-age')?.remove();
}
