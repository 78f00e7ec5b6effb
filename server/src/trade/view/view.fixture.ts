import type { DataQuery } from '@btc/contract/data/data-address.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { DataTable } from '#data/data-table.ts';
import { describeSet } from '#data/describe-set.ts';
import { layForPeople } from '#data/forms/people-sheet.ts';
import type { Sheet } from '#platform/export/sheet.ts';
import { findViewSet } from '../data/view-sets.ts';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { FactSource } from '@btc/contract/trade/trade-codes.ts';
import type { ContrastQuestion, DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { companyTrend, viewChart, viewTable } from '@btc/contract/trade/view-answer.ts';
import type { CompanyTrend, ViewChart, ViewTable } from '@btc/contract/trade/view-answer.ts';
import { getView } from '@btc/contract/trade/views.ts';
import type { ViewCode } from '@btc/contract/trade/views.ts';
import { matchHsCode } from '@btc/reference/goods/hs-codes.ts';
import type { Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import type { FactRow } from '../import/facts/fact-row.ts';
import { Staging } from '../import/facts/staging.ts';
import { loadVintage } from '../import/facts/vintage.load.ts';
import { dataMember } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { createTradeOperations } from '../trade.operations.ts';

type TestInput = Partial<Omit<ContrastQuestion, keyof DataQuestion>> & Partial<DataQuestion>;

export type TrendName = 'GetBeefCompanyTrend' | 'GetBeefUserTrend2' | 'GetPorkCompanyTrend';

export interface ViewClient {
  chart(view: ViewCode, input?: TestInput, caller?: Caller): Promise<ViewChart>;
  table(view: ViewCode, input?: TestInput, caller?: Caller): Promise<ViewTable>;
  trend(name: TrendName, input?: TestInput, caller?: Caller): Promise<CompanyTrend>;
  call(name: string, input?: TestInput, caller?: Caller): Promise<unknown>;
}

export function createViewClient(trade: TradeFixture): ViewClient {
  const operations = new Map(createTradeOperations(trade).map((bound) => [bound.operation.name as string, bound]));
  const call: ViewClient['call'] = async (name, input = {}, caller = fullMember) => {
    const bound = operations.get(name);
    if (bound === undefined) throw new Error(`No such operation: ${name}`);
    return bound.handle(input, caller, noCache);
  };
  return {
    call,
    chart: async (view, input, caller) => viewChart.parse(await call(getView(view).calls.chart ?? '', input, caller)),
    table: async (view, input, caller) => viewTable.parse(await call(getView(view).calls.table, input, caller)),
    trend: async (name, input, caller) => companyTrend.parse(await call(name, input, caller)),
  };
}

export function callerWith(modules: string, state = 3): Caller {
  const { user } = dataMember;
  if (user === null) throw new Error('no user');
  const membership = {
    ...user.membership,
    ChargeState: state,
    CanVisitModule: modules,
    ChargeStataEn: state,
    CanVisitModuleEn: modules,
  };
  return { ...dataMember, user: { ...user, membership } };
}

export const fullMember = callerWith('Data|PorkData|Market|PorkEst');
export const plainMember = callerWith('Data|PorkData');

export type StagedFact = Pick<FactRow, 'period' | 'origin' | 'hs'> & Partial<FactRow>;

export async function loadFacts(
  trade: TradeFixture,
  facts: readonly StagedFact[],
  { source = 'shipments', publishedOn = '2026-10-20' }: { source?: FactSource; publishedOn?: string } = {},
): Promise<void> {
  await mkdir(trade.workFolder, { recursive: true });
  const folder = await mkdtemp(join(trade.workFolder, 'staged-'));
  const staging = await Staging.open(folder);
  for (const [index, fact] of facts.entries()) staging.add(index + 1, completed(fact, index));
  const { count } = await staging.finish(1);
  if (count > 0) throw new Error('The staged facts contradict themselves');
  const incoming = { ...(await staging.coverage()), origins: null, source, publishedOn } as const;
  await loadVintage(
    trade,
    staging,
    {
      incoming,
      madeFrom: createHash('sha256').update(`${publishedOn} ${facts.length}`).digest('hex'),
      workFolder: folder,
    },
    async () => undefined,
  );
  staging.close();
  await trade.facts.refresh();
}

function completed(fact: StagedFact, index: number): FactRow {
  const match = matchHsCode(fact.hs);
  if (match.kind !== 'line' || match.group === null) throw new Error(`No line: ${fact.hs}`);
  return {
    group: match.group,
    storage: match.storage,
    form: match.form,
    grams: null,
    usdCents: null,
    cnyCents: null,
    variant: String(index),
    ...fact,
  };
}

/** The importers I1 to I`importers`, the exporters E501 to E`500 + exporters` of Brazil, two plants of each, the first suspended. */
export async function insertCompanies(
  { db }: TradeFixture,
  { importers, exporters }: { readonly importers: number; readonly exporters: number },
): Promise<void> {
  const numbers = (count: number, from: number): number[] => Array.from({ length: count }, (_, index) => from + index);
  await db
    .insertInto('company')
    .values(
      numbers(importers, 1).map((id) => ({
        id,
        kind: 'importer',
        name_cn: `试验进口商${id}`,
        name_en: `Trial Importer ${id}`,
        province: '31',
        ownership: 'private',
      })),
    )
    .execute();
  await db
    .insertInto('company')
    .values(
      numbers(exporters, 501).map((id) => ({
        id,
        kind: 'exporter',
        name_cn: `试验出口商${id}`,
        name_en: `Trial Exporter ${id}`,
        origin: 'BRA',
      })),
    )
    .execute();
  await db
    .insertInto('plant')
    .values(
      numbers(exporters * 2, 1).map((number) => ({
        code: `BRA-${number}`,
        origin: 'BRA',
        number: String(number),
        name_cn: `试验工厂${number}`,
        name_en: `Trial Plant ${number}`,
        exporter_id: 501 + Math.floor((number - 1) / 2),
        state_cn: '马托格罗索州',
        state_en: 'Mato Grosso',
        meats: ['beef'],
      })),
    )
    .execute();
  await db
    .insertInto('plant_event')
    .values([
      ...numbers(exporters * 2, 1).map((number) => ({
        plant_code: `BRA-${number}`,
        status: 'NEW',
        effective_on: '2020-03-01',
      })),
      { plant_code: 'BRA-1', status: 'SUSP_CN', effective_on: '2025-05-06', note_en: 'Suspended for a trial' },
      { plant_code: 'BRA-2', status: 'CANCEL', effective_on: '2027-01-01' },
    ])
    .execute();
}

export function layFile(table: DataTable, edition: Edition): Sheet {
  const set = findViewSet({ code: 'beef-one' }, '');
  const query: DataQuery = { name: 'beef-one', edition, params: {} };
  const about = describeSet({ set, query, table, publicUrl: 'https://portal.example' });
  return layForPeople({ table, about, edition, query: [] });
}
