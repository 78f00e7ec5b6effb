import type { Api } from '@btc/contract/client.ts';
import type { PriceDuty } from '@btc/contract/prices/landed-cost.ts';
import type { ArithmeticLine, DayRate } from '@btc/contract/prices/price-fields.ts';
import { meatNames } from '@btc/reference/goods/meats.ts';
import { pricesOperations as contract } from '@btc/contract/prices/prices.operations.ts';
import { describeDuty } from '@btc/contract/safeguard/duty-words.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { arithmeticSteps, convertedUnits } from '@btc/contract/prices/price-codes.ts';
import { formatCodeIn } from '@btc/contract/names.ts';
import { basisOfDuty } from '#safeguard/face.ts';
import { badRequest } from '#platform/api/answer.ts';
import {
  numberAttribute,
  ask,
  dateAttribute,
  dateDimension,
  coded,
  type DataColumn,
  type DataNotes,
  type DataSet,
  dataSet,
  dimension,
  findSpan,
  listSources,
  mark,
  measure,
  noteSource,
  textAttribute,
  type Words,
} from '#data/face.ts';
import type { AddressFields } from '#platform/export/file-route.ts';
import { originNames } from '../series/price-names.ts';

type Landed = OutputOf<typeof contract.GetLandedCost>;

const usualCif = 6000;

async function findUsualOrigin(api: Api, { Meat, isEn }: AddressFields): Promise<string> {
  const operation = Meat === 'pork' ? 'GetWebPorkFrontPriceDictionary' : 'GetWebFrontPriceDictionary';
  const { Dict } = await api(operation, { isEn: isEn === true });
  // What is quoted from China itself is not imported.
  return Dict.Origins.find(({ Code }) => Code !== 'CHN')?.Code ?? 'BRA';
}

/** A step of the sheet; figures are null where the rate is unknown. */
type Line = Pick<ArithmeticLine, 'Step' | 'Operation' | 'Unit'> &
  Readonly<Record<'Figure' | 'Percent' | 'Value', number | null>> & {
    readonly quota: string;
    readonly index: number;
    readonly sheet: Pick<Landed, 'Row' | 'Dict'>;
  };

const unknownDuty = {
  Step: 'additional',
  Operation: 'add',
  Figure: null,
  Percent: null,
  Value: null,
  Unit: 'CNY/kg',
} as const;

function listLines(lines: readonly ArithmeticLine[], quota: string, sheet: Line['sheet']): Line[] {
  const { OthersKnown } = sheet.Dict;
  const taxed = lines.findIndex(({ Step }) => Step === 'vat');
  const unknown = OthersKnown || lines.length === 0 ? [] : [unknownDuty];
  return [...lines.slice(0, taxed), ...unknown, ...lines.slice(taxed)].map((line, index) => ({
    ...line,
    quota,
    index,
    sheet,
  }));
}

/** Without a safeguard there is one total, under no quota. */
function listSides(sheet: Line['sheet']): Line[] {
  const { Row, Dict } = sheet;
  if (Row.SurchargePercent === null) return listLines(Dict.InQuota, 'none', sheet);
  return [...listLines(Dict.InQuota, 'in', sheet), ...listLines(Dict.OverQuota, 'over', sheet)];
}

const demoRates = { cn: '演示汇率', en: 'Demonstration exchange rates' };

function nameRateSource({ Source, Demo }: Pick<DayRate, 'Source' | 'Demo'>): Words {
  return Demo ? demoRates : { cn: Source, en: Source };
}

function findRateSource({ Dict: { Rate } }: Line['sheet']): Words | null {
  return Rate === null ? null : nameRateSource(Rate);
}

const above = { shownTo: 'above' } as const;
const forPrograms = { shownTo: 'programs' } as const;

const quotaSides = [
  { code: 'none', nameCn: '不分配额内外', nameEn: 'No quota' },
  { code: 'in', nameCn: '配额内', nameEn: 'In quota' },
  { code: 'over', nameCn: '超配额', nameEn: 'Over quota' },
];

