import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  forms: {
    quotes: ['报价模板', 'Quote template'],
    'world-bank': ['世界银行商品价格（CMO）', 'World Bank prices (CMO)'],
    futures: ['活牛期货（芝商所）', 'Live cattle futures (CME)'],
    series: ['价格序列（任意表格）', 'Price series (any table)'],
  },
  template: ['报价：', 'Quotes:'],
  templateFailed: ['下载失败，请重试', 'The download failed. Please try again.'],
  formWhat: {
    quotes: [
      '列名中英文均可，CSV 或 XLSX。按已发布导入；与已发布报价不同的，原值留在更正记录中。',
      'Columns named in Chinese or English, CSV or XLSX. Imported as published; where they differ from published quotes, the original figures stay in the corrections.',
    ],
    'world-bank': [
      '世界银行月度价格工作簿（XLSX），只取牛肉等相关品种，作为参照价格。',
      'The monthly workbook (XLSX); beef and related series are imported as benchmark prices.',
    ],
    futures: [
      '期货日行情（合约、日期、开高低收、成交量），作为活牛参照价格；现货活牛价格用“价格序列”导入，或在“报价”中录入。',
      'Daily futures (contract, day, open, high, low, close, volume), as benchmarks for live cattle; cash cattle prices are imported as a price series or entered under “Quotes”.',
    ],
    series: [
      '各国活牛、批发市场和其他机构的日、周、月价格。任何表格，列的含义说明一次即可，之后同样表头的文件自动识别。',
      'Daily, weekly or monthly prices of live cattle, wholesale markets and other publishers. Any table: describe its columns once, and files with the same header are recognised from then on.',
    ],
  },
  file: ['文件', 'File'],
  preview: ['预览', 'Preview'],
  previewFirst: ['请先预览', 'Preview the file first'],
  nothingNew: ['这个文件没有可导入的内容', 'There is nothing to import in this file'],
  uploading: [(percent: string) => `已上传${percent}`, (percent) => `${percent} uploaded`],
  reading: ['正在读取…', 'Reading…'],
  previewTitle: ['预览结果', 'Preview'],
  outcomes: {
    preview: ['预览', 'Preview'],
    loaded: ['已导入', 'Imported'],
    unchanged: ['无新内容', 'Nothing new'],
    refused: ['有错误', 'Has errors'],
    older: ['早于现有数据', 'Older than current data'],
    undone: ['已撤销', 'Undone'],
  },
  rowsRead: ['读取行数', 'Rows read'],
  badRows: ['有误行数', 'Bad rows'],
  added: ['新增', 'New'],
  changed: ['更改', 'Changed'],
  same: ['相同', 'Unchanged'],
  newSeries: ['新报价项目', 'New series'],
  gone: ['移除的演示价格', 'Demonstration prices removed'],
  period: ['日期范围', 'From – to'],
  goneWhat: [
    (count: string) => `导入后，同一市场的${count}条演示价格由真实价格取代；撤销导入时会恢复。`,
    (count) =>
      `Importing replaces ${count} demonstration prices of the same market with real ones; undoing it restores them.`,
  ],
  differences: ['新增与更改', 'New and changed'],
  differencesFirst: [(count: string) => `按日期列出前${count}条`, (count) => `The first ${count}, by day`],
  name: ['项目', 'Series'],
  day: ['日期', 'Day'],
  before: ['原值', 'Before'],
  after: ['新值', 'After'],
  none: ['（无）', '(none)'],
  report: ['下载错误清单', 'Download list of errors'],
  load: ['导入', 'Import'],
  loadTitle: ['导入文件', 'Import the file'],
  loadWhat: {
    quotes: [
      (added: string, changed: string) => `新增${added}条，更改${changed}条。会员立即可见，指数随即重算。`,
      (added, changed) =>
        `${added} new, ${changed} changed. Members see them at once, and the indices are recalculated.`,
    ],
    others: [
      (added: string, changed: string) => `新增${added}条，更改${changed}条。会员立即可见。`,
      (added, changed) => `${added} new, ${changed} changed. Members see them at once.`,
    ],
  },
  overNewer: [
    (count: string) => `仍要导入：用这份较早的文件更改${count}个公布更晚的数值`,
    (count) => `Import anyway: let this older file change figures published later (${count})`,
  ],
  publishedOn: ['公布日期', 'Published on'],
  publishedFound: [
    (day: string) => `不填：${day}（文件所写，或最后一个数据的日期）。`,
    (day) => `Left empty: ${day} (as stated in the file, or the date of its last figure).`,
  ],
  publishedHint: [
    '不填：按文件所写，否则为最后一个数据的日期。',
    'Left empty: as stated in the file, or else the date of its last figure.',
  ],
  newer: [
    (count: string) =>
      `这份文件早于现有数据：会更改${count}个公布更晚的数值（下表列在最前）。导入时须另行确认；如果文件其实更新，请填写公布日期。`,
    (count) =>
      `This file is older than the current data: it would change figures published later (${count}; first in the table below). Importing it needs one more confirmation; if it is in fact the newer file, enter its publication date.`,
  ],
  newerOn: [(day: string) => `现值公布于${day}`, (day) => `current figure published ${day}`],
  loaded: ['已导入', 'Imported'],
  nothingToLoad: ['没有新内容，无需导入。', 'Nothing new: there is nothing to import.'],
  runs: ['导入记录', 'Imports'],
  runsEmpty: ['还没有导入过价格文件。', 'No price file has been imported yet.'],
  outcome: ['结果', 'Outcome'],
  counts: ['新增 / 更改 / 相同', 'New / changed / unchanged'],
  by: ['操作人', 'By'],
  actions: ['操作', 'Actions'],
  undo: ['撤销导入', 'Undo import'],
  undoTitle: ['撤销导入', 'Undo import'],
  undoWhat: [
    (file: string) =>
      `“${file}”新增的将移除，更改的恢复原值，指数重算；读者看到过的报价留在更正记录中。导入后又有改动的，无法撤销。`,
    (file) =>
      `What “${file}” added is removed, what it changed is restored, and the indices are recalculated. Quotes readers have seen stay in the corrections. If anything has changed since, the import cannot be undone.`,
  ],
  undone: ['已撤销导入', 'Import undone'],
});
