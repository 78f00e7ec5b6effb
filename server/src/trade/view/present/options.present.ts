import { presentCode } from '@btc/contract/names.ts';
import { factSourceNames, periodKindNames, storageCodes } from '@btc/contract/trade/trade-codes.ts';
import { periodKinds } from '@btc/contract/trade/period.ts';
import type { OptionLists, SourceOption } from '@btc/contract/trade/trade-fields.ts';
import { hsStorages } from '@btc/reference/goods/hs-codes.ts';
import { origins as allOrigins } from '@btc/reference/places/origins.ts';
import { findScope } from '@btc/reference/plants/scopes.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { listPeriodKinds } from '../../series.ts';
import type { Series } from '../../series.ts';
import type { Choices } from '../choices.ts';
import { nameMembers } from '../names/name-members.ts';
import type { NameResolver } from '../names/name-members.ts';
import type { View } from '../view-shape.ts';

/** A source with both months and years is listed once. */
export function presentSources(series: readonly Series[]): SourceOption[] {
  return [...Map.groupBy(series, ({ source }) => source)].map(([source, own]) => ({
    ...presentCode(source, factSourceNames[source]),
    Demo: source === 'demo',
    Periods: [...listPeriodKinds(own.some(({ grain }) => grain === 'month') ? 'month' : 'year')],
    From: own.map(({ from }) => from).toSorted()[0] ?? '',
    To:
      own
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? '',
  }));
}

const periodOptions = periodKinds.map((kind) => presentCode(kind, periodKindNames[kind]));
const storageOptions = hsStorages
  .filter(({ code }) => storageCodes.some((one) => one === code))
  .map((storage) => presentCode(storage.code, storage));

export interface OptionsGround {
  readonly offered: readonly Series[];
  readonly choices: Choices;
}

/** All that the sources have, whatever is selected now. */
export async function presentOptions(
  view: View,
  { offered, choices }: OptionsGround,
  naming: NameResolver,
): Promise<OptionLists> {
  const chosenOrigins = new Set(choices.origins);
  return {
    Origins: allOrigins
      .filter(({ code }) => chosenOrigins.has(code))
      .map((origin) => ({
        ...presentCode(origin.code, origin),
        ...withAlsoNames(naming.dictionary.toWritten('origin', origin.code)),
      })),
    Types: choices.types.map((type) => presentCode(type, findScope(type))),
    Storages: storageOptions,
    Sources: presentSources(offered),
    Periods: periodOptions,
    Cuts: presentCuts(view, choices, naming.dictionary),
    Plants: await presentPlants(choices, naming),
  };
}

function withAlsoNames(names: readonly string[]): { Also?: string[] } {
  return names.length === 0 ? {} : { Also: [...names] };
}

function presentCuts({ meat }: View, choices: Choices, dictionary: Dictionary): OptionLists['Cuts'] {
  const chosen = new Set(choices.cuts);
  return dictionary
    .listCuts(meat)
    .filter(({ code }) => chosen.has(code))
    .map((cut) => ({
      ...presentCode(cut.code, cut),
      ...withAlsoNames(dictionary.toWritten(cut.kind, cut.code)),
      GroupCode: cut.group.code,
      GroupCn: cut.group.nameCn,
      GroupEn: cut.group.nameEn,
    }));
}

async function presentPlants({ plants }: Choices, naming: NameResolver): Promise<OptionLists['Plants']> {
  if (plants.length === 0) return [];
  const name = await nameMembers(naming, 'plant', plants);
  return plants
    .map(name)
    .flatMap(({ Code, NameCn, NameEn, OriginCode, PlantNo }) => {
      if (OriginCode === undefined) return [];
      const number = typeof PlantNo === 'string' ? `${PlantNo} · ` : '';
      return [{ Code, NameCn: `${number}${NameCn}`, NameEn: `${number}${NameEn}`, OriginCode }];
    })
    .toSorted((one, other) => (one.OriginCode + one.NameEn < other.OriginCode + other.NameEn ? -1 : 1));
}
