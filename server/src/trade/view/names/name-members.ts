import type { MemberKind } from '@btc/contract/trade/dimensions.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { plantStates } from '@btc/reference/plants/plant-statuses.ts';
import { findProvince } from '@btc/reference/places/provinces.ts';
import type { Db } from '#platform/db/db.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { listDutyLines } from '#safeguard/face.ts';
import { listCompanies, listPlants } from './directory.queries.ts';
import type { Company, Plant } from './directory.queries.ts';
import { formatMaskedName, nameByReference, findSpecialName } from './names.ts';
import type { Meat, NamedMember, Traits } from './names.ts';

/** `day` (`YYYY-MM-DD`) decides which plant states and duties apply. */
export interface NameResolver {
  readonly db: Db;
  readonly namesHidden: boolean;
  readonly day: string;
  readonly meat: Meat;
  readonly dictionary: Dictionary;
}

export type NameOf = (code: string) => NamedMember;

export async function nameMembers(naming: NameResolver, kind: MemberKind, codes: readonly string[]): Promise<NameOf> {
  switch (kind) {
    case 'importer':
    case 'exporter':
      return nameCompanies(naming, kind, codes);
    case 'plant':
      return namePlants(naming, codes);
    default: {
      const bearsDuty = kind === 'line' || kind === 'cut';
      const lines = bearsDuty ? await listDutyLines(naming.db, naming.meat) : [];
      const goods = { meat: naming.meat, duties: { lines, day: naming.day }, dictionary: naming.dictionary };
      return (code) => nameByReference(kind, code, goods);
    }
  }
}

async function nameCompanies(
  { db, namesHidden }: NameResolver,
  kind: 'importer' | 'exporter',
  codes: readonly string[],
): Promise<NameOf> {
  const companies = await listCompanies(db, kind, codes);
  return lookUp(new Map(companies.map((company) => [company.code, nameCompany(company, kind, namesHidden)])));
}

function lookUp(known: ReadonlyMap<string, NamedMember>): NameOf {
  return (code) => known.get(code) ?? findSpecialName(code) ?? { Code: code, NameCn: code, NameEn: code };
}

function nameCompany(company: Company, kind: 'importer' | 'exporter', namesHidden: boolean): NamedMember {
  const { code, id, nameCn, nameEn, province, origin, ownership } = company;
  const names = namesHidden
    ? formatMaskedName(kind, id)
    : { NameCn: nameCn ?? nameEn ?? code, NameEn: nameEn ?? nameCn ?? code };
  const place = province === null ? undefined : findProvince(province);
  const traits: Traits =
    kind === 'exporter'
      ? originTraits(origin)
      : { Ownership: ownership, ...(place && { ProvinceCn: place.nameCn, ProvinceEn: place.nameEn }) };
  return { Code: code, ...names, ...traits };
}

function originTraits(code: string | null): Traits {
  const origin = code === null ? undefined : findOrigin(code);
  return origin === undefined ? {} : { OriginCode: origin.code, OriginCn: origin.nameCn, OriginEn: origin.nameEn };
}

async function namePlants(naming: NameResolver, codes: readonly string[]): Promise<NameOf> {
  const plants = await listPlants(naming.db, { codes }, naming.day);
  const exporters = plants.map(({ exporter }) => exporter).filter((code) => code !== null);
  const nameExporter = await nameCompanies(naming, 'exporter', [...new Set(exporters)]);
  const known = new Map(plants.map((plant) => [plant.code, namePlant(plant, nameExporter, naming.namesHidden)]));
  const hidden: NamedMember = { Code: 'P0', ...formatMaskedName('plant', 0) };
  return (code) =>
    known.get(code) ?? (naming.namesHidden && findSpecialName(code) === undefined ? hidden : lookUp(known)(code));
}

function namePlant(plant: Plant, nameExporter: NameOf, namesHidden: boolean): NamedMember {
  const { code, id, number, nameCn, nameEn, origin, stateCn, stateEn, exporter } = plant;
  const names = namesHidden
    ? { Code: `P${id}`, ...formatMaskedName('plant', id) }
    : { Code: code, NameCn: nameCn ?? nameEn ?? number, NameEn: nameEn ?? nameCn ?? number };
  const group = exporter === null ? null : nameExporter(exporter);
  const status = plantStates.find((state) => state.code === plant.status);
  return {
    ...names,
    ...(group && { GroupCode: group.Code, GroupCn: group.NameCn, GroupEn: group.NameEn }),
    ...originTraits(origin),
    StateCn: stateCn,
    StateEn: stateEn,
    PlantNo: namesHidden ? null : number,
    Status: status?.code ?? null,
    StatusCn: status?.nameCn ?? null,
    StatusEn: status?.nameEn ?? null,
  };
}
