import type { Edition } from '@btc/contract/members/access.ts';
import { formatCodeIn, nameIn } from '@btc/contract/names.ts';
import type { PlantRow } from '@btc/contract/plants/plant-row.ts';
import { plantsOperations as contract } from '@btc/contract/plants/plants.operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { plantProductNames, plantTypeNames } from '@btc/reference/plants/plant-scopes.ts';
import {
  ask,
  type DataNotes,
  type DataSet,
  dataSet,
  dimension,
  measure,
  noteSource,
  requireOpen,
  textAttribute,
  type Words,
} from '#data/face.ts';
import { readAllPages } from '#platform/export/file-route.ts';
import { identity, plantParameters, toLocked, toRegisterSource } from './plant-sets.ts';

type NamedOption = NonNullable<PlantRow['Detail']>['OffalCuts'][number];

const PageSize = 100;

interface OffalRow extends PlantRow {
  readonly cut: NamedOption;
}

const titles = {
  beef: { cn: '对华注册牛肉工厂：获准副产品', en: 'Beef plants registered for China: offal' },
  pork: { cn: '对华注册猪肉工厂：获准副产品', en: 'Pork plants registered for China: offal' },
};

const offal = dataSet<OffalRow>(
  'plant-offal',
  {
    title: ['工厂获准副产品', 'Offal of plants'],
    lead: [
      '每家工厂注册所列的副产品，每个工厂和部位一行。',
      'The offal that the registration of each plant names, a row for each plant and cut.',
    ],
    module: 'Est',
    call: contract.GetWebFrontApprovePlant,
    parameters: {
      ...plantParameters,
      type: { title: { cn: '类型', en: 'Type' }, names: plantTypeNames },
      scope: { names: plantProductNames },
    },
    columns: [
      ...identity,
      dimension('cut', ['部位', 'Cut'], ({ cut }) => cut.Code, 'cut_name'),
      textAttribute('cut_name', ['部位名称', 'Cut, name'], ({ cut }, edition) => nameIn(edition, cut)),
    ],
  },
  async (api, fields) => {
    const question = { ...ask(contract.GetWebFrontApprovePlant, fields), PageSize };
    const { Rows, Dict } = await readAllPages(async (Page) => {
      const answer = await api('GetWebFrontApprovePlant', { ...question, Page });
      requireOpen(answer.Dict.Locked);
      return answer;
    });
    return {
      rows: Rows.flatMap((plant) => plant.Detail?.OffalCuts.map((cut) => ({ ...plant, cut })) ?? []),
      notes: noteSource(toRegisterSource(Dict.Demo), {
        title: titles[Dict.Meat],
        publishedOn: Dict.UpdatedOn,
        span: [Dict.AsOf, Dict.AsOf],
        asOf: question.AsOf === '' ? null : Dict.AsOf,
        isDemo: Dict.Demo,
      }),
    };
  },
);

type Plant = OutputOf<typeof contract.GetPlant>;
type Trade = OutputOf<typeof contract.GetPlantTrade>;

interface CutRow {
  readonly cut: NamedOption;
  /** Null where the registration is locked. */
  readonly isRegistered: boolean | null;
  /** Tonnes; null where locked or not published. */
  readonly volume: number | null;
  readonly isTradeLocked: boolean;
}

/** Cuts of the registration and of the imports, the largest imports first. */
function listCuts({ Row }: Plant, { Rows, Dates, Dict }: Trade): readonly CutRow[] {
  const registered = Row.Detail?.OffalCuts ?? [];
  const shipped = new Set(Rows.map(({ Code }) => Code));
  const toRow = (cut: NamedOption, volume: number | null): CutRow => ({
    cut,
    isRegistered: Row.Detail === null ? null : registered.some(({ Code }) => Code === cut.Code),
    volume,
    isTradeLocked: Dict.Locked !== null,
  });
  const none = Dates.length === 0 ? null : 0;
  return [
    ...Rows.map(({ Volume, ...cut }) => toRow(cut, Volume)),
    ...registered.filter(({ Code }) => !shipped.has(Code)).map((cut) => toRow(cut, none)),
  ];
}

/** Trade of the demonstration is no other source than its register. */
function toSource({ Row }: Plant, { Dict }: Trade): Words {
  const register = toRegisterSource(Row.Demo);
  if (Dict.SourceNameCn === null || Dict.SourceNameEn === null || Dict.Demo) return register;
  return { cn: `${register.cn}；${Dict.SourceNameCn}`, en: `${register.en}; ${Dict.SourceNameEn}` };
}

function basisOfProducts({ Row }: Plant): DataNotes['basis'] {
  if (Row.Detail === null || Row.Detail.Products.length === 0) return [];
  const format = (edition: Edition, join: string) =>
    Row.Detail?.Products.map((code) => formatCodeIn(edition, plantProductNames, code)).join(join) ?? '';
  return [
    [
      { cn: '获准产品', en: 'Approved products' },
      { cn: format('cn', '、'), en: format('en', ', ') },
    ],
  ];
}

const cuts = dataSet<CutRow>(
  'plant-cuts',
  {
    title: ['单个工厂的部位', 'Cuts of one plant'],
    lead: [
      '一家工厂最近24个月各部位的进口量，以及注册所列的副产品。',
      'Imports from one plant by cut over the latest 24 months, and the offal that its registration names.',
    ],
    module: 'Est',
    call: contract.GetPlantTrade,
    columns: [
      dimension('cut', ['部位', 'Cut'], ({ cut }) => cut.Code, 'cut_name'),
      textAttribute('cut_name', ['部位名称', 'Cut, name'], ({ cut }, edition) => nameIn(edition, cut)),
      {
        ...measure<CutRow>('volume', ['数量', 'Volume'], 't', ({ volume }) => volume),
        gap: ({ isTradeLocked }) => (isTradeLocked ? 'locked' : 'notPublished'),
      },
      {
        name: 'registered',
        title: { cn: '注册列明的副产品', en: 'Offal named by the registration' },
        type: 'boolean',
        unit: '',
        role: 'attribute',
        of: ({ isRegistered }) => isRegistered,
        gap: () => 'locked',
      },
    ],
  },
  async (api, fields) => {
    const question = ask(contract.GetPlantTrade, fields);
    const { PlantID, isEn } = question;
    const [plant, trade] = await Promise.all([
      api('GetPlant', { PlantID, isEn }),
      api('GetPlantTrade', { ...question, AllCuts: true }),
    ]);
    if (trade.Dict.Locked !== null) requireOpen(plant.Dict.Locked);
    const [first, last] = [trade.Dates[0], trade.Dates.at(-1)];
    return {
      rows: listCuts(plant, trade),
      notes: noteSource(toSource(plant, trade), {
        title: { cn: `${plant.Row.Code} 的部位`, en: `Cuts of ${plant.Row.Code}` },
        basis: basisOfProducts(plant),
        span: first === undefined || last === undefined ? null : [first, last],
        publishedOn: trade.Dict.PublishedOn,
        isDemo: plant.Row.Demo || trade.Dict.Demo,
        locked: toLocked(plant.Dict.Locked ?? trade.Dict.Locked),
      }),
    };
  },
);

export const plantCutSets: readonly DataSet[] = [offal, cuts];
