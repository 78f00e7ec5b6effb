import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  loading: ['正在绘制图表', 'Drawing the chart'],
  noScript: [
    '浏览器未启用脚本，无法绘制图表；请看表格，数据相同。',
    'Charts need JavaScript, which is off in this browser. The table has the same data.',
  ],
  failedTitle: ['图表没有显示出来', 'The chart could not be drawn'],
  failedText: ['数据没有问题，可改看表格，或重试。', 'The data is fine: see the table, or try again.'],
});
