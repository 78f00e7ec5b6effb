import { registerMap } from 'echarts/core';
import { chinaMapName } from '../shapes/choropleth.ts';
import mapAddress from './china-map.json?url';

/** Loads the provinces and registers them with the engine; throws where they do not arrive. */
export async function registerChinaMap(): Promise<void> {
  const response = await fetch(mapAddress);
  if (!response.ok) throw new Error(`The map was refused with ${response.status}`);
  registerMap(chinaMapName, await response.text());
}