const operations = [
  { code: 'set', nameCn: '＝', nameEn: '＝' },
  { code: 'multiply', nameCn: '×', nameEn: '×' },
  { code: 'divide', nameCn: '÷', nameEn: '÷' },
  { code: 'add', nameCn: '＋', nameEn: '＋' },
  { code: 'subtract', nameCn: '−', nameEn: '−' },
];

const gap = () => 'locked' as const;

const landedColumns: readonly DataColumn<Line>[] = [
  {
    ...dimension<Line>('quota', ['配额', 'Quota'], ({ quota }) => quota),
    toName: (code, edition) => formatCodeIn(edition, quotaSides, code),
  },
  dimension('line', ['行', 'Line'], ({ index }) => index + 1),
  coded('step', ['步骤', 'Step'], arithmeticSteps, ({ Step }) => Step),
  coded('operation', ['运算', 'Operation'], operations, ({ Operation }) => Operation),
  { ...numberAttribute<Line>('figure', ['系数', 'Figure'], '', ({ Figure }) => Figure), decimals: 6 },
  numberAttribute('percent', ['百分比', 'Percent'], '%', ({ Percent }) => Percent),
  measure('value', ['结果', 'Value'], '', ({ Value }) => Value),
  coded('unit', ['单位', 'Unit'], convertedUnits, ({ Unit }) => Unit),
  textAttribute('origin', ['产地', 'Origin'], ({ sheet }) => sheet.Row.Origin, {
    ...above,
    toName: (code, edition) => originNames(code)[edition],
  }),
  dateAttribute('declared_on', ['申报日', 'Declared on'], ({ sheet }) => sheet.Row.Date, above),
  {
    ...textAttribute<Line>('standing', ['适用', 'Applies'], ({ sheet }) => sheet.Dict.Ruling.Standing, forPrograms),
    gap,
  },
  {
    ...numberAttribute<Line>(
      'surcharge',
      ['当日加征', 'Surcharge that applies'],
      '%',
      ({ sheet }) => sheet.Dict.Ruling.SurchargePercent,
    ),
    ...above,
    gap,
  },
  textAttribute('rests_on', ['依据', 'Rests on'], ({ sheet }) => sheet.Dict.Ruling.RestsOn, forPrograms),
  {
    ...mark<Line>('others_known', ['其他加征税率已知', 'Other duties known'], ({ sheet }) => sheet.Dict.OthersKnown),
    ...forPrograms,
  },
  dateAttribute('rate_day', ['汇率日期', 'Day of the rate'], ({ sheet }) => sheet.Dict.Rate?.Day ?? null, forPrograms),
  textAttribute(
    'rate_source',
    ['汇率来源', 'Source of the rate'],
    ({ sheet }, edition) => findRateSource(sheet)?.[edition] ?? null,
    forPrograms,
  ),
  {
    ...mark<Line>('rate_carried', ['沿用汇率', 'Rate carried'], ({ sheet }) => sheet.Dict.Rate?.Carried === true),
    ...forPrograms,
  },
];

const meats = { beef: { cn: '牛肉', en: 'beef' }, pork: { cn: '猪肉', en: 'pork' } } as const;

