import { MapChart } from 'echarts/charts';
import { use } from 'echarts/core';
import { registerChinaMap } from '../china-map/china-map.ts';

/** Gives the engine what this part draws, with the map of the provinces. */
export async function install(): Promise<void> {
  use([MapChart]);
  await registerChinaMap();
}
