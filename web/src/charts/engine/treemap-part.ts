import { TreemapChart } from 'echarts/charts';
import { use } from 'echarts/core';

export async function install(): Promise<void> {
  use([TreemapChart]);
}
