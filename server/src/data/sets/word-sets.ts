import type { DictionaryRow } from '@btc/contract/dictionary/dictionary.ts';
import { entryKinds } from '@btc/contract/dictionary/dictionary-kinds.ts';
import type { ReferenceSet } from '@btc/contract/data/data-address.ts';
import { customsDistricts } from '@btc/reference/places/customs-districts.ts';
import { type HsCode, hsCodes } from '@btc/reference/goods/hs-codes.ts';
import { type Origin, origins } from '@btc/reference/places/origins.ts';
import { type PlantStatus, plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import { provinces } from '@btc/reference/places/provinces.ts';
import { type DataSet, dataSet } from '#data/data-set.ts';
import {
  countAttribute,
  numberAttribute,
  type DataColumn,
  dimension,
  mark,
  noteSource,
  textAttribute,
} from '#data/data-table.ts';

const dictionary = dataSet<DictionaryRow>(
  'dictionary',
  {
    title: ['词典', 'Dictionary'],
    lead: [
      '部位、港口和行业用语的中英文名称及其他叫法。',
      'Cuts, ports and words of the trade in both languages, with what else they are called.',
    ],
    columns: [
      dimension('kind', ['种类', 'Kind'], ({ Kind: kind }) => kind),
      dimension('code', ['代码', 'Code'], ({ Code }) => Code),
      textAttribute('name_cn', ['中文', 'Chinese'], ({ NameCn }) => NameCn),
      textAttribute('name_en', ['英文', 'English'], ({ NameEn }) => NameEn),
      textAttribute('group', ['分组', 'Group'], ({ GroupCode }) => GroupCode),
      textAttribute('form', ['形态', 'Form'], ({ Form }) => Form),
      textAttribute('hs_code', ['税号', 'HS code'], ({ HsCode }) => HsCode),
      textAttribute(
        'other_names',
        ['其他叫法', 'Other names'],
        ({ Names }) => Names.map(({ Role, Name }) => `${Role}:${Name}`).join('; ') || null,
      ),
      textAttribute('note_cn', ['释义', 'Note, Chinese'], ({ NoteCn }) => NoteCn),
      textAttribute('note_en', ['英文释义', 'Note, English'], ({ NoteEn }) => NoteEn),
      mark('listed', ['在用', 'Listed'], ({ Listed }) => Listed),
    ],
  },
  async (api) => {
    const { Rows } = await api('GetDictionary', { Kinds: [...entryKinds], WithNames: true });
    return {
      rows: Rows,
      notes: noteSource({
        cn: 'Beef to China 词典，逐条注明来源',
        en: 'Dictionary of Beef to China, each name with its source',
      }),
    };
  },
);

interface Named {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

function named<Row extends Named>(): readonly DataColumn<Row>[] {
  return [
    dimension('code', ['代码', 'Code'], ({ code }) => code),
    textAttribute('name_cn', ['中文', 'Chinese'], ({ nameCn }) => nameCn),
    textAttribute('name_en', ['英文', 'English'], ({ nameEn }) => nameEn),
  ];
}

interface Reference<Row extends Named> {
  readonly title: readonly [cn: string, en: string];
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<Row>[];
}

const ours = { cn: 'Beef to China 参考表', en: 'Reference tables of Beef to China' };

function reference<Row extends Named>(name: ReferenceSet, { title, rows, columns }: Reference<Row>): DataSet {
  const lead = [`参考表：${title[0]}。`, `Reference table: ${title[1]}.`] as const;
  const stated = { title, lead, columns: [...named<Row>(), ...columns] };
  return dataSet<Row>(name, stated, async () => ({ rows, notes: noteSource(ours) }));
}

export const wordSets: readonly DataSet[] = [
  dictionary,
  reference('origins', {
    title: ['来源国家（地区）', 'Origins'],
    rows: origins,
    columns: [
      textAttribute<Origin>('customs_code', ['海关代码', 'Customs code'], ({ customsCode }) => customsCode),
      countAttribute<Origin>('comtrade_code', ['联合国代码', 'Comtrade code'], ({ comtradeCode }) => comtradeCode),
    ],
  }),
  reference('hs-codes', {
    title: ['税则号', 'HS codes'],
    rows: hsCodes,
    columns: [
      textAttribute<HsCode>('goods', ['商品', 'Goods'], ({ group }) => group),
      // Goes as `deprecated-fields.ts` says.
      textAttribute<HsCode>('group', ['商品（旧列名）', 'Goods, old name'], ({ group }) => group),
      textAttribute<HsCode>('storage', ['储藏方式', 'Storage'], ({ storage }) => storage),
      textAttribute<HsCode>('form', ['形态', 'Form'], ({ form }) => form),
      numberAttribute<HsCode>('mfn_duty', ['最惠国税率', 'MFN duty'], '%', ({ mfnDutyPercent }) => mfnDutyPercent),
    ],
  }),
  reference('customs-districts', { title: ['关区', 'Customs districts'], rows: customsDistricts, columns: [] }),
  reference('provinces', { title: ['省份', 'Provinces'], rows: provinces, columns: [] }),
  reference('plant-statuses', {
    title: ['工厂变化的种类', 'Kinds of change of plants'],
    rows: plantStatuses,
    columns: [textAttribute<PlantStatus>('results_in', ['其后状态', 'Results in'], ({ resultsIn }) => resultsIn)],
  }),
];
