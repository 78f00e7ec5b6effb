import { use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';

export async function install(): Promise<void> {
  use([LabelLayout]);
}
