import type { Api } from '@btc/contract/client.ts';
import type { OperationName } from '@btc/contract/operations.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { listLoads, reloadWith } from './page-loads.ts';

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
  const toSpending = (api: Api) => spendOn(calls, api, failures);
  const results = await Promise.all(
    listLoads(address).map(async ([query, { repeat }]) => [query, await repeat(address, toSpending)] as const),
  );
  if (failures.length > 0) throw failures[0];
  await reloadWith(address, new Map(results), reload);
}
