import { memberNames } from '@btc/contract/trade/dimensions.ts';
import { isProvisional, provisionalMonths } from '@btc/contract/trade/publication.ts';
import { dataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { getView } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { ColumnHead, FileWords, WholeRequest, WholeSet } from '#data/face.ts';
import { readQuestion } from '#platform/export/file-route.ts';
import { type CodedColumn, codedColumns, toWhere } from './fact-names.ts';
import { findFacts, findNamed, type FoundFacts, joinNames, type Names, toFactNotes } from './find-facts.ts';
import { quote } from '../facts/mask.ts';
import type { TradeDeps } from '../trade-deps.ts';

/*
 * The single facts of a year, written as Parquet by the engine that holds them: on threads of its own, and never whole in memory.
 */

interface FactColumn {
  readonly head: ColumnHead;
  readonly toValue: (found: FoundFacts) => string;
}

type Title = readonly [cn: string, en: string];

function buildHead(name: string, [cn, en]: Title, more: Partial<Omit<ColumnHead, 'name' | 'title'>> = {}): ColumnHead {
  return { name, title: { cn, en }, type: 'text', unit: '', role: 'attribute', ...more };
}

const measures = [
  { name: 'volume', title: ['数量', 'Volume'], unit: 't', stored: 'g', divisor: 1e6 },
  { name: 'value_usd', title: ['金额', 'Value'], unit: 'USD', stored: 'usd_cents', divisor: 100 },
  { name: 'value_cny', title: ['金额', 'Value'], unit: 'CNY', stored: 'cny_cents', divisor: 100 },
] as const;

const gapNames = measures.map(({ name, stored }) => `case when ${stored} is null then '${name}:notPublished' end`);
/** Only built where a figure is missing, which is rare. */
const gaps = `case when ${measures.map(({ stored }) => `${stored} is null`).join(' or ')} then concat_ws(' ', ${gapNames.join(', ')}) end`;

function nameColumn(column: CodedColumn): readonly FactColumn[] {
  const key = column === 'hs' ? 'line' : column;
  const [cn, en] = [memberNames.cn[key], memberNames.en[key]];
  const label = `${column}_name`;
  const code = { role: 'dimension', label } as const;
  const find = (names: Names) => findNamed(names, column) ?? { code: 'null::varchar', name: 'null::varchar' };
  return [
    {
      head: buildHead(column === 'hs' ? 'hs_code' : column, [`${cn}代码`, `${en} code`], code),
      toValue: ({ names }) => find(names).code,
    },
    { head: buildHead(label, [cn, en]), toValue: ({ names }) => find(names).name },
  ];
}

function toMark({ series, facts }: FoundFacts): string {
  const provisional = provisionalMonths(series.grain === 'month' ? series.units : []);
  const marked = facts.units.filter((unit) => isProvisional(unit, provisional));
  return marked.length === 0 ? 'false' : `f.period in (${marked.map((unit) => unit.replace('-', '')).join(', ')})`;
}

const own = { role: 'dimension' } as const;
/** Heads as a source's facts have them: facts of years have no months. */
function toHeads({ series }: FoundFacts): readonly ColumnHead[] {
  const heads = columns.map(({ head }) => head);
  return series.grain === 'month'
    ? heads
    : heads.map((head) => (head.type === 'month' ? { ...head, type: 'text' } : head));
}

const columns: readonly FactColumn[] = [
  {
    head: buildHead('period', ['时期', 'Period'], { ...own, type: 'month' }),
    toValue: ({ series }) =>
      series.grain === 'month' ? 'make_date(f.period // 100, f.period % 100, 1)' : 'n_period.name',
  },
  ...codedColumns.flatMap(nameColumn),
  { head: buildHead('goods', ['商品', 'Goods'], own), toValue: () => 'f.grp' },
  { head: buildHead('storage', ['储藏方式', 'Storage'], own), toValue: () => 'f.storage' },
  { head: buildHead('form', ['形态', 'Form'], own), toValue: () => 'f.form' },
  ...measures.map(({ name, title, unit, stored, divisor }): FactColumn => {
    const head = buildHead(name, title, { type: 'number', unit, role: 'measure' });
    return { head, toValue: () => `f.${stored}::double / ${divisor}` };
  }),
  { head: buildHead('provisional', ['可能修订', 'Provisional'], { type: 'boolean' }), toValue: toMark },
  { head: buildHead('gaps', ['缺失原因', 'Gaps']), toValue: () => gaps },
];

/** Rows per Parquet row group: readable in one go without much memory. */
const rowGroupSize = 122_880;

/** Sorted, so that the file is identical in every process. */
function toParquetStatement(found: FoundFacts, path: string, words: FileWords): string {
  const selected = columns.map(({ head: { name }, toValue }) => `${toValue(found)} as ${name}`);
  const metadata = words.map(({ key, value }) => `${key}: ${quote(value)}`).join(', ');
  const { names, facts } = found;
  return `copy (select ${selected.join(', ')} from shown f ${joinNames(names, facts.units)} where ${toWhere(facts)}
    order by all)
    to ${quote(path)} (format parquet, compression snappy, row_group_size ${rowGroupSize}, kv_metadata {${metadata}})`;
}

const meats = {
  beef: { cn: '牛肉', en: 'Beef', view: getView('beef-one'), goods: 'beef_and_offal' },
  pork: { cn: '猪肉', en: 'Pork', view: getView('pork-one'), goods: 'pork_and_offal|pork_fat' },
} as const;
type Meat = keyof typeof meats;

function toQuestion(goods: string, { edition, year, asOf, source }: WholeRequest) {
  return readQuestion(dataQuestion, {
    isEn: edition === 'en',
    IsFirst: false,
    Type: goods,
    StartDate: `${year}-01`,
    EndDate: `${year}-12`,
    ...(asOf === null ? {} : { AsPublishedOn: asOf }),
    ...(source === null ? {} : { Source: source }),
  });
}

function toFactSet(deps: TradeDeps, meat: Meat): WholeSet {
  const { cn, en, view, goods } = meats[meat];
  return {
    name: `${meat}-facts`,
    title: { cn: `${cn}进口：逐条记录`, en: `${en} imports: single facts` },
    lead: {
      cn: '一年的逐条记录：时期、产地、税号、部位、工厂、企业等，按来源所公布的细目。',
      en: 'The single facts of a year by period, origin, tariff line, cut, plant, company and so on, as far as the source tells.',
    },
    module: view.module,
    columns: columns.map(({ head }) => head),
    takes: ['asof', 'source'],
    toShown: (year) => ({ name: view.code, params: { from: `${year}-01`, to: `${year}-12` } }),
    write: (request, { path, describe }) => {
      const { edition, caller } = request;
      const question = toQuestion(goods, request);
      return findFacts(deps, { view, edition, question, caller }, async (found) => {
        if (found.facts.units.length === 0) throw new ApiError(1009);
        await found.snapshot.read(toParquetStatement(found, path, describe(toFactNotes(found), toHeads(found))));
      });
    },
  };
}

export function createFactSets(deps: TradeDeps): readonly WholeSet[] {
  return [toFactSet(deps, 'beef'), toFactSet(deps, 'pork')];
}