function basisOfLanded({ Row, Dict }: Landed): DataNotes['basis'] {
  const { Rate, Others, NoteCn, NoteEn } = Dict;
  const note = { cn: '说明', en: 'Note' };
  return [
    [
      { cn: 'CIF价', en: 'CIF price' },
      { cn: `${Row.Cif}美元/吨`, en: `USD ${Row.Cif}/t` },
    ],
    [
      { cn: '公式', en: 'Formula' },
      {
        cn: '（CIF × 汇率 ÷ 1,000）×（1 + 关税）×（1 + 增值税）+ 港口和冷库费用',
        en: '(CIF × exchange rate ÷ 1,000) × (1 + duty) × (1 + VAT) + port and cold store',
      },
    ],
    ...(Rate === null ? [] : [[{ cn: '汇率', en: 'Exchange rate' }, formatRate(Rate)] as const]),
    ...basisOfDuty(Dict),
    // The notes of other duties stand with their days above.
    ...(NoteCn === null || NoteEn === null || Others.length > 0 ? [] : [[note, { cn: NoteCn, en: NoteEn }] as const]),
    ...(Dict.Demo
      ? [
          [
            note,
            {
              cn: '演示汇率，为虚构；关税、增值税和公式不是演示',
              en: 'Demonstration exchange rate, invented; duties, VAT and formula are not',
            },
          ] as const,
        ]
      : []),
  ];
}

function formatRate({ CnyPerUsd, Day, Carried }: NonNullable<Landed['Dict']['Rate']>): Words {
  return Carried
    ? { cn: `沿用${Day}汇率，1美元兑${CnyPerUsd}元`, en: `carried from ${Day}: 1 USD = ${CnyPerUsd} CNY` }
    : { cn: `1美元兑${CnyPerUsd}元（${Day}）`, en: `1 USD = ${CnyPerUsd} CNY (${Day})` };
}

function noteLanded({ Row, Dict }: Pick<Landed, 'Row' | 'Dict'>, meat: keyof typeof meats): DataNotes {
  const { Rate, Locked } = Dict;
  const origin = originNames(Row.Origin);
  const within = Row.DutyPercent + Row.AdditionalPercent;
  const duty = {
    ...Dict,
    DutyInPercent: within,
    DutyOverPercent: Row.SurchargePercent === null ? null : within + Row.SurchargePercent,
  };
  return noteSource(
    Rate === null
      ? { cn: Dict.SourceCn, en: Dict.SourceEn }
      : {
          cn: `税率：${Dict.SourceCn}；汇率：${nameRateSource(Rate).cn}`,
          en: `Duty: ${Dict.SourceEn}; rate: ${nameRateSource(Rate).en}`,
        },
    {
      scope: {
        cn: `${origin.cn}${meats[meat].cn}，${Row.Date}申报：${describeDuty(duty, 'cn')}`,
        en: `Frozen ${meats[meat].en} of ${origin.en} declared on ${Row.Date}: ${describeDuty(duty, 'en')}`,
      },
      basis: basisOfLanded({ Row, Dict }),
      pins: { origin: Row.Origin, date: Row.Date, cif: String(Row.Cif) },
      span: [Row.Date, Row.Date],
      isDemo: Dict.Demo,
      locked: Locked === null ? null : { module: Locked.Module, reason: Locked.Reason, before: null },
    },
  );
}

export const landed = dataSet<Line>(
  'landed-cost',
  {
    title: ['完税成本', 'Landed cost'],
    lead: [
      '一吨CIF货的出库成本，配额内和超配额，逐步列出。',
      'What a tonne bought CIF costs out of the cold store, within the quota and over it, step by step.',
    ],
    call: contract.GetLandedCost,
    parameters: {
      meat: { names: meatNames },
      date: { title: { cn: '申报日', en: 'Declared on' } },
      rate: { title: { cn: '自定汇率', en: 'Exchange rate, own' } },
      duty: { title: { cn: '自定关税%', en: 'Duty %, own' } },
      surcharge: { title: { cn: '自定加征%', en: 'Surcharge %, own' } },
      additional: { title: { cn: '自定其他关税%', en: 'Other duties %, own' } },
      vat: { title: { cn: '自定增值税%', en: 'VAT %, own' } },
      port: { title: { cn: '自定港杂（元/公斤）', en: 'Port cost, own (CNY/kg)' } },
    },
    columns: landedColumns,
  },
  async (api, fields) => {
    const origin = fields['Origin'] ?? (await findUsualOrigin(api, fields));
    const question = ask(contract.GetLandedCost, { Cif: usualCif, ...fields, Origin: origin });
    const answer = await api('GetLandedCost', question);
    if (answer.Row.CnyPerUsd === null) throw badRequest('CnyPerUsd', 'norate');
    return {
      rows: listSides(answer),
      notes: noteLanded(answer, question.Meat),
    };
  },
);

