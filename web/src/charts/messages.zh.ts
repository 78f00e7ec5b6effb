export const zh = {
  loading: '正在绘制图表',
  noScript: '浏览器未启用脚本，无法绘制图表；请看表格，数据相同。',
  failedTitle: '图表没有显示出来',
  failedText: '数据没有问题，可改看表格，或重试。',
};

export type ChartMessages = typeof zh;
