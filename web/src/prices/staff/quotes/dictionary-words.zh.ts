/** The words of the dictionaries. */
export const zh = {
  title: '名称词典',
  what: '导入和搜索时，部位、产地、关区、省份和口岸按这些名称识别。名录随系统发布；遇到别人的其他写法，在此加为别名，之后的导入和搜索即按它识别。',
  kind: '词典',
  kinds: {
    beefCut: '牛肉部位',
    porkCut: '猪肉部位',
    origin: '产地',
    district: '关区',
    province: '省份',
    port: '口岸和城市',
  },
  usedBy: {
    beefCut: '用于报价、货运记录和工厂名单的导入，以及搜索。',
    porkCut: '用于报价、货运记录和工厂名单的导入，以及搜索。',
    origin: '用于报价、货运记录、海关数据、配额和工厂名单的导入，以及搜索。',
    district: '用于货运记录和海关数据的导入。',
    province: '用于货运记录和海关数据的导入。',
    port: '用于报价的导入，以及搜索。',
  },
  source: (text: string) => `来源：${text}。`,
  search: '查找',
  searchHint: '代码、名称或别名',
  caption: (kind: string, shown: string, total: string) =>
    shown === total ? `${kind}，共${total}条` : `${kind}，${total}条中的${shown}条`,
  empty: '没有相符的名称。',
  name: '名称',
  code: '代码',
  known: '名录中的其他写法',
  added: '我们加的别名',
  add: '加别名',
  addFor: (name: string) => `加别名：${name}`,
  addWhat: (name: string) =>
    `从现在起，导入的文件和搜索里，这个写法即指“${name}”。全角半角、大小写和空格不计。已导入的数据不变。`,
  alias: '别名',
  taken: '这个写法已有所指。',
  limit: '这一条的别名已经太多。',
  addConfirm: '加为别名',
  addDone: '已加为别名',
  remove: '删除',
  removeFor: (alias: string, name: string) => `删除别名：${alias}（${name}）`,
  removeWhat: (alias: string, name: string) =>
    `从现在起，导入的文件和搜索里，“${alias}”不再指“${name}”。已导入的数据不变。`,
  removeDone: '已删除别名',
};

export type DictionaryMessages = typeof zh;
