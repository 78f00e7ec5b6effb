import type { DifferenceKind, PlantChange, PlantListForm, PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import { plantNumberKey } from '@btc/reference/plants/plant-numbers.ts';
import { newSides, type Sides, toText } from './difference-sides.ts';
import type { NamedPlant, PlantReading } from './plant-reading.ts';

export interface PlantFacts {
  readonly id: number;
  readonly origin: string;
  readonly number: string;
  readonly listedNumber: string | null;
  readonly ciferNumber: string | null;
  readonly nameCn: string | null;
  readonly nameEn: string | null;
  readonly nameLocal: string | null;
  readonly provinceCn: string | null;
  readonly provinceEn: string | null;
  readonly cityCn: string | null;
  readonly cityEn: string | null;
  readonly meats: readonly string[];
  readonly types: readonly string[];
  readonly products: readonly string[];
  readonly offalCuts: readonly string[];
  readonly approvedOn: string | null;
  readonly validTo: string | null;
  readonly state: string;
  readonly foreignDirectory: string | null;
}

export interface Difference {
  readonly kind: DifferenceKind;
  readonly reading: PlantReading | null;
  readonly plant: PlantFacts | null;
  readonly before: Sides;
  readonly after: Sides;
  /** The event that a commit adds; null for none. */
  readonly change: PlantChange | null;
}

const inForce: ReadonlySet<string> = new Set(['active', 'suspended']);

const detailFields = [
  'nameCn',
  'nameEn',
  'nameLocal',
  'provinceCn',
  'provinceEn',
  'cityCn',
  'cityEn',
  'ciferNumber',
  'approvedOn',
  'validTo',
] as const;
const scopeFields = ['products', 'offalCuts', 'types', 'meats'] as const;

type ComparedField = (typeof detailFields)[number] | (typeof scopeFields)[number];

interface Matched {
  readonly plant: PlantFacts;
  readonly reading: PlantReading;
  /** Meats that the list covers: other meats of a plant belong to other lists. */
  readonly meats: readonly PlantMeat[];
}

/** Most values are written alike and need no sorting for the comparison. */
function isAlike(one: string | readonly string[] | null, other: string | readonly string[]): boolean {
  if (one === other) return true;
  if (one === null || typeof one === 'string' || typeof other === 'string') return false;
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

/** Differing fields, before and after; a value the file leaves out is no difference. */
function differing(fields: readonly ComparedField[], { plant, reading, meats }: Matched) {
  const changed = fields.flatMap((field) => {
    const listed = reading[field];
    if (listed === null) return [];
    const had = field === 'meats' ? plant.meats.filter((meat) => meats.some((one) => one === meat)) : plant[field];
    if (isAlike(had, listed)) return [];
    const [before, after] = [toText(had), toText(listed)];
    return before === after ? [] : [{ field: `${field.slice(0, 1).toUpperCase()}${field.slice(1)}`, before, after }];
  });
  if (changed.length === 0) return null;
  return {
    before: Object.fromEntries(changed.map(({ field, before }) => [field, before])),
    after: Object.fromEntries(changed.map(({ field, after }) => [field, after])),
  };
}

/** The change from a plant's present state to that in the list; null for none. */
function stateChange(state: string, listed: 'active' | 'suspended' | null): PlantChange | null {
  if (state === 'cancelled' || state === 'unlisted') return 'NEW';
  if (state === 'expired') return 'RENEW';
  if (listed === null || listed === state) return null;
  return listed === 'suspended' ? 'SUSP_CN' : 'REGAIN';
}

function newNumber(plant: PlantFacts, reading: PlantReading): boolean {
  return plantNumberKey(plant.origin, plant.number) !== plantNumberKey(reading.origin, reading.number);
}

const detailEvents = (after: Sides): PlantChange | null => {
  const names = Object.keys(after).some((field) => /^(?:Name|Province|City)/.test(field));
  if (names) return 'INFO';
  return 'ValidTo' in after ? 'RENEW' : null;
};

function compareLine(form: PlantListForm, matched: Matched): readonly Difference[] {
  const { plant, reading } = matched;
  const about = { plant, reading };
  const isChinaList = form === 'approvedList';
  const differences: Difference[] = [];
  if (newNumber(plant, reading)) {
    const [before, after] = [{ PlantNo: plant.listedNumber ?? plant.number }, { PlantNo: reading.listedNumber }];
    differences.push({ kind: 'renumbered', ...about, before, after, change: 'RENUM' });
  }
  const change = isChinaList ? stateChange(plant.state, reading.state) : null;
  if (change !== null) {
    const after = { State: reading.state ?? 'active' };
    differences.push({ kind: 'status', ...about, before: { State: plant.state }, after, change });
    // Registered anew and suspended at once: the registration alone would leave it active.
    if (reading.state === 'suspended' && change !== 'SUSP_CN') {
      differences.push({ kind: 'status', ...about, before: { State: 'active' }, after, change: 'SUSP_CN' });
    }
  }
  const scope = differing(isChinaList ? scopeFields : ['types'], matched);
  if (scope !== null) differences.push({ kind: 'scope', ...about, ...scope, change: isChinaList ? 'SCOPE' : null });
  const details = differing(detailFields, matched);
  if (details !== null) {
    differences.push({
      kind: 'details',
      ...about,
      ...details,
      change: isChinaList ? detailEvents(details.after) : null,
    });
  }
  return differences.length > 0 ? differences : [{ kind: 'same', ...about, before: {}, after: {}, change: null }];
}

class Records {
  readonly #byNumber = new Map<string, PlantFacts>();
  readonly #byCifer = new Map<string, PlantFacts>();

  constructor(records: readonly PlantFacts[]) {
    for (const plant of records) {
      this.#byNumber.set(`${plant.origin} ${plantNumberKey(plant.origin, plant.number)}`, plant);
      if (plant.ciferNumber !== null) this.#byCifer.set(plant.ciferNumber, plant);
    }
  }

  /** By number, else by the former number in the line, else by the China customs registration number. */
  find({ origin, number, oldNumber, ciferNumber }: NamedPlant): PlantFacts | undefined {
    const numbered = (text: string) => this.#byNumber.get(`${origin} ${plantNumberKey(origin, text)}`);
    return (
      numbered(number) ??
      (oldNumber === null ? undefined : numbered(oldNumber)) ??
      (ciferNumber === null ? undefined : this.#byCifer.get(ciferNumber))
    );
  }
}

/** A plant missing from the list is removed, or only loses this meat where it makes another too. */
function missed(form: PlantListForm, plant: PlantFacts, meats: readonly PlantMeat[]): Difference {
  const left = plant.meats.filter((meat) => !meats.some((one) => one === meat));
  const isChinaList = form === 'approvedList';
  if (isChinaList && left.length > 0) {
    const [before, after] = [{ Meats: toText(plant.meats) }, { Meats: toText(left) }];
    return { kind: 'scope', reading: null, plant, before, after, change: 'SCOPE' };
  }
  return {
    kind: 'gone',
    reading: null,
    plant,
    before: { State: plant.state },
    after: {},
    change: isChinaList ? 'CANCEL' : null,
  };
}

function union<Code extends string>(
  one: readonly Code[] | null,
  other: readonly Code[] | null,
): readonly Code[] | null {
  return one === null || other === null ? (one ?? other) : [...new Set([...one, ...other])];
}

/** A list may have one line per meat for a plant: they are merged. */
function mergeMeats(readings: readonly PlantReading[]): readonly PlantReading[] {
  const merged = new Map<string, PlantReading>();
  for (const reading of readings) {
    const key = `${reading.origin} ${plantNumberKey(reading.origin, reading.number)}`;
    const first = merged.get(key);
    merged.set(
      key,
      first === undefined
        ? reading
        : {
            ...first,
            meats: union(first.meats, reading.meats) ?? [],
            types: union(first.types, reading.types),
            products: union(first.products, reading.products),
            offalCuts: union(first.offalCuts, reading.offalCuts),
          },
    );
  }
  return [...merged.values()];
}

export interface Comparison {
  readonly form: PlantListForm;
  readonly readings: readonly PlantReading[];
  /** Plants on unreadable lines: all that is known is that they are still listed. */
  readonly unread: readonly NamedPlant[];
  /** All plants of the list's origins, without demonstration plants. */
  readonly records: readonly PlantFacts[];
  readonly meats: readonly PlantMeat[];
}

/** At least one difference for each line, and one for each plant that the list lacks. */
export function compareList({ form, readings, unread, records, meats }: Comparison): readonly Difference[] {
  const known = new Records(records);
  const seen = new Set<number>();
  const differences = mergeMeats(readings).flatMap((reading): readonly Difference[] => {
    const plant = known.find(reading);
    if (plant === undefined || seen.has(plant.id)) {
      const change = form === 'approvedList' ? 'NEW' : null;
      return [{ kind: 'new', reading, plant: null, before: {}, after: newSides(form, reading), change }];
    }
    seen.add(plant.id);
    return compareLine(form, { plant, reading, meats });
  });
  for (const named of unread) {
    const plant = known.find(named);
    if (plant !== undefined) seen.add(plant.id);
  }
  const isMissed = (plant: PlantFacts): boolean =>
    form === 'approvedList'
      ? inForce.has(plant.state)
      : plant.foreignDirectory === 'fsis' && plant.state === 'unlisted';
  const gone = records
    .filter((plant) => !seen.has(plant.id) && isMissed(plant) && meats.some((meat) => plant.meats.includes(meat)))
    .map((plant) => missed(form, plant, meats));
  return [...differences, ...gone];
}
