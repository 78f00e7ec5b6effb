import { use } from 'echarts/core';
import { LabelLayout } from 'echarts/features';

/** Lets names make room for each other. */
export async function install(): Promise<void> {
  use([LabelLayout]);
}
