import { toMerchantPath } from '@btc/contract/directory/directory-paths.ts';
import { getView } from '@btc/contract/trade/views.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { findProvince } from '@btc/reference/places/provinces.ts';
import { typedQuery } from '#platform/search/typed-query.ts';
import { countMerchants, listMerchants } from '#directory/face.ts';
import { areNamesHidden, comparedSpelling, listNobodies } from '#trade/face.ts';
import { type CompanyRow, listCompanyNames } from './company-search.queries.ts';
import { type FoldedName, foldName } from './fold-name.ts';
import type { Found, FoundGroup } from './found-group.ts';
import { type EntryName, scoreNames, toScore } from './match-name.ts';
import type { TypedSearch } from './read-search.ts';
import { maxGroupRows } from '@btc/contract/search/search-groups.ts';
import { formatNote, type SearchWork, toHit } from './search-deps.ts';
import { toViewPath } from './search-entries.ts';

interface HeldCompany {
  readonly company: CompanyRow;
  readonly names: readonly EntryName[];
}

const bytesOfCompany = 600;

/** Folds a company name for comparison; its legal form counts the same in full or abbreviated. */
function foldCompany(name: string): FoldedName {
  return { spelling: comparedSpelling(name), words: foldName(name).words };
}

function holdCompanies({ db, cache }: SearchWork): Promise<readonly HeldCompany[]> {
  const read = async () => {
    const [rows, nobodies] = [await listCompanyNames(db), new Set(await listNobodies(db))];
    const companies = rows.filter((row) => !nobodies.has(toCode(row)));
    return companies.map((company) => {
      const names = [company.name_cn, company.name_en, ...company.spellings].filter((name) => name !== null);
      return { company, names: [...new Set(names)].map((name) => ({ ...foldCompany(name), isPart: false })) };
    });
  };
  return cache.get('SearchPortal companies', read, { weigh: (companies) => companies.length * bytesOfCompany });
}

function toCode({ id, kind }: Pick<CompanyRow, 'id' | 'kind'>): string {
  return `${kind === 'importer' ? 'I' : 'E'}${id}`;
}

function presentCompany(
  { id, kind, name_cn: cn, name_en: en, origin, province, is_demo }: CompanyRow,
  work: SearchWork,
) {
  const { edition } = work.visitor;
  const isImporter = kind === 'importer';
  const view = getView(isImporter ? 'beef-five' : 'beef-seven');
  const place = isImporter ? findProvince(province ?? '') : findOrigin(origin ?? '');
  const [own, other] = edition === 'cn' ? [cn, en] : [en, cn];
  const code = toCode({ id, kind });
  return toHit({
    Name: own ?? other ?? code,
    Note: formatNote(own === null ? null : other, edition === 'cn' ? place?.nameCn : place?.nameEn),
    Path: `${toViewPath(edition, view)}&company=${code}`,
    Demo: is_demo,
  });
}

/** Companies by any spelling, for readers who see company names in the data. */
async function findOfFacts(work: SearchWork, typed: TypedSearch): Promise<readonly Found[]> {
  if (areNamesHidden('Data', work.visitor)) return [];
  const folded = foldCompany(typed.text);
  return (await holdCompanies(work)).flatMap(({ company, names }) => {
    const score = scoreNames(folded, names);
    return score === null ? [] : [{ score, hit: presentCompany(company, work) }];
  });
}

async function findMerchants({ db, visitor }: SearchWork, typed: TypedSearch) {
  const words = visitor.edition === 'cn' ? typedQuery(typed.text) : null;
  if (words === null) return { found: [], total: 0 };
  const [rows, total] = await Promise.all([
    listMerchants(db, { words }, { limit: maxGroupRows, offset: 0 }),
    countMerchants(db, { words }),
  ]);
  const found = rows.map((row) => {
    const names = [row.name, row.name_en].filter((name) => name !== null);
    const score = scoreNames(
      typed.whole,
      names.map((name) => ({ ...foldName(name), isPart: false })),
    );
    const hit = toHit({ Name: row.name, Note: formatNote(row.city), Path: toMerchantPath(row.id), Demo: row.is_demo });
    return { score: score ?? toScore('within'), hit };
  });
  return { found, total };
}

export async function findCompanies(work: SearchWork, typed: TypedSearch): Promise<FoundGroup> {
  if (typed.week !== null || typed.topic !== null) return { kind: 'company', found: [], total: 0 };
  const [ofFacts, merchants] = await Promise.all([findOfFacts(work, typed), findMerchants(work, typed)]);
  return { kind: 'company', found: [...ofFacts, ...merchants.found], total: ofFacts.length + merchants.total };
}
