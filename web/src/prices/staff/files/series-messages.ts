import { inEditions } from '#i18n/editions.ts';

/** The words of price series. */
export const messages = inEditions({
  sheet: ['工作表', 'Sheet'],
  known: ['表头已识别，按已保存的对应关系读取。', 'Header recognised: the file is read with the saved mapping.'],
  change: ['修改对应关系', 'Edit mapping'],
  preview: ['保存并预览', 'Save and preview'],
  previewKnown: ['预览', 'Preview'],
  newNames: [
    (names: string) => `文件中有新的名称，请指定去向：${names}`,
    (names) => `The file has new names; choose a series for each: ${names}`,
  ],
  lacks: {
    price: ['至少要有一列是价格。', 'At least one column must hold prices.'],
    source: ['请填写来源（中英文）。', 'Enter the source, in both languages.'],
    name: ['请填写每个序列的中英文名称。', 'Enter the name of each series, in both languages.'],
    unit: ['请选择每个序列在文件中的单位。', 'Choose the unit of each series in the file.'],
  },
  columns: ['各列的含义', 'Meaning of the columns'],
  columnsWhat: [
    '系统按表头和内容猜测，请核对。保存后，同样表头的文件不再询问。',
    'Guessed from headings and content; please check. Once saved, files with the same header are read without asking.',
  ],
  title: ['列', 'Column'],
  periodMark: ['（周、日或月）', '(week, day or month)'],
  noTitle: ['（无标题）', '(no heading)'],
  samples: ['内容', 'Contents'],
  between: ['、', ', '],
  role: ['含义', 'Meaning'],
  roles: {
    skip: ['不读取', 'Not read'],
    period: ['日期、周或月', 'Day, week or month'],
    year: ['年份', 'Year'],
    label: ['名称（品名、厂号、单位等）', 'Name (product, plant, unit…)'],
    price: ['价格（主流价、均价）', 'Price (mainstream, average)'],
    low: ['低价', 'Low'],
    high: ['高价', 'High'],
    rate: ['汇率（1单位货币折美元）', 'Exchange rate (USD per unit)'],
    usdPrice: ['同一价格的美元价', 'The same price in US dollars'],
  },
  dayOrder: ['“05/06/2025”这样的日期', 'A date such as 05/06/2025 is'],
  choose: ['请选择', 'Choose'],
  dayOrders: {
    dayFirst: ['日在前（6月5日）', '5 June (day first)'],
    monthFirst: ['月在前（5月6日）', 'May 6 (month first)'],
  },
  series: ['各名称的去向', 'Series for each name'],
  seriesWhat: [
    '每个名称对应一个序列。多列名称连写，单位不同即为不同名称。价格按单位换算，不跨币种换算。',
    'Each name belongs to one series. Several name columns are read together, and a different unit counts as a different name. Prices are converted between units but not between currencies.',
  ],
  leaveOutAll: ['全部不导入', 'Leave out all'],
  sourceCn: ['来源（中文）', 'Source (Chinese)'],
  sourceEn: ['来源（英文）', 'Source (English)'],
  onlySeries: ['（唯一的序列）', '(the only series)'],
  holdsOne: [(day: string) => `1个价格，${day}`, (day) => `1 price, ${day}`],
  holds: [
    (count: string, from: string, to: string) => `${count}个价格，${from}至${to}`,
    (count, from, to) => `${count} prices, ${from} to ${to}`,
  ],
  last: [(value: string) => `，最新${value}`, (value) => `, latest ${value}`],
  kind: ['去向', 'Import as'],
  kinds: {
    none: ['不导入', 'Left out'],
    cattle: ['活牛价格', 'Live cattle'],
    benchmark: ['其他机构价格', 'Benchmark prices'],
  },
  market: ['市场', 'Market'],
  nameCn: ['名称（中文）', 'Name (Chinese)'],
  nameEn: ['名称（英文）', 'Name (English)'],
  unit: ['文件中的单位', 'Unit in the file'],
  mappings: ['已保存的对应关系', 'Saved mappings'],
  mappingsEmpty: ['还没有保存过对应关系。', 'No mapping has been saved yet.'],
  file: ['首次使用的文件', 'First used for'],
  holdsSeries: ['序列', 'Series'],
  savedBy: ['保存人', 'Saved by'],
  actions: ['操作', 'Actions'],
  forget: ['删除', 'Delete'],
  forgetTitle: ['删除对应关系', 'Delete mapping'],
  forgetWhat: [
    (file: string) => `同“${file}”一样表头的文件，下次导入时须重新说明。已导入的数据不受影响。`,
    (file) =>
      `Files with the header of “${file}” must be mapped again at the next import. Prices already imported stay.`,
  ],
  forgotten: ['已删除', 'Deleted'],
});

export type SeriesMessages = (typeof messages)['cn'];
