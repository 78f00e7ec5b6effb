import type { Api } from '@btc/contract/client.ts';
import type { OperationName } from '@btc/contract/operations.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';

/** Of the input of a page's query. */
interface PageInput {
  readonly api: Api;
  readonly url: URL;
  readonly afterDocument?: boolean;
}

interface Load {
  readonly pathname: string;
  readonly repeat: (address: URL, toSpending: (api: Api) => Api) => Promise<unknown>;
}

/** The last load of each query, so that a click can repeat it. */
const loads = new Map<object, Load>();
/** Results of a click, for the loaders that run after it. */
let opened: { readonly address: string; readonly results: ReadonlyMap<object, unknown> } | null = null;
let isNew = false;

function toAddress({ pathname, search }: URL): string {
  return pathname + search;
}

/** Loads by the query, or hands over what a click has opened. */
export async function loadPage<Input extends PageInput, Result>(
  query: (input: Input) => Promise<Result>,
  input: Input,
): Promise<Result> {
  loads.set(query, {
    pathname: input.url.pathname,
    // Its reading was counted when the page was opened.
    repeat: (url, toSpending) => query({ ...input, api: toSpending(input.api), url, afterDocument: true }),
  });
  if (opened?.results.has(query) === true && opened.address === toAddress(input.url)) {
    isNew = true;
    return opened.results.get(query) as Result; // of the same query
  }
  if (opened === null) isNew = false;
  return query(input);
}

function spendOn(calls: readonly OperationName[] | undefined, api: Api, failures: unknown[]): Api {
  const call = async (...[name, data, options]: Parameters<Api>) => {
    const spendsItem = calls?.includes(name) ?? true;
    try {
      return await api(name, data, { ...options, spendsItem });
    } catch (error) {
      // Pages that name their calls show the failure in the place of the answer, where the panel still stands.
      if (calls !== undefined && spendsItem && !(isApiError(error) && error.code === 1008)) failures.push(error);
      throw error;
    }
  };
  return call as Api; // the calls of the given client
}

interface Opening {
  /** Of the page that is shown. */
  readonly address: URL;
  /** Calls that may spend an item; left out, all of the page. */
  readonly calls?: readonly OperationName[] | undefined;
  /** Runs the page's loaders, which find what was opened. */
  readonly reload: () => Promise<void>;
}

/**
 * Repeats the page's queries with an item of the trial. They run before the loaders do: a failure rejects, and the page stays as it
 * is.
 */
export async function openByTrial({ address, calls, reload }: Opening): Promise<void> {
  const failures: unknown[] = [];
  const shown = [...loads].filter(([, { pathname }]) => pathname === address.pathname);
  const toSpending = (api: Api) => spendOn(calls, api, failures);
  const results = await Promise.all(
    shown.map(async ([query, { repeat }]) => [query, await repeat(address, toSpending)] as const),
  );
  if (failures.length > 0) throw failures[0];
  opened = { address: toAddress(address), results: new Map(results) };
  try {
    await reload();
  } finally {
    opened = null;
  }
}

/** True once for what a click has opened. */
export function takeOpened(): boolean {
  const was = isNew;
  isNew = false;
  return was;
}
