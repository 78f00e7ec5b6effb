import { MarkLineComponent } from 'echarts/components';
import { use } from 'echarts/core';

export async function install(): Promise<void> {
  use([MarkLineComponent]);
}
