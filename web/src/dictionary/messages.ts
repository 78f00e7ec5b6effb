import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['行业词典', 'Dictionary'],
  description: [
    '进口牛肉、猪肉部位的中英文名称、市场叫法和 AUS-MEAT、IMPS 编号，口岸、贸易术语和工厂注册状态，均注明来源。',
    'Beef and pork cuts in Chinese and English with market names, AUS-MEAT and IMPS numbers; ports, trade terms and plant statuses, each with its source.',
  ],
  lead: [
    '部位、口岸、贸易术语和工厂状态在中英文里怎么叫。本站各栏目都用这一份，免费查阅，可直接打印。',
    'What cuts, ports, trade terms and plant statuses are called in Chinese and in English. All of this site goes by it. Free to read and to print.',
  ],
  filter: ['筛选', 'Filter'],
  filterHint: [
    '名称、叫法、编号或税号，如：板腱、oyster blade、2303、114D',
    'A name, number or tariff line: oyster blade, 板腱, 2303, 114D',
  ],
  found: [
    (_: number, text: string) => `${text} 条`,
    (count: number, text: string) => `${text} ${count === 1 ? 'entry' : 'entries'}`,
  ],
  openAll: ['全部展开', 'Open all'],
  closeAll: ['全部收起', 'Close all'],
  print: ['打印', 'Print'],
  filteredFor: [(text: string) => `筛选：${text}`, (text: string) => `Filter: ${text}`],
  none: ['没有这样的词条', 'No such entry'],
  noneText: ['换一种叫法，或只写前几个字。', 'Try another name, or only its beginning.'],
  contents: ['本页内容', 'On this page'],
  parts: {
    beefCut: ['牛肉部位', 'Beef cuts'],
    porkCut: ['猪肉部位', 'Pork cuts'],
    term: ['贸易术语', 'Trade terms'],
    status: ['工厂注册状态', 'Plant statuses'],
    port: ['口岸与城市', 'Ports and cities'],
  },
  roles: {
    market: ['又称', 'Also'],
    search: ['也写作', 'Also written'],
    ausMeat: ['AUS-MEAT', 'AUS-MEAT'],
    imps: ['IMPS', 'IMPS'],
    pt: ['葡语', 'Portuguese'],
    es: ['西语', 'Spanish'],
  },
  colon: ['：', ': '],
  comma: ['、', ', '],
  semicolon: ['；', '; '],
  cutPage: ['报价、进口与工厂', 'Prices, imports, plants'],
  hsCode: ['税号', 'HS code'],
  source: ['来源', 'Source'],
  unlisted: ['已不再使用', 'No longer in use'],
  statusGroup: ['注册编号的变化', 'Changes of a registration'],
  leadsTo: [(state: string) => `此后状态：${state}`, (state: string) => `The registration is then: ${state}`],
  keepsState: ['不改变注册状态', 'Leaves the registration as it was'],
});
