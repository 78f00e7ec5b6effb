import type { PlantEventRow, PlantRow } from '@btc/contract/plants/plant-row.ts';
import type { StructureBar } from '@btc/contract/plants/plant-directory.ts';
import { plantsOperations as contract } from '@btc/contract/plants/plants.operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { nameIn } from '@btc/contract/names.ts';
import {
  effectBasisNames,
  plantProductNames,
  plantTypeNames,
  registrationStateNames,
} from '@btc/reference/plants/plant-scopes.ts';
import { meatNames } from '@btc/reference/goods/meats.ts';
import { findPlantStatus, plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import {
  numberAttribute,
  ask,
  countAttribute,
  countMeasure,
  dateAttribute,
  coded,
  type DataColumn,
  type DataNotes,
  type DataSet,
  dataSet,
  dimension,
  noteSource,
  requireOpen,
  textAttribute,
  type Words,
} from '#data/face.ts';
import { readAllPages } from '#platform/export/file-route.ts';

const PageSize = 100;

/** Publisher of a register; demonstration data never carries a ministry's name. */
export function toRegisterSource(isDemo: boolean): Words {
  return isDemo
    ? { cn: '演示名录', en: 'Demonstration register' }
    : { cn: '海关总署准入名单与公告', en: 'Lists and announcements of China customs (GACC)' };
}

export const identity: readonly DataColumn<PlantRow>[] = [
  dimension('plant', ['工厂编号', 'Plant'], ({ PlantID }) => PlantID, 'number'),
  textAttribute('code', ['代码', 'Code'], ({ Code }) => Code, { shownTo: 'programs' }),
  textAttribute('number', ['注册编号', 'Number'], ({ PlantNo }) => PlantNo),
  textAttribute('origin', ['国家（地区）', 'Origin'], ({ Origin }) => Origin, { label: 'origin_name' }),
  textAttribute('origin_name', ['国家（地区）名称', 'Origin, name'], (row, edition) =>
    edition === 'en' ? row.OriginEn : row.OriginCn,
  ),
  textAttribute('name_cn', ['中文名称', 'Name, Chinese'], ({ NameCn }) => NameCn),
  textAttribute('name_en', ['英文名称', 'Name, English'], ({ NameEn, NameLocal }) => NameEn ?? NameLocal),
  coded('status', ['状态', 'Status'], registrationStateNames, ({ State }) => State),
];

/** Columns open with the module; empty where it is locked, as the notes say. */
const details: readonly DataColumn<PlantRow>[] = [
  dateAttribute('status_since', ['状态起始', 'Status since'], ({ Detail }) => Detail?.StateSince ?? null),
  textAttribute('cifer', ['海关注册号', 'CIFER number'], ({ Detail }) => Detail?.CiferNo ?? null),
  textAttribute(
    'group',
    ['企业集团', 'Group'],
    ({ Detail }, edition) => (edition === 'en' ? Detail?.GroupEn : Detail?.GroupCn) ?? null,
  ),
  textAttribute(
    'province',
    ['州／省', 'State or province'],
    ({ Detail }, edition) => (edition === 'en' ? Detail?.ProvinceEn : Detail?.ProvinceCn) ?? null,
  ),
  textAttribute(
    'city',
    ['城市', 'City'],
    ({ Detail }, edition) => (edition === 'en' ? Detail?.CityEn : Detail?.CityCn) ?? null,
  ),
  coded('types', ['类型', 'Types'], plantTypeNames, ({ Detail }) => Detail?.Types.join(' ') ?? null),
  coded('products', ['产品范围', 'Products'], plantProductNames, ({ Detail }) => Detail?.Products.join(' ') ?? null),
  textAttribute(
    'offal',
    ['副产品', 'Offal'],
    ({ Detail }) => Detail?.OffalCuts.map(({ Code }) => Code).join(' ') ?? null,
    {
      label: 'offal_name',
    },
  ),
  textAttribute(
    'offal_name',
    ['副产品名称', 'Offal, name'],
    ({ Detail }, edition) =>
      Detail?.OffalCuts.map((cut) => nameIn(edition, cut)).join(edition === 'en' ? ', ' : '、') ?? null,
  ),
  dateAttribute('first_approved', ['首次注册', 'First approved'], ({ Detail }) => Detail?.FirstApproved ?? null),
  dateAttribute('valid_to', ['有效期至', 'Valid to'], ({ Detail }) => Detail?.ValidTo ?? null),
];

type Locked = Parameters<typeof requireOpen>[0];

export function toLocked(locked: Locked): DataNotes['locked'] {
  return locked === null ? null : { module: locked.Module, reason: locked.Reason, before: null };
}

export const plantParameters = {
  meat: { names: meatNames },
  origin: { title: { cn: '国家（地区）', en: 'Origin' } },
  status: { names: registrationStateNames },
};

const titles = {
  beef: { cn: '对华注册牛肉工厂', en: 'Beef plants registered for China' },
  pork: { cn: '对华注册猪肉工厂', en: 'Pork plants registered for China' },
};

export const plants = dataSet<PlantRow>(
  'plants',
  {
    title: ['在册工厂', 'Approved plants'],
    lead: [
      '可向中国出口牛肉或猪肉的工厂及其状态。',
      'The plants that may ship beef or pork to China, with their status.',
    ],
    module: 'Est',
    call: contract.GetWebFrontApprovePlant,
    parameters: {
      ...plantParameters,
      type: { title: { cn: '类型', en: 'Type' }, names: plantTypeNames },
      scope: { names: plantProductNames },
    },
    columns: [...identity, ...details],
  },
  async (api, fields) => {
    const question = { ...ask(contract.GetWebFrontApprovePlant, fields), PageSize };
    const { Rows, Dict } = await readAllPages((Page) => api('GetWebFrontApprovePlant', { ...question, Page }));
    return {
      rows: Rows,
      notes: noteSource(toRegisterSource(Dict.Demo), {
        title: titles[Dict.Meat],
        publishedOn: Dict.UpdatedOn,
        span: [Dict.AsOf, Dict.AsOf],
        asOf: question.AsOf === '' ? null : Dict.AsOf,
        isDemo: Dict.Demo,
        locked: toLocked(Dict.Locked),
      }),
    };
  },
);

const eventColumns: readonly DataColumn<PlantEventRow>[] = [
  { ...dimension<PlantEventRow>('event', ['变化编号', 'Event'], ({ EventID }) => EventID), shownTo: 'programs' },
  dateAttribute('effective_on', ['生效日期', 'Effective on'], ({ EffectiveOn }) => EffectiveOn),
  dateAttribute('announced_on', ['公布日期', 'Announced on'], ({ AnnouncedOn }) => AnnouncedOn),
  textAttribute('plant', ['工厂编号', 'Plant'], ({ Plant }) => String(Plant.PlantID), { shownTo: 'programs' }),
  textAttribute('number', ['注册编号', 'Number'], ({ Plant }) => Plant.PlantNo),
  textAttribute('origin', ['国家（地区）', 'Origin'], ({ Plant }) => Plant.Origin, { label: 'origin_name' }),
  textAttribute('origin_name', ['国家（地区）名称', 'Origin, name'], ({ Plant }, edition) =>
    edition === 'en' ? Plant.OriginEn : Plant.OriginCn,
  ),
  textAttribute('name', ['名称', 'Name'], ({ Plant }, edition) =>
    edition === 'en' ? (Plant.NameEn ?? Plant.NameLocal) : (Plant.NameCn ?? Plant.NameEn),
  ),
  textAttribute('change', ['变化', 'Change'], ({ Status }) => Status, { label: 'change_name' }),
  textAttribute('change_name', ['变化名称', 'Change, name'], ({ Status }, edition) => {
    const status = findPlantStatus(Status);
    return (edition === 'en' ? status?.nameEn : status?.nameCn) ?? Status;
  }),
  coded('basis', ['适用日期', 'Counts by'], effectBasisNames, ({ Basis }) => Basis),
  textAttribute('rule', ['依据', 'Rule'], ({ Rule }) => Rule),
  textAttribute('old_number', ['原编号', 'Old number'], ({ OldNumber }) => OldNumber),
  textAttribute('new_number', ['新编号', 'New number'], ({ NewNumber }) => NewNumber),
  textAttribute('note', ['说明', 'Note'], ({ NoteCn, NoteEn }, edition) => (edition === 'en' ? NoteEn : NoteCn)),
  textAttribute('source', ['来源', 'Source'], ({ Source }) => Source),
  textAttribute('source_url', ['来源网址', 'Source, address'], ({ SourceLink }) => SourceLink),
];

export const events = dataSet<PlantEventRow>(
  'plant-events',
  {
    title: ['工厂变化', 'Changes of plants'],
    lead: [
      '一段时间内的新增、暂停、恢复、取消等变化及其公告。',
      'What changed in a period: listed, suspended, resumed, delisted, with the announcement.',
    ],
    module: 'Est',
    call: contract.GetWebApprovePlantChildState,
    parameters: {
      ...plantParameters,
      change: { names: plantStatuses },
      basis: { names: effectBasisNames },
    },
    columns: eventColumns,
  },
  async (api, fields) => {
    const question = { ...ask(contract.GetWebApprovePlantChildState, fields), PageSize };
    const { Rows, Dict } = await readAllPages(async (Page) => {
      const answer = await api('GetWebApprovePlantChildState', { ...question, Page });
      requireOpen(answer.Dict.Locked);
      return answer;
    });
    const span = [Dict.StartDate, Dict.EndDate] as const;
    return {
      rows: Rows,
      notes: noteSource(toRegisterSource(Dict.Demo), {
        pins: { from: Dict.StartDate, to: Dict.EndDate },
        span,
        isDemo: Dict.Demo,
      }),
    };
  },
);

const history = dataSet<PlantEventRow>(
  'plant-history',
  {
    title: ['单个工厂的变化', 'Changes of one plant'],
    lead: ['一家工厂自注册以来的全部变化。', 'All that happened to the registration of one plant.'],
    module: 'Est',
    call: contract.GetPlant,
    columns: eventColumns,
  },
  async (api, fields) => {
    const { Row, Rows, Dict } = await api('GetPlant', ask(contract.GetPlant, fields));
    requireOpen(Dict.Locked);
    return {
      rows: Rows,
      notes: noteSource(toRegisterSource(Row.Demo), {
        title: { cn: `${Row.Code} 的变化`, en: `Changes of ${Row.Code}` },
        publishedOn: Dict.UpdatedOn,
        isDemo: Row.Demo,
      }),
    };
  },
);

type Concentration = OutputOf<typeof contract.GetWebFrontApprovePlantPattern>['Dict']['Concentration'];

function formatConcentration({ Cr1, Cr4, Cr10 }: Concentration): Words {
  const [one, four, ten] = [Cr1, Cr4, Cr10].map((share) => share.toFixed(1));
  return { cn: `第一位${one}，前四位${four}，前十位${ten}`, en: `largest ${one}, top 4 ${four}, top 10 ${ten}` };
}

const dimensionNames = [
  { code: 'origin', nameCn: '国家（地区）', nameEn: 'Origin' },
  { code: 'state', nameCn: '状态', nameEn: 'Status' },
  { code: 'province', nameCn: '州/省', nameEn: 'State or province' },
  { code: 'type', nameCn: '类型', nameEn: 'Type' },
  { code: 'product', nameCn: '产品范围', nameEn: 'Products' },
  { code: 'group', nameCn: '集团', nameEn: 'Group' },
];

function listStructureColumns(
  states: readonly (typeof registrationStateNames)[number][],
): readonly DataColumn<StructureBar>[] {
  return [
    dimension('code', ['代码', 'Code'], ({ Code }) => Code, 'name'),
    textAttribute('name', ['名称', 'Name'], (row, edition) => nameIn(edition, row)),
    countMeasure('plants', ['工厂数', 'Plants'], ({ Total }) => Total),
    numberAttribute('share', ['占比', 'Share'], '%', ({ Share }) => Share),
    ...states.map(({ code, nameCn, nameEn }) =>
      countAttribute<StructureBar>(`plants_${code}`, [nameCn, nameEn], ({ Counts }) => Counts[code] ?? 0),
    ),
  ];
}

export const structure = dataSet<StructureBar>(
  'plant-structure',
  {
    title: ['工厂结构', 'Structure of plants'],
    lead: [
      '按国家、状态、省、类型、产品或集团的工厂数。',
      'How many plants by origin, status, province, type, product or group.',
    ],
    module: 'Est',
    call: contract.GetWebFrontApprovePlantPattern,
    parameters: { ...plantParameters, by: { names: dimensionNames } },
    columns: listStructureColumns(registrationStateNames),
  },
  async (api, fields) => {
    const question = ask(contract.GetWebFrontApprovePlantPattern, fields);
    const { Patterns, Dict } = await api('GetWebFrontApprovePlantPattern', question);
    // Origins and states are counted for everybody.
    if (question.By !== 'origin' && question.By !== 'state') requireOpen(Dict.Locked);
    const states = registrationStateNames.filter(({ code }) =>
      Patterns.some(({ Counts }) => Counts[code] !== undefined),
    );
    return {
      columns: listStructureColumns(states),
      rows: Patterns,
      notes: noteSource(toRegisterSource(Dict.Demo), {
        title: titles[question.Meat],
        basis: [[{ cn: '集中度（%）', en: 'Concentration (%)' }, formatConcentration(Dict.Concentration)]],
        span: [Dict.AsOf, Dict.AsOf],
        asOf: question.AsOf === '' ? null : Dict.AsOf,
        isDemo: Dict.Demo,
        locked: toLocked(Dict.Locked),
      }),
    };
  },
);

export const plantSets: readonly DataSet[] = [plants, events, history, structure];
