import type { PlantListForm } from '@btc/contract/plants/plant-codes.ts';
import type { PlantReading } from './plant-reading.ts';

export type Sides = Readonly<Record<string, string>>;

/** Several values are sorted, so that they can be compared. */
export function toText(value: string | readonly string[] | null): string {
  if (value === null || typeof value === 'string') return value ?? '';
  return value.toSorted().join('|');
}

export function newSides(form: PlantListForm, reading: PlantReading): Sides {
  const values = {
    PlantNo: reading.listedNumber,
    CiferNumber: reading.ciferNumber,
    State: form === 'approvedList' ? (reading.state ?? 'active') : null,
    Meats: reading.meats,
    Types: reading.types,
    Products: reading.products,
    OffalCuts: reading.offalCuts,
    ApprovedOn: reading.approvedOn,
    ValidTo: reading.validTo,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value === null || value.length === 0 ? [] : [[field, toText(value)] as const],
    ),
  );
}
