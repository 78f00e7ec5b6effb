import { registerMap } from 'echarts/core';
import { chinaMapName } from '../shapes/choropleth.ts';
import mapAddress from './china-map.json?url';

/** Fetches the map of the provinces and makes it known to the engine; raises an error where it does not arrive. */
export async function registerChinaMap(): Promise<void> {
  const response = await fetch(mapAddress);
  if (!response.ok) throw new Error(`The map was refused with ${response.status}`);
  registerMap(chinaMapName, await response.text());
}
