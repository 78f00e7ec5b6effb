import { readSourceStatus } from '@btc/contract/data/source-status.ts';
import type { PageQuery } from '#platform/page-query.ts';

/** How fresh the sources are, as the door says it at `/data/v1/status`. */
export async function loadStatus({ api, edition }: PageQuery) {
  return { sources: await readSourceStatus(api, edition === 'en') };
}
