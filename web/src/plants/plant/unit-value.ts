import type { PlantData } from './plant-query.ts';

/** US dollars per tonne; null where volume or value is not published. */
export function unitValue({ Volume, Value }: PlantData['trade']['Datas'][number]): number | null {
  return Volume === null || Value === null || Volume === 0 ? null : Value / Volume;
}
