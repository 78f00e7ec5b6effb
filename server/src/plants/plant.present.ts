import type { PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import type { PlantBrief, PlantDetail, PlantEventRow, PlantRow } from '@btc/contract/plants/plant-row.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import type { Dictionary } from '#dictionary/face.ts';
import {
  readBasisOrNull,
  readChange,
  readChangeOrNull,
  readMeats,
  readProducts,
  readRuleOrNull,
  readState,
  readTypes,
} from './plant-codes.parse.ts';
import type { PlantRecord } from './plant-record.queries.ts';

export type NamedPlant = Pick<
  PlantRecord,
  'id' | 'code' | 'origin' | 'number' | 'listed_number' | 'name_cn' | 'name_en' | 'name_local' | 'meats' | 'is_demo'
>;

/** Names of an origin; its code where unknown. */
export function originNames(code: string): { readonly OriginCn: string; readonly OriginEn: string } {
  const origin = findOrigin(code);
  return { OriginCn: origin?.nameCn ?? code, OriginEn: origin?.nameEn ?? code };
}

export function presentBrief(plant: NamedPlant): PlantBrief {
  return {
    PlantID: plant.id,
    Code: plant.code,
    Origin: plant.origin,
    ...originNames(plant.origin),
    PlantNo: plant.listed_number ?? plant.number,
    NameCn: plant.name_cn,
    NameEn: plant.name_en,
    NameLocal: plant.name_local,
    Meats: readMeats(plant.meats),
    Demo: plant.is_demo,
  };
}

export function findPlantCut(dictionary: Dictionary, id: string, meats: readonly PlantMeat[]) {
  const [first, other] = meats.includes('beef') ? (['beef', 'pork'] as const) : (['pork', 'beef'] as const);
  const cut = dictionary.findCut(first, id) ?? dictionary.findCut(other, id);
  return { Code: id, NameCn: cut?.nameCn ?? id, NameEn: cut?.nameEn ?? id };
}

export function presentDetail(plant: PlantRecord, dictionary: Dictionary): PlantDetail {
  const meats = readMeats(plant.meats);
  return {
    CiferNo: plant.cifer_number,
    GroupCn: plant.group_cn,
    GroupEn: plant.group_en,
    ProvinceCn: plant.state_cn,
    ProvinceEn: plant.state_en,
    CityCn: plant.city_cn,
    CityEn: plant.city_en,
    Types: readTypes(plant.types),
    Products: readProducts(plant.products),
    OffalCuts: plant.offal_cuts.map((id) => findPlantCut(dictionary, id, meats)),
    FirstApproved: plant.first_approved,
    ValidTo: plant.valid_to,
    StateSince: plant.state_since,
    StateBy: readChangeOrNull(plant.state_by),
    StateBasis: readBasisOrNull(plant.state_basis),
  };
}

export function presentPlant(
  plant: PlantRecord,
  { isLocked, dictionary }: { readonly isLocked: boolean; readonly dictionary: Dictionary },
): PlantRow {
  return {
    ...presentBrief(plant),
    State: readState(plant.state),
    Detail: isLocked ? null : presentDetail(plant, dictionary),
  };
}

export interface EventRecord {
  readonly event_id: number;
  readonly status: string;
  readonly effective_on: string;
  readonly basis: string | null;
  readonly announced_on: string | null;
  readonly rule: string | null;
  readonly old_number: string | null;
  readonly new_number: string | null;
  readonly note_cn: string | null;
  readonly note_en: string | null;
  readonly source: string | null;
  readonly source_link: string | null;
  readonly notifies_watchers: boolean;
}

export function presentEvent(event: EventRecord, plant: NamedPlant): PlantEventRow {
  return {
    EventID: event.event_id,
    Plant: presentBrief(plant),
    Status: readChange(event.status),
    EffectiveOn: event.effective_on,
    Basis: readBasisOrNull(event.basis),
    AnnouncedOn: event.announced_on,
    Rule: readRuleOrNull(event.rule),
    OldNumber: event.old_number,
    NewNumber: event.new_number,
    NoteCn: event.note_cn,
    NoteEn: event.note_en,
    Source: event.source,
    SourceLink: event.source_link,
  };
}
