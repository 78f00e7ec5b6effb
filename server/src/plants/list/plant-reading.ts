import type { PlantMeat, PlantProduct, PlantType } from '@btc/contract/plants/plant-codes.ts';

/** A line's data on a plant; null where the file leaves it out, which is no difference. */
export interface PlantReading {
  readonly line: number;
  readonly origin: string;
  /** In the notation of the records. */
  readonly number: string;
  /** In the notation of the file. */
  readonly listedNumber: string;
  readonly oldNumber: string | null;
  readonly ciferNumber: string | null;
  readonly nameCn: string | null;
  readonly nameEn: string | null;
  readonly nameLocal: string | null;
  readonly provinceCn: string | null;
  readonly provinceEn: string | null;
  readonly cityCn: string | null;
  readonly cityEn: string | null;
  readonly meats: readonly PlantMeat[];
  readonly types: readonly PlantType[] | null;
  readonly products: readonly PlantProduct[] | null;
  readonly offalCuts: readonly string[] | null;
  readonly approvedOn: string | null;
  readonly validTo: string | null;
  readonly state: 'active' | 'suspended' | null;
}

/** Identifies a line's plant, even where the rest is unreadable. */
export type NamedPlant = Pick<PlantReading, 'origin' | 'number' | 'oldNumber' | 'ciferNumber'>;

export type ReadLine =
  | { readonly kind: 'plant'; readonly reading: PlantReading }
  | { readonly kind: 'outOfScope'; readonly number: string; readonly name: string };
