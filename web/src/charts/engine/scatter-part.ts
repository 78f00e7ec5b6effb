import { ScatterChart } from 'echarts/charts';
import { use } from 'echarts/core';

/** Gives the engine what this part draws. */
export async function install(): Promise<void> {
  use([ScatterChart]);
}
