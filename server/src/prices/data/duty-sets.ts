import type { Api } from '@btc/contract/client.ts';
import type { PriceDuty } from '@btc/contract/prices/landed-cost.ts';
import type { ArithmeticLine } from '@btc/contract/prices/price-fields.ts';
import { pricesOperations as contract } from '@btc/contract/prices/prices.operations.ts';
import { describeDuty } from '@btc/contract/safeguard/duty-words.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import { ask, type DataSet, dataSet } from '#platform/data/data-set.ts';
import {
  aside,
  type DataColumn,
  type DataNotes,
  dimension,
  findSpan,
  layTable,
  mark,
  measure,
  noteSource,
  said,
} from '#platform/data/data-table.ts';
import type { Given } from '#platform/export/file-route.ts';
import { originNames } from '../series/price-names.ts';
import { listSources } from '#platform/data/list-sources.ts';

type Landed = OutputOf<typeof contract.GetLandedCost>;

/** The CIF price that the page opens with, and the origin that its list begins with. */
const usualCif = 6000;

async function findUsualOrigin(api: Api, { Meat, isEn }: Given): Promise<string> {
  const operation = Meat === 'pork' ? 'GetWebPorkFrontPriceDictionary' : 'GetWebFrontPriceDictionary';
  const { Dict } = await api(operation, { isEn: isEn === true });
  // What is quoted from China itself is not imported.
  return Dict.Origins.find(({ Code }) => Code !== 'CHN')?.Code ?? 'BRA';
}

/** A step of the sheet; one whose rate nobody knows has no figure. */
type Line = Pick<ArithmeticLine, 'Step' | 'Operation' | 'Unit'> &
  Readonly<Record<'Figure' | 'Percent' | 'Value', number | null>> & { readonly quota: string; readonly index: number };

/** What is paid beside the other duties at a rate that is not known: a step of the sheet like them. */
const unknownDuty = {
  Step: 'additional',
  Operation: 'add',
  Figure: null,
  Percent: null,
  Value: null,
  Unit: 'CNY/kg',
} as const;

function listLines(lines: readonly ArithmeticLine[], quota: string, { OthersKnown }: Landed['Dict']): Line[] {
  const taxed = lines.findIndex(({ Step }) => Step === 'vat');
  const unknown = OthersKnown || lines.length === 0 ? [] : [unknownDuty];
  return [...lines.slice(0, taxed), ...unknown, ...lines.slice(taxed)].map((line, index) => ({
    ...line,
    quota,
    index,
  }));
}

/** Where no safeguard applies there is one sum, in no quota. */
function listSides({ Row, Dict }: Landed): Line[] {
  if (Row.SurchargePercent === null) return listLines(Dict.InQuota, 'none', Dict);
  return [...listLines(Dict.InQuota, 'in', Dict), ...listLines(Dict.OverQuota, 'over', Dict)];
}

function listLandedColumns({ Row, Dict }: Landed): readonly DataColumn<Line>[] {
  const { Ruling, Rate } = Dict;
  const gap = () => 'locked' as const;
  return [
    dimension('quota', ['配额', 'Quota'], ({ quota }) => quota),
    dimension('line', ['行', 'Line'], ({ index }) => index + 1),
    said('step', ['步骤', 'Step'], ({ Step }) => Step),
    said('operation', ['运算', 'Operation'], ({ Operation }) => Operation),
    aside('figure', ['系数', 'Figure'], '', ({ Figure }) => Figure),
    aside('percent', ['百分比', 'Percent'], '%', ({ Percent }) => Percent),
    measure('value', ['结果', 'Value'], '', ({ Value }) => Value),
    said('unit', ['单位', 'Unit'], ({ Unit }) => Unit),
    said('origin', ['产地', 'Origin'], () => Row.Origin),
    said('declared_on', ['申报日', 'Declared on'], () => Row.Date),
    { ...said('standing', ['适用', 'Applies'], () => Ruling.Standing), gap },
    { ...aside('surcharge', ['当日加征', 'Surcharge that applies'], '%', () => Ruling.SurchargePercent), gap },
    said('rests_on', ['依据', 'Rests on'], () => Ruling.RestsOn),
    mark('others_known', ['其他加征税率已知', 'Other duties known'], () => Dict.OthersKnown),
    said('rate_day', ['汇率日期', 'Day of the rate'], () => Rate?.Day ?? null),
    said('rate_source', ['汇率来源', 'Source of the rate'], () => Rate?.Source ?? null),
    mark('rate_carried', ['沿用汇率', 'Rate carried'], () => Rate?.Carried === true),
  ];
}

