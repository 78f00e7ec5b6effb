import type { Api } from '@btc/contract/client.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { data, type LoaderFunctionArgs, type ClientLoaderFunctionArgs, type Params } from 'react-router';
import { type Edition, toPathEdition } from '#i18n/edition.ts';
import { forgetAges } from './answer-age.ts';
import { browserApi } from './browser-api.ts';
import { storedToken } from './client-state.ts';
import { isConnectionFault, isTimeout } from './failure-key.ts';
import { forgetServerDocument } from './engines/server-document.ts';
import { apiContext } from './load-context.ts';

/** What a page's query function is given: the calls, the edition and where the page is. */
export interface PageQuery {
  readonly api: Api;
  readonly edition: Edition;
  readonly params: Params;
  readonly url: URL;
  /** On the server, where waiting for one call before the next costs no journey. */
  readonly inProcess?: boolean;
  /** The tab's first page, whose document the server has already served, is asked for again with the reader's token. */
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

/** What `fetch` rejects with where no answer came; null for everything else. */
function connectionIssue(error: unknown): 'networkerror' | 'timeout' | null {
  if (isTimeout(error)) return 'timeout';
  return isConnectionFault(error) ? 'networkerror' : null;
}

/** The server half of a page: the query runs in-process as the signed-out reader. */
export function serverPageLoader<Result>(query: Query<Result>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<Result> => {
    const url = new URL(request.url);
    const api = context.get(apiContext);
    return run(query, { api, edition: toPathEdition(url.pathname), params, url, inProcess: true });
  };
}

/**
 * The browser half: over HTTP with the reader's token on every navigation. On the first load the document's own data
 * is used when nobody is signed in; a signed-in reader's page asks again, because documents are the signed-out page.
 */
export function clientPageLoader<Result>(query: Query<Result>) {
  const load = async ({ params, request, serverLoader }: ClientLoaderFunctionArgs): Promise<Result> => {
    forgetAges();
    const afterDocument = request.url === documentAddress;
    if (afterDocument && storedToken() === null) return (await serverLoader()) as Result; // the server ran the same query
    const url = new URL(request.url);
    return run(query, { api: browserApi(), edition: toPathEdition(url.pathname), params, url, afterDocument });
  };
  return Object.assign(load, { hydrate: true as const });
}

/** The page whose document this tab has loaded; null once another has been shown. */
let documentAddress = typeof location === 'undefined' ? null : location.href.replace(/#.*/, '');

/** Called when another page is shown: from then on every page asks over HTTP, and the document's age is of no matter. */
export function endFirstDocument(): void {
  documentAddress = null;
  forgetServerDocument();
  // What server/src/platform/pages/stand-in.ts put there.
  document.querySelector('page-age')?.remove();
}
