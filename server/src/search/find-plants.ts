import { toPlantPath } from '@btc/contract/plants/plant-paths.ts';
import type { SearchCard } from '@btc/contract/search/search.ts';
import { groupTotalCap } from '@btc/contract/search/search-groups.ts';
import { formatCodeIn } from '@btc/contract/names.ts';
import { registrationStateNames } from '@btc/reference/plants/plant-scopes.ts';
import { plantNumberKeys } from '@btc/reference/plants/plant-numbers.ts';
import {
  findSearchTerms,
  listSuggested,
  presentBrief,
  readState,
  type SearchTerms,
  type SuggestedRecord,
} from '#plants/face.ts';
import { foldName } from './fold-name.ts';
import type { FoundGroup } from './found-group.ts';
import { scoreNames, toFit, toScore } from './match-name.ts';
import type { TypedSearch } from './read-search.ts';
import { formatNote, type SearchWork, toHit } from './search-deps.ts';

interface ScoredPlant {
  readonly plant: SuggestedRecord;
  readonly score: number;
}

function scorePlant(plant: SuggestedRecord, typed: TypedSearch, { keys }: SearchTerms): number {
  if (plant.match !== 'words') {
    const written = [plant.number, plant.listed_number, plant.written].filter((number) => number !== null);
    const own = new Set(written.flatMap((number) => plantNumberKeys(plant.origin, number)));
    const difference = plant.number.length - typed.whole.spelling.length;
    return keys.some((key) => own.has(key)) ? toScore('whole') : toScore('begins', difference);
  }
  const names = [plant.name_cn, plant.name_en, plant.name_local].filter((name) => name !== null);
  const score = scoreNames(
    typed.whole,
    names.map((name) => ({ ...foldName(name), isPart: false })),
  );
  // A whole name of a plant is often that of its place too.
  return Math.max(score ?? toScore('within'), toScore('begins'));
}

export async function findPlants({ db, visitor }: SearchWork, typed: TypedSearch): Promise<readonly ScoredPlant[]> {
  if (typed.week !== null || (typed.topic !== null && typed.topic !== 'plant')) return [];
  const text = typed.topic === 'plant' ? typed.rest.words.join(' ') : typed.text;
  const terms = text === '' ? null : await findSearchTerms(db, text);
  if (terms === null) return [];
  const rows = await listSuggested(db, { terms, meat: typed.meat, rights: visitor, count: groupTotalCap + 1 });
  return rows
    .map((plant) => ({ plant, score: scorePlant(plant, typed, terms) }))
    .toSorted((one, other) => one.score - other.score);
}

/** Plant name in the edition's language, else in another; number and origin distinguish it. */
function presentPlant(plant: SuggestedRecord, { visitor }: SearchWork) {
  const { edition } = visitor;
  const brief = presentBrief(plant);
  const [own, other] = edition === 'cn' ? [brief.NameCn, brief.NameEn] : [brief.NameEn, brief.NameCn];
  const origin = edition === 'cn' ? brief.OriginCn : brief.OriginEn;
  return {
    Name: own ?? brief.NameLocal ?? other ?? brief.Code,
    Note: formatNote(brief.PlantNo, origin),
    Path: toPlantPath(edition, brief.PlantID),
    Demo: brief.Demo,
    PlantNo: brief.PlantNo,
    Meats: brief.Meats,
  };
}

export function presentPlantGroup(work: SearchWork, found: readonly ScoredPlant[]): FoundGroup {
  return {
    kind: 'plant',
    total: found.length,
    found: found.map(({ plant, score }) => {
      const { Name, Note, Path, Demo } = presentPlant(plant, work);
      const state = formatCodeIn(work.visitor.edition, registrationStateNames, readState(plant.state));
      return { score, hit: toHit({ Name, Note: formatNote(Note, state), Path, Demo }) };
    }),
  };
}

/** True where several plants have the number: each country assigns its own. */
function isNumberShared([first, ...others]: readonly ScoredPlant[]): boolean {
  if (first === undefined || first.plant.match === 'words') return false;
  return others.some(({ plant, score }) => plant.match !== 'words' && toFit(score) === toFit(first.score));
}

/** Card of the typed plant with its registration state; null for a number that several plants have. */
export function presentPlantCard(
  work: SearchWork,
  found: readonly ScoredPlant[],
): Extract<SearchCard, { Kind: 'plant' }> | null {
  const [first] = found;
  if (first === undefined || !['whole', 'begins'].includes(toFit(first.score)) || isNumberShared(found)) return null;
  const [State, Date] = [readState(first.plant.state), work.visitor.today];
  return { Kind: 'plant', ...presentPlant(first.plant, work), State, Date };
}
