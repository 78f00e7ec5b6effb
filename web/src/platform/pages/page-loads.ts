import type { Api } from '@btc/contract/client.ts';

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

/** The loads of the page at an address. */
export function listLoads({ pathname }: URL): readonly (readonly [object, Load])[] {
  return [...loads].filter(([, load]) => load.pathname === pathname);
}

/** Runs the page's loaders, which find the given results. */
export async function reloadWith(
  address: URL,
  results: ReadonlyMap<object, unknown>,
  reload: () => Promise<void>,
): Promise<void> {
  opened = { address: toAddress(address), results };
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
