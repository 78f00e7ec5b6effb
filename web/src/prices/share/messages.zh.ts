export const zh = {
  csv: '下载 CSV',
  xlsx: '下载 XLSX',
  png: '下载图片',
  link: '复制链接',
  failed: '下载没有成功，请稍后再试。',
  source: (name: string) => `来源：${name}`,
  demo: '演示数据，均为虚构',
};

export type ShareMessages = typeof zh;
