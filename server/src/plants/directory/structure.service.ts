import type { RegistrationState, StructureDimension } from '@btc/contract/plants/plant-codes.ts';
import type { StructureBar } from '@btc/contract/plants/plant-directory.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { plantProductNames, plantTypeNames, registrationStateNames } from '@btc/reference/plants/plant-scopes.ts';
import type { Db } from '#platform/db/db.ts';
import { readState } from '../plant-codes.parse.ts';
import { countStructure, type PlantFilter, type StructureName, type StructureRecord } from './directory.queries.ts';

const dimensions = {
  origin: 'origins',
  state: 'states',
  province: 'provinces',
  type: 'types',
  product: 'products',
  group: 'groups',
} as const satisfies Record<StructureDimension, StructureName>;

const codeNames = new Map<string, { readonly nameCn: string; readonly nameEn: string }>(
  [...plantTypeNames, ...plantProductNames, ...registrationStateNames].map((row) => [row.code, row]),
);

function listNames(by: StructureDimension, { code, name_cn: cn, name_en: en }: StructureRecord) {
  if (by === 'province' || by === 'group') return { NameCn: cn ?? en ?? code, NameEn: en ?? cn ?? code };
  const found = by === 'origin' ? findOrigin(code) : codeNames.get(code);
  return { NameCn: found?.nameCn ?? code, NameEn: found?.nameEn ?? code };
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : roundTo((part / whole) * 100, 1);
}

export async function readStructure(
  db: Db,
  filter: PlantFilter,
  { by, total }: { readonly by: StructureDimension; readonly total: number },
): Promise<StructureBar[]> {
  const bars = new Map<string, StructureBar>();
  for (const record of await countStructure(db, filter, dimensions[by])) {
    const bar = bars.get(record.code);
    const counts: Partial<Record<RegistrationState, number>> = {
      ...bar?.Counts,
      [readState(record.state)]: record.count,
    };
    const sum = (bar?.Total ?? 0) + record.count;
    bars.set(record.code, {
      Code: record.code,
      ...listNames(by, record),
      Counts: counts,
      Total: sum,
      Share: percent(sum, total),
    });
  }
  return [...bars.values()].toSorted((one, other) => other.Total - one.Total || (one.Code < other.Code ? -1 : 1));
}

export function computeConcentration(bars: readonly StructureBar[], total: number) {
  const share = (count: number): number =>
    Math.min(
      100,
      percent(
        bars.slice(0, count).reduce((sum, { Total }) => sum + Total, 0),
        total,
      ),
    );
  return { Cr1: share(1), Cr4: share(4), Cr10: share(10) };
}
