import { readSourceStatus } from '@btc/contract/data/source-status.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';

/** Source status, as in `/data/v1/status`. */
export async function loadStatus({ api, edition }: PageQuery) {
  return { sources: await readSourceStatus(api, edition === 'en') };
}
