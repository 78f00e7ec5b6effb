import type { PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import { browserApi } from '#platform/browser-api.ts';

export interface Searched {
  readonly meat: PlantMeat;
  readonly words: string;
  readonly count: number;
  readonly plantId?: number;
}

/** Records a search; fire and forget. */
export function recordSearch({ meat, words, count, plantId }: Searched): void {
  const keyword = words.trim().slice(0, 80);
  if (keyword === '') return;
  const search = { Meat: meat, Keyword: keyword, ResultCount: count };
  browserApi()('AddWebPlantSearchInfo', plantId === undefined ? search : { ...search, PlantID: plantId }).catch(
    () => undefined,
  );
}
