import type { PlantMeat, PlantProduct, PlantType } from '@btc/contract/plants/plant-codes.ts';

/** What a line of a list says of a plant; null where the file does not say it, which is no difference. */
export interface PlantReading {
  readonly line: number;
  readonly origin: string;
  /** As the records write numbers. */
  readonly number: string;
  /** As the file writes it. */
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

/** What a line names a plant with: enough to find it, also where the rest cannot be read. */
export type NamedPlant = Pick<PlantReading, 'origin' | 'number' | 'oldNumber' | 'ciferNumber'>;

/** What comes of a line: a plant, another's affair, or what is wrong with it. */
export type ReadLine =
  | { readonly kind: 'plant'; readonly reading: PlantReading }
  | { readonly kind: 'outOfScope'; readonly number: string; readonly name: string };
