import { MapChart } from 'echarts/charts';
import { use } from 'echarts/core';
import { registerChinaMap } from '../china-map/china-map.ts';

export async function install(): Promise<void> {
  use([MapChart]);
  await registerChinaMap();
}
