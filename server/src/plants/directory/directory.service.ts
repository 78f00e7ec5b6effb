import type { LockedDirectoryFilter, PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import type { DirectoryDict, DirectoryQuestion } from '@btc/contract/plants/plant-directory.ts';
import type { PlantRow } from '@btc/contract/plants/plant-row.ts';
import { splitCodes } from '#platform/api/code-list.ts';
import type { Visitor } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#platform/dictionary/open-dictionary.ts';
import { findLockState } from '../plant-locks.ts';
import { presentPlant } from '../plant.present.ts';
import { findSearchTerms } from '../search/search-terms.ts';
import {
  countDirectory,
  findLatestAnnouncement,
  isDemoRegister,
  listPlants,
  type PlantFilter,
} from './directory.queries.ts';
import { openFacets, presentFacets } from './facets.service.ts';

type Filters = Omit<DirectoryQuestion, 'isEn' | 'UserID' | 'Page' | 'PageSize' | 'Sort'>;

/** Which of the filters that need the module were given. */
function lockedFiltersIn(filters: Filters): readonly LockedDirectoryFilter[] {
  return (['Province', 'Type', 'Product', 'AsOf'] as const).filter((name) => filters[name] !== '');
}

/** The filter that a question stands for; what a lock takes away is left out. */
async function toFilter(db: Db, filters: Filters, isOpen: boolean): Promise<PlantFilter> {
  const whenOpen = (text: string): readonly string[] => (isOpen ? splitCodes(text) : []);
  return {
    meat: filters.Meat,
    terms: filters.Keyword === '' ? null : ((await findSearchTerms(db, filters.Keyword)) ?? 'nothing'),
    isOpen,
    origins: splitCodes(filters.Origin),
    provinces: whenOpen(filters.Province),
    numbers: splitCodes(filters.PlantNo),
    states: splitCodes(filters.State),
    types: whenOpen(filters.Type),
    products: whenOpen(filters.Product),
    asOf: isOpen && filters.AsOf !== '' ? filters.AsOf : null,
    showsUnlisted: filters.Keyword !== '' || filters.PlantNo !== '' || splitCodes(filters.State).includes('unlisted'),
  };
}

/** Every plant of a meat, as far as a reader may filter. */
export function wholeDirectory(meat: PlantMeat, isOpen: boolean): PlantFilter {
  return {
    meat,
    terms: null,
    isOpen,
    origins: [],
    provinces: [],
    numbers: [],
    states: [],
    types: [],
    products: [],
    asOf: null,
    showsUnlisted: false,
  };
}

interface DirectoryPage {
  readonly Rows: PlantRow[];
  readonly Total: number;
  readonly Dict: DirectoryDict;
}

/** A page of the directory with its facets. */
export async function readDirectory(db: Db, question: DirectoryQuestion, reader: Visitor): Promise<DirectoryPage> {
  const locked = findLockState(question.Meat, reader);
  const isOpen = locked === null;
  const filter = await toFilter(db, question, isOpen);
  // Since when a state holds is locked, and so is the order by it.
  const sort = question.Sort === 'since' && !isOpen ? 'number' : question.Sort;
  const order = {
    sort,
    edition: reader.edition,
    limit: question.PageSize,
    offset: (question.Page - 1) * question.PageSize,
  };
  const [rows, { totals, facets }, updatedOn, dictionary] = await Promise.all([
    listPlants(db, filter, order),
    countDirectory(db, filter, openFacets(isOpen)),
    findLatestAnnouncement(db, question.Meat, reader.today),
    openDictionary(db),
  ]);
  return {
    Rows: rows.map((row) => presentPlant(row, { isLocked: !isOpen, dictionary })),
    Total: totals.total,
    Dict: {
      Meat: question.Meat,
      Locked: locked,
      LockedFilters: isOpen ? [] : [...lockedFiltersIn(question)],
      AsOf: filter.asOf ?? reader.today,
      UpdatedOn: updatedOn,
      Demo: totals.total === 0 ? await isDemoRegister(db, filter) : totals.demo > 0,
      Facets: presentFacets(facets),
    },
  };
}
