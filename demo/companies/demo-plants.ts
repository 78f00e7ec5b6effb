import { plantCode } from '@btc/reference/plants/plant-code.ts';
import { plantStateAfter } from '@btc/reference/plants/plant-statuses.ts';
import type { PlantState } from '@btc/reference/plants/plant-statuses.ts';
import type { OriginCode } from '@btc/reference/places/origins.ts';
import { affinity } from '../trade/weighted-choice.ts';
import { type ExporterGroup, exporterGroups, type PlantPlace } from './companies.read.ts';
import { makePlantEvents } from './plant-events.ts';
import type { DemoPlantEvent } from './plant-events.ts';
import { findPlantForms, type PlantForms } from './plant-forms.ts';

export type Meat = 'beef' | 'pork';

/** `id` is its number in the company table. */
export interface DemoExporter {
  readonly id: number;
  readonly origin: OriginCode;
  readonly nameCn: string;
  readonly nameEn: string;
}

export interface DemoPlant {
  readonly code: string;
  readonly origin: OriginCode;
  readonly number: string;
  readonly ciferNumber: string;
  readonly meat: Meat;
  readonly exporterId: number;
  readonly nameCn: string;
  readonly nameEn: string;
  readonly nameLocal: string;
  readonly place: PlantPlace;
  readonly types: readonly string[];
  readonly products: readonly string[];
  readonly offalCuts: readonly string[];
  readonly validTo: string;
  /** Size relative to the other plants of the origin. */
  readonly size: number;
  /** The first event is the approval. */
  readonly events: readonly DemoPlantEvent[];
}

const firstExporterId = 501;
/** Origins that ship chilled meat; a third of the plants of other origins may too. */
const chilledOrigins: ReadonlySet<OriginCode> = new Set(['AUS', 'USA', 'NZL']);
const offalOf = {
  beef: ['tongue_swiss', 'tail', 'heart', 'liver', 'tendon', 'cheek_off', 'kidney', 'head_meat'],
  pork: ['front_feet', 'hind_feet', 'ear', 'tongue', 'heart', 'liver', 'kidney', 'head'],
} as const;
const meatCn = { beef: '牛肉', pork: '猪肉' } as const;

/** Numbers from 501; deterministic. */
export function makeDemoExporters(): readonly DemoExporter[] {
  return exporterGroups.map(({ origin, nameEn, nameCn, beefPlants, porkPlants }, index) => {
    const kind = beefPlants === 0 ? '猪肉' : porkPlants === 0 ? '牛肉' : '肉类';
    const legal = findPlantForms(origin)?.legal ?? '';
    return { id: firstExporterId + index, origin, nameCn: `${nameCn}${kind}集团`, nameEn: `${nameEn} ${legal}`.trim() };
  });
}

/** 300 plants with their events; deterministic. */
export function makeDemoPlants(): readonly DemoPlant[] {
  const counts = new Map<OriginCode, number>();
  const first = new Set<string>();
  return exporterGroups.flatMap((group, index) => {
    const forms = findPlantForms(group.origin);
    if (forms === null) return [];
    const kinds = [...repeat('beef', group.beefPlants), ...repeat('pork', group.porkPlants)];
    return kinds.map(({ meat, rank }) => {
      const number = (counts.get(group.origin) ?? 0) + 1;
      counts.set(group.origin, number);
      const scope = `${group.origin} ${meat}`;
      const isLargest = !first.has(scope);
      first.add(scope);
      return makePlant({ group, exporterId: firstExporterId + index, forms, meat, rank, number, isLargest });
    });
  });
}

interface PlantSeed {
  readonly group: ExporterGroup;
  readonly exporterId: number;
  readonly forms: PlantForms;
  readonly meat: Meat;
  readonly rank: number;
  readonly number: number;
  /** The largest plant of an origin is never suspended on its own, so that the origin's trade goes on. */
  readonly isLargest: boolean;
}

function toCode(origin: string, national: string): string {
  const code = plantCode(origin, national);
  if (code === null) throw new Error(`No number of a plant: ${national}`);
  return code;
}

function makePlant({ group, exporterId, forms, meat, rank, number, isLargest }: PlantSeed): DemoPlant {
  const { origin } = group;
  const code = toCode(origin, forms.number(number));
  const national = code.slice(origin.length + 1);
  const key = exporterId * 16 + rank;
  const place = forms.places[(number * 7) % forms.places.length] ?? {
    stateEn: '',
    stateCn: '',
    cityEn: '',
    cityCn: '',
  };
  const { events, validTo } = makePlantEvents({ origin, meat, number: national, key, isLargest });
  const approved = events[0]?.effectiveOn ?? '2018-01-01';
  return {
    code,
    origin,
    number: national,
    ciferNumber: `C${origin}${meat === 'beef' ? '0101' : '0102'}${approved.replaceAll('-', '').slice(2)}${String(9000 + (key % 1000))}`,
    meat,
    exporterId,
    nameCn: `${group.nameCn}${place.cityCn}${meatCn[meat]}厂`,
    nameEn: `${group.nameEn}, ${place.cityEn}`,
    nameLocal: `${group.nameEn} ${forms.legal}`.trim(),
    place,
    types: drawTypes(affinity(key, 1)),
    products: drawProducts(origin, meat, affinity(key, 2)),
    offalCuts: affinity(key, 3) < 0.75 ? offalOf[meat].slice(0, 3 + Math.floor(affinity(key, 4) * 6)) : [],
    validTo,
    size:
      group.size *
      (0.55 + 0.9 * affinity(key, 5)) *
      rankShare(rank, meat === 'beef' ? group.beefPlants : group.porkPlants),
    events,
  };
}

/** The first plants of a group are the largest; the shares add up to its size. */
function rankShare(rank: number, plants: number): number {
  return (0.82 ** rank * (1 - 0.82)) / (1 - 0.82 ** plants);
}

function repeat(meat: Meat, count: number): { readonly meat: Meat; readonly rank: number }[] {
  return Array.from({ length: count }, (_, rank) => ({ meat, rank }));
}

function drawTypes(chance: number): readonly string[] {
  if (chance < 0.68) return ['SH', 'CP'];
  if (chance < 0.8) return ['SH', 'CP', 'CS'];
  return chance < 0.94 ? ['CP'] : ['CP', 'PP'];
}

function drawProducts(origin: OriginCode, meat: Meat, chance: number): readonly string[] {
  const chilled = chilledOrigins.has(origin) ? chance < 0.75 : meat === 'pork' && chance < 0.3;
  return [...(chilled ? ['chilled'] : []), 'frozen', 'boneless', 'bone-in', 'offal'];
}

/** State at the end of a month `YYYY-MM`; null before the approval. */
export function plantStateIn({ events }: Pick<DemoPlant, 'events'>, month: string): PlantState | null {
  let state: PlantState | null = null;
  for (const { status, effectiveOn } of events) {
    if (effectiveOn.slice(0, 7) <= month) state = plantStateAfter(state, status);
  }
  return state;
}
