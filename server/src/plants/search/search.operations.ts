import { createHash } from 'node:crypto';
import { plantsOperations as contract } from '@btc/contract/plants/plants.operations.ts';
import type { SearchMatch } from '@btc/contract/plants/plant-codes.ts';
import { dayMs } from '@btc/contract/time.ts';
import { type BoundOperation, bind, type Caller } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import { countPersons } from '#platform/cache/touched-rooms.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { toNetwork } from '#platform/limits/network-address.ts';
import { searchWords } from '#platform/search/search-words.ts';
import { presentBrief } from '../plant.present.ts';
import { readState } from '../plant-codes.parse.ts';
import type { PlantsDeps } from '../plants-deps.ts';
import { deleteOldPlantSearches, insertPlantSearch, listMostSearched, plantExists } from './search-log.queries.ts';
import { findSearchTerms } from './search-terms.ts';
import { listSuggested, type SuggestedRecord } from './suggest.queries.ts';

const mostSearchedDays = 30;
const retentionDays = 90;

/** Pseudonym of a searcher for one day; a network counts as one, as for limits. */
function toSearcher({ user, address }: Caller, now: Date): Buffer {
  const who = user === null ? `network ${toNetwork(address)}` : `account ${user.userId}`;
  return createHash('sha256')
    .update(`${shanghaiDay(now)}\n${who}`)
    .digest();
}

/** Where the words were found: the name, else group or place (for readers who may see them). */
function toSearchMatch(
  { match, name_cn: cn, name_en: en, name_local: local }: SuggestedRecord,
  keyword: string,
): SearchMatch {
  if (match !== 'words') return match;
  const names = new Set([cn, en, local].flatMap((name) => (name === null ? [] : searchWords(name))));
  const terms = searchWords(keyword);
  return terms.some((word) => [...names].some((name) => name.startsWith(word))) ? 'name' : 'place';
}

export async function cleanUpPlantSearches({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  await deleteOldPlantSearches(db, new Date(clock.now().getTime() - retentionDays * dayMs));
}

export function createSearchOperations({ db, clock }: PlantsDeps): readonly BoundOperation[] {
  return [
    bind(contract.SuggestPlants, async (input, caller) => {
      const terms = await findSearchTerms(db, input.Keyword);
      if (terms === null) return { Rows: [] };
      const rights = toReader(clock, input.isEn, caller);
      const rows = await listSuggested(db, { terms, meat: input.Meat ?? null, rights, count: input.Count });
      return {
        Rows: rows.map((row) => ({
          ...presentBrief(row),
          State: readState(row.state),
          Match: toSearchMatch(row, input.Keyword),
          OldNumber: row.match === 'oldNumber' ? row.written : null,
        })),
      };
    }),
    bind(contract.AddWebPlantSearchInfo, async (input, caller) => {
      const now = clock.now();
      const { PlantID: plantId } = input;
      await insertPlantSearch(db, {
        at: now,
        userId: caller.user?.userId ?? null,
        words: input.Keyword,
        meat: input.Meat,
        resultCount: input.ResultCount,
        plantId: plantId !== undefined && (await plantExists(db, plantId)) ? plantId : null,
        searcher: toSearcher(caller, now),
      });
      return {};
    }),
    bind(contract.GetMostSearchedPlants, async (input) => {
      const now = clock.now();
      const since = new Date(now.getTime() - mostSearchedDays * dayMs);
      const rows = await countPersons(() => listMostSearched(db, { meat: input.Meat, since, limit: input.Count }));
      return {
        Rows: rows.map((row, index) => ({ ...presentBrief(row), State: readState(row.state), Rank: index + 1 })),
        Total: rows.length,
      };
    }),
  ];
}