const duties = dataSet<PriceDuty>(
  'duties',
  {
    title: ['关税表', 'Duties'],
    lead: [
      '各产地冻肉的关税及起止日期，逐条注明来源。',
      'What each origin pays on frozen meat, from when to when, with the source of each rate.',
    ],
    call: contract.GetPriceDuties,
    parameters: { meat: { names: meatNames } },
    columns: [
      dimension('duty', ['税率编号', 'Duty'], ({ DutyID }) => DutyID),
      textAttribute('meat', ['品种', 'Meat'], ({ Meat }) => Meat),
      textAttribute('origin', ['产地', 'Origin'], ({ Origin }) => Origin),
      textAttribute('origin_name', ['产地名称', 'Origin, name'], (row, edition) =>
        edition === 'en' ? row.OriginEn : row.OriginCn,
      ),
      textAttribute('kind', ['种类', 'Kind'], ({ Kind }) => Kind),
      measure('percent', ['税率', 'Rate'], '%', ({ Percent }) => Percent),
      numberAttribute('percent_to', ['最高税率', 'Highest rate'], '%', ({ PercentTo }) => PercentTo),
      dateAttribute('from', ['自', 'From'], ({ From }) => From),
      dateAttribute('until', ['至', 'Until'], ({ Until }) => Until),
      textAttribute('note', ['说明', 'Note'], (row, edition) => (edition === 'en' ? row.NoteEn : row.NoteCn)),
      textAttribute('source', ['来源', 'Source'], (row, edition) => (edition === 'en' ? row.SourceEn : row.SourceCn)),
    ],
  },
  async (api, fields) => {
    const { Rows } = await api('GetPriceDuties', ask(contract.GetPriceDuties, fields));
    return {
      rows: Rows,
      notes: noteSource(
        {
          cn: listSources(Rows.map(({ SourceCn }) => SourceCn)).cn,
          en: listSources(Rows.map(({ SourceEn }) => SourceEn)).en,
        },
        { span: findSpan(Rows.flatMap(({ From, Until }) => [From, Until])) },
      ),
    };
  },
);

const rates = dataSet<DayRate>(
  'exchange-rates',
  {
    title: ['汇率', 'Exchange rates'],
    lead: [
      '报价换算所用的人民币对美元汇率，每日一行；没有汇率的日期不列。',
      'The yuan against the dollar as prices are converted with it, a row a day; a day without a rate has none.',
    ],
    call: contract.GetExchangeRates,
    columns: [
      dateDimension('date', ['日期', 'Date'], ({ Day }) => Day),
      {
        ...measure<DayRate>('cny_per_usd', ['1美元兑人民币', 'CNY per USD'], 'CNY', ({ CnyPerUsd }) => CnyPerUsd),
        decimals: 6,
      },
      textAttribute('source', ['来源', 'Source'], (rate, edition) => nameRateSource(rate)[edition]),
    ],
  },
  async (api, fields) => {
    const { Rows, Dict } = await api('GetExchangeRates', ask(contract.GetExchangeRates, fields));
    const publishers = listSources(Rows.filter(({ Demo }) => !Demo).map(({ Source }) => Source));
    const span = findSpan(Rows.map(({ Day }) => Day));
    return {
      rows: Rows,
      notes: noteSource(Dict.Demo ? demoRates : publishers, {
        ...(span === null ? {} : { pins: { from: span[0], to: span[1] } }),
        isDemo: Dict.Demo,
        span,
      }),
    };
  },
);

export const dutySets: readonly DataSet[] = [landed, duties, rates];
