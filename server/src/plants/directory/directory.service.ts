import type { LockedDirectoryFilter, PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import type { DirectoryDict, DirectoryQuestion } from '@btc/contract/plants/plant-directory.ts';
import type { PlantRow } from '@btc/contract/plants/plant-row.ts';
import { splitCodes } from '#platform/api/code-list.ts';
import type { Visitor } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#dictionary/face.ts';
import type { SearchRights } from '#platform/search/search-rights.ts';
import { findLockState } from '../plant-locks.ts';
import { presentPlant } from '../plant.present.ts';
import { findSearchTerms } from '../search/search-terms.ts';
import {
  countDirectory,
  facetNames,
  findLatestAnnouncement,
  isDemoRegister,
  listPlants,
  type PlantFilter,
  toOpenFilter,
} from './directory.queries.ts';
import { presentFacets } from './facets.service.ts';

type Filters = Omit<DirectoryQuestion, 'isEn' | 'UserID' | 'Page' | 'PageSize' | 'Sort'>;

function lockedFiltersIn(filters: Filters): readonly LockedDirectoryFilter[] {
  return (['Province', 'Type', 'Product', 'AsOf'] as const).filter((name) => filters[name] !== '');
}

async function toFilter(db: Db, filters: Filters, rights: SearchRights): Promise<PlantFilter> {
  return toOpenFilter({
    meat: filters.Meat,
    terms: filters.Keyword === '' ? null : ((await findSearchTerms(db, filters.Keyword)) ?? 'nothing'),
    rights,
    origins: splitCodes(filters.Origin),
    provinces: splitCodes(filters.Province),
    numbers: splitCodes(filters.PlantNo),
    states: splitCodes(filters.State),
    types: splitCodes(filters.Type),
    products: splitCodes(filters.Product),
    asOf: filters.AsOf === '' ? null : filters.AsOf,
    showsUnlisted: filters.Keyword !== '' || filters.PlantNo !== '' || splitCodes(filters.State).includes('unlisted'),
  });
}

export function wholeDirectory(meat: PlantMeat, rights: SearchRights): PlantFilter {
  return {
    meat,
    terms: null,
    rights,
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

export async function readDirectory(db: Db, question: DirectoryQuestion, reader: Visitor): Promise<DirectoryPage> {
  const locked = findLockState(question.Meat, reader);
  const isOpen = locked === null;
  const filter = await toFilter(db, question, reader);
  const order = {
    sort: question.Sort,
    edition: reader.edition,
    limit: question.PageSize,
    offset: (question.Page - 1) * question.PageSize,
  };
  const [rows, { totals, facets }, updatedOn, dictionary] = await Promise.all([
    listPlants(db, filter, order),
    countDirectory(db, filter, facetNames),
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
