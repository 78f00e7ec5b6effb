import { inEditions } from '#i18n/editions.ts';
import { counted } from '../room/counted.ts';

export const messages = inEditions({
  title: {
    beef: ['牛肉厂号查询', 'Beef plant directory'],
    pork: ['猪肉厂号查询', 'Pork plant directory'],
  },
  viewTitle: {
    directory: {
      beef: ['牛肉厂号查询', 'Beef plant directory'],
      pork: ['猪肉厂号查询', 'Pork plant directory'],
    },
    changes: {
      beef: ['牛肉工厂状态变化', 'Beef plants: status changes'],
      pork: ['猪肉工厂状态变化', 'Pork plants: status changes'],
    },
    releases: {
      beef: ['牛肉工厂名单更新', 'Beef plants: list updates'],
      pork: ['猪肉工厂名单更新', 'Pork plants: list updates'],
    },
    structure: {
      beef: ['牛肉工厂市场格局', 'Beef plants: market structure'],
      pork: ['猪肉工厂市场格局', 'Pork plants: market structure'],
    },
  },
  description: {
    directory: [
      '按厂号、旧号、名称或地点查询对华注册的境外肉类工厂：产地、编号、产品范围、当前状态与变化。',
      'Find meat plants registered for export to China by number, former number, name or place: origin, scope, current status and history.',
    ],
    changes: [
      '对华注册工厂的状态变化：新增、恢复、暂停、取消与编号调整，附适用日期与来源。',
      'Status changes of plants registered for China: approvals, suspensions, cancellations and renumbering, with reference date and source.',
    ],
    releases: [
      '对华注册工厂名单历次更新：每次公布的变化、产地与工厂。',
      'Updates to the list of plants registered for China: changes, origins and plants in each update.',
    ],
    structure: [
      '对华注册工厂按产地、州省、类型和产品范围的分布与集中度。',
      'Plants registered for China by origin, state, type and scope, with concentration.',
    ],
  },
  directoryLead: [
    (examples: readonly string[]) => `厂号怎么写都能查：${[...examples, '旧号', '中英文名称或地点'].join('、')}。`,
    (examples: readonly string[]) =>
      `Enter a number in any format${examples.length === 0 ? '' : ` (${examples.join(', ')})`}, a former number, a name in Chinese or English, or a place.`,
  ],
  lead: {
    changes: [
      '一段时间内的状态变化，按生效日期统计；每条变化注明以货物的哪个日期为准。',
      'Status changes in a period by effective date, and which cargo date each change is based on.',
    ],
    releases: [
      '按公布日期排列的名单更新，每次更新列出变化与涉及的工厂。',
      'List updates by announcement date, with the changes and plants in each.',
    ],
    structure: [
      '注册工厂在各产地、各类型的分布，以及当前状态。',
      'Registered plants by origin and type, and their current status.',
    ],
  },
  meat: ['品种', 'Meat'],
  meats: {
    beef: ['牛肉', 'Beef'],
    pork: ['猪肉', 'Pork'],
  },
  searchLabel: ['厂号、名称或地点', 'Plant number, name or place'],
  searchPlaceholder: [
    (examples: readonly string[]) => `如 ${[...examples, '工厂名称'].join('、')}`,
    (examples: readonly string[]) => `e.g. ${[...examples, 'a name'].join(', ')}`,
  ],
  search: ['查询', 'Search'],
  noSuggestion: ['没有匹配的工厂，可换一种写法。', 'No matching plant. Try another format.'],
  formerly: [(number: string) => `原编号 ${number}`, (number: string) => `formerly ${number}`],
  cascade: ['逐级选择', 'Browse'],
  origin: ['产地', 'Origin'],
  allOrigins: ['全部产地', 'All origins'],
  province: ['州／省', 'State or province'],
  allProvinces: ['全部州省', 'All states'],
  provinceLocked: ['会员可选', 'Members only'],
  number: ['厂号', 'Plant'],
  chooseNumber: ['选择工厂…', 'Select a plant…'],
  chooseOriginFirst: ['先选产地', 'Origin first'],
  facets: ['筛选', 'Filters'],
  facetNames: {
    origins: ['产地', 'Origin'],
    states: ['当前状态', 'Status'],
    provinces: ['州／省', 'State or province'],
    types: ['类型', 'Type'],
    products: ['产品范围', 'Scope'],
  },
  more: ['显示全部', 'Show all'],
  clear: ['清除筛选', 'Clear filters'],
  found: [(total: string) => `共${total}家`, (total: string) => counted(total, 'plant')],
  foundFor: [
    (total: string, words: string) => `“${words}”查到${total}家`,
    (total: string, words: string) => `${counted(total, 'plant')} found for “${words}”`,
  ],
  caption: [
    (meat: string, date: string) => `对华注册${meat}工厂，${date}状态`,
    (meat: string, date: string) => `${meat} plants registered for China, status on ${date}`,
  ],
  columns: {
    plant: ['工厂', 'Plant'],
    origin: ['产地', 'Origin'],
    number: ['注册编号', 'Number'],
    scope: ['类型与范围', 'Type and scope'],
    state: ['当前状态', 'Status'],
    validTo: ['有效期至', 'Valid to'],
  },
  since: [(date: string) => `${date}起`, (date: string) => `since ${date}`],
  sort: ['排序', 'Sort by'],
  sorts: {
    number: ['按编号', 'Number'],
    name: ['按名称', 'Name'],
    since: ['按状态日期', 'Status date'],
  },
  asOf: ['状态日期', 'Status on'],
  updated: [(date: string) => `最近一次变化公布于${date}`, (date: string) => `Latest change announced ${date}`],
  emptyTitle: ['没有符合条件的工厂', 'No matching plants'],
  emptyText: [
    '检查厂号写法，或去掉一些筛选。未获注册的工厂不在名单内。',
    'Check the number, or remove some filters. Plants without registration are not listed.',
  ],
  lockedTitle: [
    '类型、产品范围、有效期、在华注册编号与历次变化',
    'Type, scope, validity, China registration number and history',
  ],
  lockedText: [
    '名称、产地、编号与当前状态对所有人开放。会员另可按州省、类型和产品范围筛选，查任意一天的状态，下载文件含全部栏目。',
    'Name, origin, number and status are open to everyone. Members can also filter by state, type and scope, see the status on any past date, and download all columns.',
  ],
  lockedFilters: [
    '地址中的部分筛选条件仅对会员有效，此处未采用。',
    'Some filters in this link are for members only and were not applied.',
  ],
  boardTitle: ['近90天变化', 'Changes in the last 90 days'],
  boardAll: ['查看全部变化', 'All changes'],
  boardLocked: [
    (total: string) => `近90天共${total}次状态变化，会员可查看明细。`,
    (total: string) => `${counted(total, 'status change')} in the last 90 days; details for members.`,
  ],
  searchedTitle: ['常查工厂', 'Most searched'],
});
