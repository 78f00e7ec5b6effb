import type { SearchCard } from '@btc/contract/search/search.ts';
import { findUseSource, toShownDuty } from '#safeguard/face.ts';
import { strangersRights } from '#platform/search/search-rights.ts';
import { readQuotaDesk } from '#trade/face.ts';
import type { SearchEntry } from './search-entries.ts';
import type { SearchWork } from './search-deps.ts';

/** Quota use and today's duty, as on the quota desk. */
export async function readQuotaCard(
  work: SearchWork,
  entry: SearchEntry,
): Promise<Extract<SearchCard, { Kind: 'quota' }> | null> {
  const { cache, visitor } = work;
  const { edition, today } = visitor;
  // The card has nothing that is locked: it is read as strangers see it, and is everybody's.
  const { rows, isDemo } = await cache.get(`SearchPortal quotas ${today}`, async () => {
    const { Rows, Dict } = await readQuotaDesk(work, { ...visitor, ...strangersRights });
    return { rows: Rows, isDemo: Dict.Demo };
  });
  const line = rows.find(({ Code }) => Code === entry.code);
  const Path = entry.path[edition];
  if (line === undefined || Path === null) return null;
  return {
    Kind: 'quota',
    Name: entry.name[edition],
    Note: findUseSource(line)?.[edition] ?? null,
    Path,
    Demo: isDemo,
    Year: line.Year,
    Quota: line.Quota,
    UsedPercent: line.UsedPercent,
    UsedOn: line.Counts?.Last?.Day ?? null,
    Duty: toShownDuty(line),
    Date: line.Today,
  };
}