const meats = { beef: { cn: '牛肉', en: 'beef' }, pork: { cn: '猪肉', en: 'pork' } } as const;

function noteLanded({ Row, Dict }: Landed, meat: keyof typeof meats): DataNotes {
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
      : { cn: `税率：${Dict.SourceCn}；汇率：${Rate.Source}`, en: `Duty: ${Dict.SourceEn}; rate: ${Rate.Source}` },
    {
      scope: {
        cn: `${origin.cn}${meats[meat].cn}，${Row.Date}申报：${describeDuty(duty, 'cn')}`,
        en: `Frozen ${meats[meat].en} of ${origin.en} declared on ${Row.Date}: ${describeDuty(duty, 'en')}`,
      },
      span: [Row.Date, Row.Date],
      isDemo: Dict.Demo,
      locked: Locked === null ? null : { module: Locked.Module, reason: Locked.Reason, before: null },
    },
  );
}

const landed = dataSet(
  'landed-cost',
  {
    title: ['完税成本', 'Landed cost'],
    lead: [
      '一吨CIF货的出库成本，配额内和超配额，逐步列出。',
      'What a tonne bought CIF costs out of the cold store, within the quota and over it, step by step.',
    ],
  },
  async (api, fields) => {
    const origin = fields['Origin'] ?? (await findUsualOrigin(api, fields));
    const question = ask(contract.GetLandedCost, { Cif: usualCif, ...fields, Origin: origin });
    const answer = await api('GetLandedCost', question);
    if (answer.Row.CnyPerUsd === null) throw badRequest('CnyPerUsd', 'norate');
    return layTable<Line>({
      columns: listLandedColumns(answer),
      rows: listSides(answer),
      notes: noteLanded(answer, question.Meat),
    });
  },
);

const duties = dataSet(
  'duties',
  {
    title: ['关税表', 'Duties'],
    lead: [
      '各产地冻肉的关税及起止日期，逐条注明来源。',
      'What each origin pays on frozen meat, from when to when, with the source of each rate.',
    ],
  },
  async (api, fields, edition) => {
    const { Rows } = await api('GetPriceDuties', ask(contract.GetPriceDuties, fields));
    return layTable<PriceDuty>({
      columns: [
        dimension('duty', ['税率编号', 'Duty'], ({ DutyID }) => DutyID),
        said('meat', ['品种', 'Meat'], ({ Meat }) => Meat),
        said('origin', ['产地', 'Origin'], ({ Origin }) => Origin),
        said('origin_name', ['产地名称', 'Origin, name'], (row) => (edition === 'en' ? row.OriginEn : row.OriginCn)),
        said('kind', ['种类', 'Kind'], ({ Kind }) => Kind),
        measure('percent', ['税率', 'Rate'], '%', ({ Percent }) => Percent),
        aside('percent_to', ['最高税率', 'Highest rate'], '%', ({ PercentTo }) => PercentTo),
        said('from', ['自', 'From'], ({ From }) => From),
        said('until', ['至', 'Until'], ({ Until }) => Until),
        said('note', ['说明', 'Note'], (row) => (edition === 'en' ? row.NoteEn : row.NoteCn)),
        said('source', ['来源', 'Source'], (row) => (edition === 'en' ? row.SourceEn : row.SourceCn)),
      ],
      rows: Rows,
      notes: noteSource(
        {
          cn: listSources(Rows.map(({ SourceCn }) => SourceCn)).cn,
          en: listSources(Rows.map(({ SourceEn }) => SourceEn)).en,
        },
        { span: findSpan(Rows.flatMap(({ From, Until }) => [From, Until])) },
      ),
    });
  },
);

/** What a cargo costs, and what is paid on it. */
export const dutySets: readonly DataSet[] = [landed, duties];
