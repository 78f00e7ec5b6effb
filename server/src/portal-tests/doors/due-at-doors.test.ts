import type { Api } from '@btc/contract/client.ts';
import type { DataQuery } from '@btc/contract/data/data-address.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { writeDataFile } from '#data/forms/data-file.ts';
import { describeMetadata, describeSet } from '#data/describe-set.ts';
import { layForPeople } from '#data/forms/people-sheet.ts';
import { readSet } from '#data/read-set.ts';
import { dataSets } from '../../data-sets.ts';
import { readPart } from '#data/mcp/read-part.ts';
import { openTradeFixture, type TradeFixture } from '#trade/trade-fixture.ts';
import { createTradeOperations } from '#trade/trade.operations.ts';
import { callerWith } from '#trade/view/view.fixture.ts';

/*
 * Figures that a source has not published are gaps at every door; when they are due stands in the notes of the set.
 */

const publicUrl = 'https://portal.example';
let trade: TradeFixture;
let api: Api;
beforeAll(async () => {
  trade = await openTradeFixture();
  api = createInProcessApi(createDispatcher(createTradeOperations(trade), 'fail'), callerWith('Data|PorkData'));
  const months = ['01', '02', '03', '04', '05', '06', '07', '08'];
  const lines = months.map((month) => `2026${month},410,巴西,02023000,牛肉,60000000,千克,300000000\n`).join('');
  const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,美元\n';
  await trade.importText('customs-query', header + lines, { asPublishedOn: '2026-09-18' });
});
afterAll(() => trade.close());

interface Line {
  readonly name: string;
  readonly text: string;
}

async function readDoors(query: DataQuery): Promise<Readonly<Record<string, readonly Line[]>>> {
  const { edition } = query;
  const { set, table } = await readSet(api, dataSets, query);
  const about = describeSet({ set, query, table, publicUrl });
  const write = (form: 'json' | 'parquet') => writeDataFile({ table, next: null }, { form, about, edition });
  const [json, parquet] = [await write('json'), await write('parquet')];
  // The file's own metadata are not compressed.
  const [, own = '[]'] = /"basis":(\[.*?\]),"source"/s.exec(parquet.body.toString()) ?? [];
  const sheet = layForPeople({ table, about, edition, query: [] });
  return {
    json: (JSON.parse(json.body.toString()) as { basis: Line[] }).basis, // as describeSet wrote it
    parquet: JSON.parse(own) as Line[], // the same
    metadata: describeMetadata({ set, query, table, publicUrl, rowCount: null }).basis,
    people: sheet.about.map(([name, text]) => ({ name, text })),
    tool: (await readPart({ api, sets: dataSets, publicUrl }, { query })).basis ?? [],
  };
}

const due: Readonly<Record<Edition, Line>> = {
  cn: { name: '待发布', text: '2026-09至2026-10应于2026-10-20发布，尚未入库；2026-11预计于2026-12-18发布' },
  en: {
    name: 'Due',
    text: '2026-09 to 2026-10: was due on 2026-10-20, not yet loaded; 2026-11: due on 2026-12-18 (expected)',
  },
};

const queries = (['beef-one', 'beef-one-periods', 'beef-one-series', 'quota-use'] as const).flatMap((name) =>
  (['cn', 'en'] as const).map((edition) => ({ name, edition, params: {} })),
);

test.each(queries)('$name says at every door when what it has not got is due ($edition)', async (query) => {
  for (const [door, lines] of Object.entries(await readDoors(query))) {
    expect([door, lines.filter(({ name }) => name === due[query.edition].name)]).toEqual([door, [due[query.edition]]]);
  }
});

test('figures as published on an earlier day await nothing', async () => {
  const doors = await readDoors({ name: 'beef-one', edition: 'en', params: { asof: '2026-09-30' } });
  for (const lines of Object.values(doors)) expect(lines.map(({ name }) => name)).not.toContain('Due');
});
