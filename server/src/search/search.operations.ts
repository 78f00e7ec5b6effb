import type { SearchCard } from '@btc/contract/search/search.ts';
import { type SearchGroup, searchGroups } from '@btc/contract/search/search-groups.ts';
import { SearchPortal } from '@btc/contract/search/search.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import { openDictionary } from '#dictionary/face.ts';
import { findNews, findReports } from './find-articles.ts';
import { findCompanies } from './find-companies.ts';
import { findPlants, presentPlantCard, presentPlantGroup } from './find-plants.ts';
import { findSeries, presentSeriesGroup, readPriceCard } from './find-series.ts';
import { type FoundGroup, orderGroups, presentGroup } from './found-group.ts';
import { readQuotaCard } from './quota-card.ts';
import { type RankedEntry, rankEntries } from './rank-entries.ts';
import { readSearch, type TypedSearch } from './read-search.ts';
import { type SearchDeps, type SearchWork, toHit } from './search-deps.ts';
import { getSearchIndex } from './search-entries.ts';

type Answer = { readonly Card: SearchCard | null; readonly Groups: ReturnType<typeof presentGroup>[] };

function presentEntries(ranked: readonly RankedEntry[], { visitor }: SearchWork): readonly FoundGroup[] {
  const { edition } = visitor;
  return searchGroups.map((kind) => {
    const found = ranked.flatMap(({ entry, score }) => {
      const Path = entry.path[edition];
      if (entry.group !== kind || Path === null) return [];
      const Locked = entry.module !== null && visitor.findLockState(entry.module) !== null;
      return [{ score, hit: toHit({ Name: entry.name[edition], Note: entry.note[edition], Path, Locked }) }];
    });
    return { kind, found, total: found.length };
  });
}

async function search(work: SearchWork, typed: TypedSearch, ranked: readonly RankedEntry[]): Promise<Answer> {
  const ofGroup = (group: SearchGroup) => ranked.filter(({ entry }) => entry.group === group);
  const [series, plants, companies, news, reports] = await Promise.all([
    findSeries(work, typed, ofGroup('cut')),
    findPlants(work, typed),
    findCompanies(work, typed),
    findNews(work, typed),
    findReports(work, typed),
  ]);
  const groups = orderGroups([
    ...presentEntries(ranked, work),
    presentSeriesGroup(work, series),
    presentPlantGroup(work, plants),
    companies,
    news,
    reports,
  ]);
  const readCard = async (): Promise<SearchCard | null> => {
    switch (groups[0]?.kind) {
      case 'cut':
      case 'price':
        return readPriceCard(work, series);
      case 'plant':
        return presentPlantCard(work, plants);
      case 'quota': {
        const [first] = ofGroup('quota');
        return first === undefined ? null : readQuotaCard(work, first.entry);
      }
      default:
        return null;
    }
  };
  return { Card: await readCard(), Groups: groups.map(presentGroup) };
}

export function createPortalSearchOperations(deps: SearchDeps): readonly BoundOperation[] {
  return [
    bind(SearchPortal, async ({ Keyword, isEn }, caller, cache) => {
      const dictionary = await openDictionary(deps.db);
      const index = getSearchIndex(dictionary);
      const typed = readSearch(Keyword, index.origins);
      const work = { ...deps, cache, dictionary, visitor: toReader(deps.clock, isEn, caller) };
      return search(work, typed, rankEntries(index.entries, typed));
    }),
  ];
}
