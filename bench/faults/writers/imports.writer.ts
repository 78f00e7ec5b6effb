import type { Api } from '@btc/contract/client.ts';
import { isBusy } from '@btc/contract/trade/desk/import-rule.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Desk, Writer } from './writer.ts';

const lookEveryMs = 100;
const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,美元\n';

function formatMonth(number: number): string {
  return `${1992 + Math.floor(number / 12)}${String(1 + (number % 12)).padStart(2, '0')}`;
}

async function waitWhileBusy(api: Api, ImportID: number) {
  for (;;) {
    const { Row } = await api('GetTradeImport', { ImportID });
    if (!isBusy(Row.State)) return Row;
    await wait(lookEveryMs);
  }
}

let files = 0;

async function load({ call, ledger }: Desk): Promise<void> {
  files += 1;
  const name = `writer-${files}.csv`;
  const bytes = Buffer.from(
    `${header}${formatMonth(files)},410,巴西,02023000,牛肉,${1_000_000 + files},千克,5000000\n`,
  );
  const api = call('analysts');
  ledger.attempt('upload', name);
  const { Row } = await api('StartTradeImport', { FileName: name, Bytes: bytes.length });
  ledger.acknowledge('upload', name);
  const part = { ImportID: Row.ImportID, Offset: 0, Files: new Blob([new Uint8Array(bytes)]) };
  await api('UploadTradeImportPart', part).catch((error: unknown) => {
    // It has arrived already: the answer says where the upload stands, and whoever repeats a part goes on from there.
    if (!isApiError(error) || error.data.Dict?.['Received'] !== bytes.length) throw error;
  });
  const checked = await waitWhileBusy(api, Row.ImportID);
  if (checked.State !== 'ready') {
    ledger.noteAnswer(`an import is ${checked.State} after its check`);
    return;
  }
  ledger.attempt('trade import', name);
  await api('CommitTradeImport', { ImportID: Row.ImportID });
  const loaded = await waitWhileBusy(api, Row.ImportID);
  if (loaded.State === 'committed') ledger.acknowledge('trade import', name);
  else ledger.noteAnswer(`an import is ${loaded.State} after its commit`);
}

export const importWriter: Writer = {
  name: 'imports',
  prepare: async () => {
    files = 0;
  },
  act: load,
  stored: {
    upload: `select file_name as key, count(*)::int as count from trade_upload where file_name like 'writer-%' group by 1`,
    'trade import': `select input_name as key, count(*)::int as count from trade_import_run
      where outcome = 'loaded' and input_name like 'writer-%' group by 1`,
  },
  halfDone: {
    'files loaded twice': `select count(*)::int as count from (select input_checksum from trade_import_run
      where outcome = 'loaded' group by 1 having count(*) > 1) twice`,
    'loads without figures': `select count(*)::int as count from trade_import_run r where r.outcome = 'loaded'
      and r.input_name like 'writer-%' and not exists (select from trade_vintage v where v.id = r.vintage_id)`,
    'uploads committed without a load': `select count(*)::int as count from trade_upload
      where state = 'committed' and run_id is null`,
    'uploads that stay busy': `select count(*)::int as count from trade_upload where state in ('checking', 'committing')`,
  },
};

const listHeader = '国家（地区）,注册编号,企业名称（英文）,产品类别,注册产品,有效期至,状态,原注册编号';

async function list({ call, ledger, nextNumber }: Desk): Promise<void> {
  const number = nextNumber();
  const name = `writer-list-${number}.csv`;
  const line = `意大利,IT ${900_000 + number} W,Writer Carni ${number},牛肉,冷冻去骨,2028-01-01,有效,`;
  const api = call('analysts');
  ledger.attempt('plant list', name);
  const { Row } = await api('UploadPlantList', {
    Files: new Blob([`\uFEFF${listHeader}\r\n${line}\r\n`]),
    FileName: name,
    Form: 'approvedList',
    ListedOn: '2026-11-01',
  });
  ledger.acknowledge('plant list', name);
  ledger.attempt('plant', `Writer Carni ${number}`);
  await api('CommitPlantList', { ImportID: Row.ImportID, Kinds: ['new'], Basis: 'shipping' });
  ledger.acknowledge('plant', `Writer Carni ${number}`);
}

export const plantListWriter: Writer = {
  name: 'plant lists',
  act: list,
  stored: {
    'plant list': `select file_name as key, count(*)::int as count from plant_list_import
      where file_name like 'writer-list-%' group by 1`,
    plant: `select name_en as key, count(*)::int as count from plant where name_en like 'Writer Carni %' group by 1`,
  },
  halfDone: {
    'plants without an event': `select count(*)::int as count from plant p
      where not exists (select from plant_event e where e.plant_code = p.code)`,
    'lists committed without their plant': `select count(*)::int as count from plant_list_import i
      where i.state = 'committed' and i.file_name like 'writer-list-%'
        and not exists (select from plant_event e where e.import_id = i.id)`,
  },
};
