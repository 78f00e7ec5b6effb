import {
  committableKinds,
  type CommittableKind,
  plantChanges,
  plantMeats,
  plantProducts,
  plantTypes,
  type PlantChange,
} from '@btc/contract/plants/plant-codes.ts';
import { z } from 'zod';
import type { PlantReading } from './plant-reading.ts';

const text = z.string().nullable();

/** Validated on reading, since an older release may have written it. */
const storedReading = z.object({
  reading: z
    .object({
      line: z.number(),
      origin: z.string(),
      number: z.string(),
      listedNumber: z.string(),
      oldNumber: text,
      ciferNumber: text,
      nameCn: text,
      nameEn: text,
      nameLocal: text,
      provinceCn: text,
      provinceEn: text,
      cityCn: text,
      cityEn: text,
      meats: z.array(z.enum(plantMeats)),
      types: z.array(z.enum(plantTypes)).nullable(),
      products: z.array(z.enum(plantProducts)).nullable(),
      offalCuts: z.array(z.string()).nullable(),
      approvedOn: text,
      validTo: text,
      state: z.enum(['active', 'suspended']).nullable(),
    })
    .nullable(),
  change: z.enum(plantChanges).nullable(),
});

export interface StoredLine {
  readonly kind: CommittableKind;
  readonly plantId: number | null;
  readonly reading: PlantReading | null;
  readonly change: PlantChange | null;
}

const kinds = z.enum(committableKinds);

export function readStoredLine(row: {
  readonly kind: string;
  readonly plant_id: number | null;
  readonly reading: unknown;
}): StoredLine {
  const { reading, change } = storedReading.parse(row.reading);
  return { kind: kinds.parse(row.kind), plantId: row.plant_id, reading, change };
}
