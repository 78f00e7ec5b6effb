import { memberNames } from '@btc/contract/trade/dimensions.ts';
import type { ViewColumn } from '@btc/contract/trade/view-answer.ts';
import type { Named } from '../names/names.ts';
import type { View } from '../view-shape.ts';

const start = (Key: string, TitleCn: string, TitleEn: string): ViewColumn => {
  return { Key, TitleCn, TitleEn, Unit: '', Align: 'start' };
};
const end = (Key: string, [TitleCn, TitleEn]: readonly [string, string], Unit: string): ViewColumn => {
  return { Key, TitleCn, TitleEn, Unit, Align: 'end' };
};

const rank = end('Rank', ['名次', 'Rank'], '');
const volume = end('Volume', ['数量', 'Volume'], 't');
const share = end('Share', ['占合计', 'Share of total'], '%');
const yoy = end('Yoy', ['同比', 'y/y'], '%');
const ytd = end('Ytd', ['年初至今', 'Year to date'], 't');
const ytdYoy = end('YtdYoy', ['年初至今同比', 'Year to date y/y'], '%');
const usd = end('ValueUsd', ['金额', 'Value'], 'USD');
const cny = end('ValueCny', ['金额', 'Value'], 'CNY');
const price = end('UsdPerTonne', ['单价', 'Unit value'], 'USD/t');
const trend = end('Trend', ['走势', 'Trend'], 't');
const mainOrigins = start('MainOrigins', '主要产地', 'Main origins');
const origin = start('Origin', '产地', 'Origin');
const status = start('Status', '当前状态', 'Current status');
const duty = end('Duty', ['进口关税', 'Import duty'], '%');
const dutyNote = start('DutyNote', '关税说明', 'Duty note');
const code = start('Code', '代码', 'Code');

const name = (TitleCn: string, TitleEn: string): ViewColumn => start('Name', TitleCn, TitleEn);
const toName = (kind: keyof typeof memberNames.cn): ViewColumn => name(memberNames.cn[kind], memberNames.en[kind]);

const originShare = end('Share', ['占全部来源', 'Share of all origins'], '%');
const byOrigin = [toName('origin'), volume, originShare, yoy, ytd, ytdYoy, usd, cny, price, trend];
const district = [
  rank,
  code,
  toName('district'),
  volume,
  share,
  yoy,
  usd,
  cny,
  price,
  mainOrigins,
  start('Note', '冷库备注', 'Cold-store note'),
  trend,
];
const product = [code, toName('line'), volume, share, yoy, usd, cny, price, duty, dutyNote, trend];
const mean = end('UsdPerTonne', ['加权平均', 'Weighted average'], 'USD/t');
const meanYoy = end('Yoy', ['均价同比', 'Average y/y'], '%');
/** The weight comes last, so that a change of unit value is not read as one of weight. */
const periods = [name('时期', 'Period'), mean, meanYoy, volume];

const own: Readonly<Partial<Record<View['code'], readonly ViewColumn[]>>> = {
  'beef-one': byOrigin,
  'pork-one': byOrigin,
  'beef-two': periods,
  'beef-four': district,
  'pork-four': district,
  'beef-five': [
    rank,
    toName('importer'),
    start('Province', '省份', 'Province'),
    start('Ownership', '所有制', 'Ownership'),
    volume,
    share,
    yoy,
    mainOrigins,
    end('Plants', ['供货工厂数', 'Supplying plants'], ''),
    trend,
  ],
  'beef-six': [
    toName('cut'),
    start('Group', '胴体部位', 'Primal'),
    start('AusMeat', 'AUS-MEAT 编号', 'AUS-MEAT no.'),
    volume,
    share,
    yoy,
    price,
    mainOrigins,
    trend,
  ],
  'beef-seven': [
    rank,
    start('Group', '企业集团', 'Group'),
    start('PlantNo', '工厂编号', 'Plant no.'),
    toName('plant'),
    origin,
    start('State', '州／省', 'State'),
    volume,
    share,
    yoy,
    price,
    status,
    trend,
  ],
  'beef-eight': product,
  'pork-two': product,
  'beef-nine': [
    name('月份', 'Month'),
    end('Mean', ['五年均值', 'Five-year average'], 't'),
    yoy,
    end('Ytd', ['年初至今', 'Year to date'], 't'),
    ytdYoy,
    end('Quota', ['配额', 'Quota'], 't'),
    end('UsedPercent', ['已用', 'Used'], '%'),
    end('FillDate', ['预计用完', 'Expected to fill'], ''),
    end('FillEarliest', ['最早', 'Earliest'], ''),
    end('FillLatest', ['最晚', 'Latest'], ''),
  ],
  'pork-five': [
    toName('cut'),
    start('Group', '分类', 'Group'),
    start('HsCode', '税号', 'HS code'),
    volume,
    share,
    yoy,
    price,
    duty,
    dutyNote,
    mainOrigins,
    trend,
  ],
  'pork-six': [
    rank,
    start('PlantNo', '工厂编号', 'Plant no.'),
    toName('plant'),
    start('Group', '企业集团', 'Group'),
    origin,
    volume,
    share,
    yoy,
    price,
    status,
    trend,
  ],
  'pork-three-contrast': [toName('province')],
  'pork-four-contrast': [code, toName('district')],
};

function listOwn({ code: view, table }: View): readonly ViewColumn[] {
  return own[view] ?? [rank, toName(table), volume, share, yoy, usd, cny, price, mainOrigins, trend];
}

const unitOfValues = { periods: 'USD/t', monthsOfYear: 't', contrast: 't', members: '' } as const;

const difference = [
  end('Difference', ['差额', 'Difference'], 't'),
  end('DifferencePercent', ['变化', 'Change'], '%'),
  end('ShareA', ['甲占比', 'Share of A'], '%'),
  end('ShareB', ['乙占比', 'Share of B'], '%'),
];

/** Share of the sum of the chosen members, not of all trade. */
const shareOfChosen = end('Share', ['占所选合计', 'Share of selection'], '%');

export function ofChosen(columns: readonly ViewColumn[]): ViewColumn[] {
  return columns.map((column) => (column === share ? shareOfChosen : column));
}

/** Columns of `Values` follow the name. */
export function toColumns(view: View, members: readonly Named[]): ViewColumn[] {
  const columns = listOwn(view);
  const names = columns.findIndex(({ Key }) => Key === 'Name') + 1;
  const values = members.map(({ NameCn, NameEn }, index) =>
    end(`Values.${index}`, [NameCn, NameEn], unitOfValues[view.rows]),
  );
  return [
    ...columns.slice(0, names),
    ...values,
    ...columns.slice(names),
    ...(view.rows === 'contrast' ? difference : []),
  ];
}

export function showsMainOrigins(view: View): boolean {
  return listOwn(view).some(({ Key }) => Key === mainOrigins.Key);
}
