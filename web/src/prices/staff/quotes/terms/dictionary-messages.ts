import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['名称词典', 'Dictionaries'],
  what: [
    '导入、筛选和搜索都按这里的名称识别部位、港口、产地、关区、省份和文件的列，以及哪些写法不是企业。部位、港口、城市和术语可以新增和修改；遇到别人的其他写法，加为别名，之后即按它识别。',
    'Imports, filters and searches know cuts, ports, origins, customs districts, provinces and the columns of files by these names, and by some words that no company is meant. Cuts, ports, cities and terms can be added and edited here; if a name is spelled another way elsewhere, add that spelling as an alias, and it is recognised from then on.',
  ],
  kind: ['词典', 'Dictionary'],
  kinds: {
    beefCut: ['牛肉部位', 'Beef cuts'],
    porkCut: ['猪肉部位', 'Pork cuts'],
    origin: ['产地', 'Origins'],
    district: ['关区', 'Customs districts'],
    province: ['省份', 'Provinces'],
    port: ['港口和城市', 'Ports and cities'],
    term: ['术语', 'Terms'],
    party: ['不是企业的写法', 'No company'],
    title: ['文件的列', 'File columns'],
  },
  usedBy: {
    beefCut: [
      '用于报价、货运记录和工厂名单的导入，以及筛选、表单和搜索。',
      'Used by imports of quotes, shipment records and plant lists, by filters, forms and searches.',
    ],
    porkCut: [
      '用于报价、货运记录和工厂名单的导入，以及筛选、表单和搜索。',
      'Used by imports of quotes, shipment records and plant lists, by filters, forms and searches.',
    ],
    origin: [
      '用于报价、货运记录、海关数据、配额和工厂名单的导入，以及搜索。',
      'Used by imports of quotes, shipment records, customs data, quotas and plant lists, and by searches.',
    ],
    district: ['用于货运记录和海关数据的导入。', 'Used by imports of shipment records and customs data.'],
    province: ['用于货运记录和海关数据的导入。', 'Used by imports of shipment records and customs data.'],
    port: ['用于报价的导入，以及筛选、表单和搜索。', 'Used by imports of quotes, by filters, forms and searches.'],
    party: [
      '用于货运记录：出口商或进口商写成这样，即按没有注明企业计。别名也用于已导入的数据，删除后恢复原样。',
      'Used for shipment records: an exporter or importer written so is taken as not stated. An alias works on data already imported too, and deleting it brings back what was there.',
    ],
    title: [
      '用于除价格序列和世界银行以外的各类导入：列名写成别名，即按这一列读取。价格序列的列在导入时指定，世界银行文件的列是固定的。',
      'Used by every import except price series, whose columns are named as the file is imported, and World Bank files, whose columns are fixed. A column whose title is an alias is read as this column.',
    ],
    term: [
      '供搜索和查阅；导入不按术语识别。',
      'Trade terms and their meaning; for searches and readers, not for imports.',
    ],
  },
  source: [(text: string) => `来源：${text}。`, (text) => `Source: ${text}.`],
  search: ['查找', 'Search'],
  searchHint: ['代码、名称或别名', 'Code, name or alias'],
  caption: [
    (kind: string, shown: string, total: string) =>
      shown === total ? `${kind}，共${total}条` : `${kind}，${total}条中的${shown}条`,
    (kind, shown, total) => (shown === total ? `${kind}: ${total}` : `${kind}: ${shown} of ${total}`),
  ],
  empty: ['没有相符的名称。', 'No name matches.'],
  name: ['名称', 'Name'],
  code: ['代码', 'Code'],
  known: ['其他名称和编号', 'Other names and numbers'],
  moreKnown: [(count: number) => `另有${count}个`, (count: number) => `${count} more`],
  added: ['别名', 'Aliases'],
  add: ['加别名', 'Add alias'],
  addFor: [(name: string) => `加别名：${name}`, (name) => `Add alias: ${name}`],
  addWhat: [
    (name: string) =>
      `从现在起，导入的文件和搜索里，这个写法即指“${name}”。全角半角、大小写和空格不计。已导入的数据不变。`,
    (name) =>
      `From now on this spelling means “${name}” in imported files and searches. Full-width or half-width, upper or lower case and spaces make no difference. Data already imported stays as it is.`,
  ],
  addNobodyWhat: [
    '从现在起，出口商或进口商写成这样，即按没有注明企业计，已导入的数据也是如此；删除别名后恢复原样。大小写、标点和空格不计。',
    'From now on an exporter or importer written so is taken as not stated, in data already imported too; deleting the alias brings back what was there. Upper or lower case, punctuation and spaces make no difference.',
  ],
  addTitleWhat: [
    (name: string) =>
      `从现在起，凡有“${name}”这一列的文件，列名这样写的即按它读取。数字照原样读取，不换算单位。已导入的数据不变。`,
    (name) =>
      `From now on a column with this title is read as “${name}” in every kind of file that has one. Figures are read as they are: no unit is converted. Data already imported stays as it is.`,
  ],
  scale: [
    '这个列名写明了别的单位或数量级，而数字不会换算：请先在文件里换算，再改列名。',
    'This title states another unit or scale, and figures are not converted: convert the column in the file and give it another title.',
  ],
  taken: ['这个写法已有所指。', 'This spelling already has a meaning.'],
  limit: ['这一条的别名已经太多。', 'This entry has too many aliases.'],
  addConfirm: ['加别名', 'Add alias'],
  addDone: ['已加别名', 'Alias added'],
  remove: ['删除', 'Delete'],
  removeFor: [
    (alias: string, name: string) => `删除别名：${alias}（${name}）`,
    (alias, name) => `Delete alias: ${alias} (${name})`,
  ],
  removeWhat: [
    (alias: string, name: string) => `从现在起，导入的文件和搜索里，“${alias}”不再指“${name}”。已导入的数据不变。`,
    (alias, name) =>
      `From now on “${alias}” no longer means “${name}” in imported files and searches. Data already imported stays as it is.`,
  ],
  removeNobodyWhat: [
    (alias: string) => `从现在起，“${alias}”又是企业名称，已导入的数据也是如此。`,
    (alias) => `From now on “${alias}” is the name of a company again, in data already imported too.`,
  ],
  removeTitleWhat: [
    (alias: string, name: string) => `从现在起，文件中的“${alias}”列不再按“${name}”读取。已导入的数据不变。`,
    (alias, name) =>
      `From now on the column “${alias}” of a file is no longer read as “${name}”. Data already imported stays as it is.`,
  ],
  removeDone: ['已删除别名', 'Alias deleted'],
  addEntry: {
    beefCut: ['新增牛肉部位', 'Add a beef cut'],
    porkCut: ['新增猪肉部位', 'Add a pork cut'],
    port: ['新增港口或城市', 'Add a port or city'],
    term: ['新增术语', 'Add a term'],
  },
  addEntryWhat: [
    '保存后立即生效：导入按它识别，筛选和表单可选，搜索能找到。代码以后不能改。',
    'Takes effect at once in imports, filters, forms and searches. The code cannot be changed later.',
  ],
  addEntryConfirm: ['新增', 'Add'],
  addEntryDone: ['已新增', 'Added'],
  change: ['修改', 'Edit'],
  changeFor: [(name: string) => `修改：${name}`, (name) => `Edit: ${name}`],
  changeEntry: [(name: string) => `修改“${name}”`, (name) => `Edit “${name}”`],
  changeEntryWhat: [
    '保存后各处立即按新名称显示和识别；已导入的数据不变。每次修改都记入操作记录。',
    'These names are shown and recognised everywhere at once; data already imported stays as it is. Every change is recorded in the audit trail.',
  ],
  changeEntryConfirm: ['保存', 'Save'],
  changeEntryDone: ['已保存', 'Saved'],
  codeHint: [
    '小写字母、数字和下划线，用于网址和引用',
    'Lower-case letters, digits and underscores; used in addresses and references',
  ],
  fields: {
    Form: ['形态', 'Form'],
    NoteCn: ['中文释义', 'Meaning (Chinese)'],
    NoteEn: ['英文释义', 'Meaning (English)'],
    Role: ['类别', 'Type'],
    Cut: ['部位', 'Cut'],
    ReasonCn: ['中文理由', 'Reason (Chinese)'],
    ReasonEn: ['英文理由', 'Reason (English)'],
    Name: ['名称或编号', 'Name or number'],
    Listed: [
      '表单中可选（取消后不再供选，已用到的仍显示名称）',
      'Offered in forms (if not, existing records still show the name)',
    ],
  },
  hsCodeHint: {
    beefCut: ['副产品填：冷冻时一般申报的8位税号', 'Offal only: the 8-digit code usually declared for frozen product'],
    porkCut: ['冷冻时一般申报的8位税号', '8-digit code usually declared for frozen product'],
  },
  choose: ['请选择', 'Choose'],
  sourceHint: ['出自哪里：目录、报价单、网页等', 'Where it comes from: a catalogue, a price list, a web page'],
  namesWhat: [
    '市场叫法、搜索词、目录编号、葡萄牙文和西班牙文名称，每条都要有来源；没有来源的宁可空着。',
    'Trade names, search words, catalogue numbers, Portuguese and Spanish names, each with its source. Leave it blank rather than guess.',
  ],
  portNamesWhat: ['其他叫法和搜索词，每条都要有来源。', 'Other names and search words, each with its source.'],
  roles: {
    market: ['市场名称', 'Trade name'],
    search: ['搜索词', 'Search word'],
    ausMeat: ['AUS-MEAT 编号', 'AUS-MEAT number'],
    imps: ['IMPS 编号', 'IMPS number'],
    pt: ['葡萄牙文', 'Portuguese'],
    es: ['西班牙文', 'Spanish'],
  },
  addName: ['加一条', 'Add a name'],
  addSubstitute: ['加一个替代部位', 'Add a substitute'],
  substitutesWhat: [
    '贵了可以改用的部位，并写明理由；一对只写一处，两个部位的页面都显示，附价差。',
    'Cuts that stand in when this one is too dear, and why. A pair is written once and shown on both pages with its price gap.',
  ],
  notListed: ['不再供选', 'no longer offered'],
  pair: ['同时还指（成对报价时选）', 'Also stands for (two cuts quoted as a pair)'],
  noPair: ['只指这一条', 'This one only'],
  pairWith: [(names: string) => `与${names}成对`, (names) => `pair with ${names}`],
});
