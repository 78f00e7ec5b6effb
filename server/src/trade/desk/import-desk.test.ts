import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperationName, Operations } from '@btc/contract/operations.ts';
import { tradeImportRule } from '@btc/contract/trade/desk/import-rule.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { textWorkbook } from '#platform/import/xlsx/zip.fixture.ts';
import { enqueueJob } from '#platform/jobs/job.queries.ts';
import { addCaller } from '#testing/add-caller.ts';
import { listNotices } from '#safeguard/notice.queries.ts';
import { listQuotas } from '#safeguard/quota.queries.ts';
import { lockCatalogue } from '../facts/vintage.queries.ts';
import { listRates } from '../rate.queries.ts';
import { openTradeFixture, type TradeFixture } from '../trade-fixture.ts';
import { createImportDeskOperations } from './import-desk.operations.ts';
import { doImportJob } from './import-job.ts';
import { doImports } from './import-queue.fixture.ts';
import { findUpload } from './uploads/upload.queries.ts';
import { workOn } from './uploads/upload-work.queries.ts';

const fixtures = new URL('../import/fixtures/', import.meta.url).pathname;
const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,美元\n';
const brazil = (month: string, kg: number, usd: number) => `${month},410,巴西,02023000,牛肉,${kg},千克,${usd}\n`;
const uruguay = (month: string, kg: number, usd: number) => `${month},444,乌拉圭,02023000,牛肉,${kg},千克,${usd}\n`;

let trade: TradeFixture;
let analyst: Caller;
const failures: unknown[] = [];

async function call<Name extends OperationName>(
  name: Name,
  input: RequestOf<Operations[Name]>,
  caller: Caller = analyst,
): Promise<OutputOf<Operations[Name]>> {
  const dispatcher = createDispatcher(createImportDeskOperations(trade), 'fail');
  return createInProcessApi(dispatcher, caller)(name, input);
}

const work = (deps = trade) => doImports({ ...deps, onFailure: (error) => failures.push(error) });

beforeAll(async () => {
  trade = await openTradeFixture();
  analyst = await addCaller(trade, { name: 'anna', role: 'analyst' });
});
afterAll(async () => trade.close());

type Stated = Partial<RequestOf<Operations['StartTradeImport']>>;

async function send(content: string | Buffer, stated: Stated = {}): Promise<number> {
  const bytes = Buffer.from(content);
  const { Row, Dict } = await call('StartTradeImport', { FileName: 'given.csv', Bytes: bytes.length, ...stated });
  for (let offset = 0; offset < bytes.length; offset += Dict.PartBytes) {
    const Files = new Blob([new Uint8Array(bytes.subarray(offset, offset + Dict.PartBytes))]);
    await call('UploadTradeImportPart', { ImportID: Row.ImportID, Offset: offset, Files });
  }
  await work();
  return Row.ImportID;
}

type Agreed = Omit<RequestOf<Operations['CommitTradeImport']>, 'ImportID' | 'TakesAway'>;

async function commit(id: number, TakesAway = false, agreed: Agreed = {}) {
  await call('CommitTradeImport', { ImportID: id, TakesAway, ...agreed });
  await work();
  return (await call('GetTradeImport', { ImportID: id })).Row;
}

async function allFacts(): Promise<string> {
  await trade.facts.refresh();
  const rows = await trade.facts.use(null, ({ read }) =>
    read(
      'select source, period, origin, hs, mode, province, g, usd_cents, cny_cents, cny_apportioned from facts order by all',
    ),
  );
  return rows.map((row) => row.map(String).join(' ')).join('\n');
}

async function readRule(request: Promise<unknown>): Promise<string> {
  const error: unknown = await request.then(
    () => null,
    (failed: unknown) => failed,
  );
  if (!(error instanceof ApiError)) throw new Error('It was not refused', { cause: error });
  return `${error.code} ${error.data.List?.map(({ Field, Rule }) => `${Field} ${Rule}`).join() ?? ''}`.trim();
}

describe('a file through the console', () => {
  // The first load of a process makes all that is needed; on a busy machine that takes its time.
  const patient = { timeout: 90_000 };
  test(
    'is recognised, compared by month and origin, loaded, and taken back to exactly what was there',
    patient,
    async () => {
      const first = await send(header + brazil('202401', 1_000_000, 5_000_000) + uruguay('202401', 500_000, 2_000_000));
      const preview = await call('GetTradeImport', { ImportID: first });
      expect(preview.Row).toMatchObject({
        State: 'ready',
        Format: 'customs-query',
        Recognised: true,
        Facts: 2,
        PeriodFrom: '2024-01',
        UpToDate: true,
        Changes: { Added: 2, Changed: 0, Gone: 0, After: { Tonnes: 1500, ValueUsd: 7_000_000 } },
      });
      expect(await allFacts()).toBe('');
      expect(await commit(first)).toMatchObject({ State: 'committed' });
      const before = await allFacts();
      expect(before.split('\n')).toHaveLength(2);

      // January corrected, February new, and Uruguay gone from January.
      const second = await send(header + brazil('202401', 1_100_000, 5_600_000) + brazil('202402', 900_000, 4_000_000));
      const { Row, Rows, Datas, Total, Dict } = await call('GetTradeImport', { ImportID: second });
      expect(Row.Changes).toMatchObject({ Added: 1, Changed: 1, Gone: 1, Same: 0 });
      expect(Rows).toEqual([
        {
          Period: '2024-01',
          Before: { Tonnes: 1500, ValueUsd: 7_000_000, ValueCny: null },
          After: { Tonnes: 1100, ValueUsd: 5_600_000, ValueCny: null },
        },
        {
          Period: '2024-02',
          Before: { Tonnes: null, ValueUsd: null, ValueCny: null },
          After: { Tonnes: 900, ValueUsd: 4_000_000, ValueCny: null },
        },
      ]);
      expect(Datas.map(({ Code, NameEn, Before, After }) => [Code, NameEn, Before.Tonnes, After.Tonnes])).toEqual([
        ['BRA', 'Brazil', 1000, 2000],
        ['URY', 'Uruguay', 500, null],
      ]);
      expect(Total).toBe(3);
      expect(Dict.Differences[0]).toMatchObject({ Period: '2024-02', Code: 'BRA', Before: null, After: 900 });
      const uruguays = { Kind: 'rows', Periods: ['2024-01'], Origins: [{ Code: 'URY' }], Tonnes: 500 };
      expect(Dict.Losses).toMatchObject([uruguays]);

      expect(await readRule(commit(second))).toBe('1001 TakesAway wouldlose');
      expect(await allFacts()).toBe(before);
      const { RunID } = await commit(second, true);
      expect(await allFacts()).not.toBe(before);
      const diary = await call('GetTradeImportRun', { RunID: RunID ?? 0 });
      expect(diary.Row.Losses).toMatchObject([uruguays]);
      expect(diary.Total).toBe(2);
      expect(diary.Dict.Differences).toMatchObject([
        { Period: '2024-01', Code: 'BRA', NameEn: 'Brazil', Before: 1000, After: 1100, ValueUsdAfter: 5_600_000 },
        { Period: '2024-01', Code: 'URY', Before: 500, After: null },
      ]);
      const { Rows: runs } = await call('GetTradeImports', {});
      expect(runs.map(({ Outcome, Undoable }) => [Outcome, Undoable])).toEqual([
        ['loaded', true],
        ['loaded', false],
      ]);
      expect(runs[0]).toMatchObject({ FileName: 'given.csv', By: 'anna', Facts: 2, Checksum: Row.Checksum });
      expect(await readRule(call('UndoTradeImport', { RunID: runs[1]?.RunID ?? 0 }))).toBe('1001 RunID closed');

      const undone = await call('UndoTradeImport', { RunID: RunID ?? 0 });
      expect(undone.Row).toMatchObject({ Outcome: 'undone', UndoneBy: 'anna', Undoable: false, VintageID: null });
      expect(await allFacts()).toBe(before);
      expect(await readRule(call('UndoTradeImport', { RunID: RunID ?? 0 }))).toBe('1001 RunID closed');
      const { Rows: vintages } = await call('GetTradeVintages', { Source: 'customs' });
      expect(vintages).toHaveLength(1);
      expect(vintages[0]).toMatchObject({ Current: true, PeriodFrom: '2024-01', Rows: 2 });
      // Nothing is left of what was taken back, and of what has arrived.
      expect(await readdir(join(trade.folder, 'files/facts/customs'))).toHaveLength(1);
      expect(await readdir(join(trade.folder, 'files/imports/arriving'), { recursive: true })).toEqual(['1', '2']);

      const again = await send(header + brazil('202401', 1_100_000, 5_600_000) + brazil('202402', 900_000, 4_000_000));
      expect(await commit(again, true)).toMatchObject({ State: 'committed' });
    },
  );

  test('that adds its currency to finer facts leaves them as they were once it is taken back', async () => {
    const head = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,注册地编码,注册地名称,第一数量,第一计量单位,美元\n';
    const row = (place: string, kg: number, usd: number) => `202312,410,巴西,02023000,${place},${kg},千克,${usd}\n`;
    await commit(await send(head + row('31,上海市', 1000, 5000) + row('12,天津市', 2000, 9000)));
    const before = await allFacts();
    const inYuan = header.replace('美元', '人民币') + brazil('202312', 3000, 98_000);
    const id = await send(inYuan);
    const { Row, Dict } = await call('GetTradeImport', { ImportID: id });
    expect([Row.Values, Dict.Losses]).toMatchObject([{ Retained: 2, Apportioned: 2 }, []]);
    const { RunID } = await commit(id);
    expect((await allFacts()).split('\n').filter((line) => line.includes('202312'))).toEqual([
      'customs 202312 BRA 02023000 null 12 2000000 900000 6300000 true',
      'customs 202312 BRA 02023000 null 31 1000000 500000 3500000 true',
    ]);
    await call('UndoTradeImport', { RunID: RunID ?? 0 });
    expect(await allFacts()).toBe(before);
  });

  test('comes in parts, each once and in its place', async () => {
    const head = Buffer.from(header + brazil('202403', 1000, 5000));
    const filler = Buffer.alloc(tradeImportRule.partBytes - head.length, '\n');
    const bytes = Buffer.concat([head, filler, Buffer.from(brazil('202404', 1000, 5000))]);
    const { Row } = await call('StartTradeImport', { FileName: 'parts.csv', Bytes: bytes.length });
    const part = (from: number, to: number) => ({
      ImportID: Row.ImportID,
      Offset: from,
      Files: new Blob([new Uint8Array(bytes.subarray(from, to))]),
    });
    const { partBytes } = tradeImportRule;
    expect(await readRule(call('UploadTradeImportPart', part(0, 100)))).toBe('1001 Files length');
    expect((await call('UploadTradeImportPart', part(0, partBytes))).Row).toMatchObject({
      State: 'arriving',
      Received: partBytes,
    });
    expect(await readRule(call('UploadTradeImportPart', part(0, partBytes)))).toBe('1001 Offset changed');
    const stranger = { ...analyst, user: analyst.user === null ? null : { ...analyst.user, userId: 999 } };
    expect(await readRule(call('UploadTradeImportPart', part(partBytes, bytes.length), stranger))).toBe('1009');
    await call('UploadTradeImportPart', part(partBytes, bytes.length));
    await work();
    expect((await call('GetTradeImport', { ImportID: Row.ImportID })).Row).toMatchObject({ State: 'ready', Facts: 2 });
    expect((await call('DiscardTradeImport', { ImportID: Row.ImportID })).Row.State).toBe('discarded');
    expect(await readRule(call('CommitTradeImport', { ImportID: Row.ImportID }))).toBe('1001 ImportID closed');
    expect((await call('GetTradeImports', {})).List).toEqual([]);
  });

  test('that is chosen again goes on where it was broken off, and stands in the list once', async () => {
    const { partBytes } = tradeImportRule;
    const bytes = Buffer.alloc(partBytes + 100, header);
    const about = { FileName: 'large.csv', Bytes: bytes.length, Fingerprint: 'ab'.repeat(32) };
    const part = (ImportID: number, from: number, to: number) => ({
      ImportID,
      Offset: from,
      Files: new Blob([new Uint8Array(bytes.subarray(from, to))]),
    });
    const { Row: first } = await call('StartTradeImport', { ...about, Format: 'customs-query' });
    expect(first).toMatchObject({ Received: 0, Fingerprint: about.Fingerprint, EndsAt: expect.any(String) });
    await call('UploadTradeImportPart', part(first.ImportID, 0, partBytes));
    const { Row: again } = await call('StartTradeImport', { ...about, PublishedOn: '2024-07-18' });
    // What is stated now counts.
    expect(again).toMatchObject({
      ImportID: first.ImportID,
      Received: partBytes,
      Format: null,
      PublishedOn: '2024-07-18',
    });

    const boris = await addCaller(trade, { name: 'boris', role: 'analyst' });
    const others = [
      await call('StartTradeImport', { ...about, Fingerprint: 'cd'.repeat(32) }),
      await call('StartTradeImport', { ...about, FileName: 'other.csv' }),
      await call('StartTradeImport', { ...about, Fingerprint: '' }),
      await call('StartTradeImport', about, boris),
    ].map(({ Row }) => Row);
    expect(others.map(({ ImportID, Received }) => [ImportID === first.ImportID, Received])).toEqual(
      Array.from({ length: 4 }, () => [false, 0]),
    );
    for (const { ImportID } of others) await call('DiscardTradeImport', { ImportID });

    await call('UploadTradeImportPart', part(first.ImportID, partBytes, bytes.length));
    await work();
    expect((await call('GetTradeImports', {})).List.map(({ ImportID }) => ImportID)).toEqual([first.ImportID]);
    // Once it is whole, the same file is an upload of its own.
    const { Row: later } = await call('StartTradeImport', about);
    expect(later.ImportID).not.toBe(first.ImportID);
    for (const { ImportID } of [first, later]) await call('DiscardTradeImport', { ImportID });
  });

  test('is loaded only while the figures are those it was compared with', async () => {
    const early = await send(header + brazil('202405', 1000, 5000), { FileName: 'early.csv' });
    const late = await send(header + brazil('202406', 1000, 5000), { FileName: 'late.csv' });
    // Both at once: the first is loaded, and with it the comparison of the second is out of date.
    await call('CommitTradeImport', { ImportID: early });
    await call('CommitTradeImport', { ImportID: late });
    await work();
    expect((await call('GetTradeImport', { ImportID: early })).Row.State).toBe('committed');
    expect((await call('GetTradeImport', { ImportID: late })).Row).toMatchObject({ State: 'ready', UpToDate: false });
    expect(await readRule(call('CommitTradeImport', { ImportID: late }))).toBe('1001 ImportID changed');
    await call('CheckTradeImport', { ImportID: late });
    await work();
    expect(await commit(late)).toMatchObject({ State: 'committed' });
  });

  test('with wrong rows is refused, with line, column, value and rule; read again as something else it says so', async () => {
    const id = await send(await readFile(join(fixtures, 'customs-broken.csv')));
    const { Row, List } = await call('GetTradeImport', { ImportID: id });
    expect(Row).toMatchObject({ State: 'refused', BadRows: 5, IssueCount: 6, Facts: 0 });
    expect(List[0]).toEqual({
      Line: 3,
      Column: '数据年月',
      Value: '202413',
      Rule: 'badPeriod',
      ReasonCn: '不是有效的年月或年份',
      ReasonEn: 'not a month or year',
    });
    expect(await readRule(call('CommitTradeImport', { ImportID: id }))).toBe('1001 ImportID closed');
    await call('CheckTradeImport', { ImportID: id, Format: 'rates' });
    await work();
    const again = await call('GetTradeImport', { ImportID: id });
    expect([again.Row.Format, again.Row.Recognised, again.List[0]?.Rule]).toEqual(['rates', false, 'missingColumn']);
    await call('DiscardTradeImport', { ImportID: id });
  });

  test.each([
    ['customs-by-month.csv', 'customs-query'],
    ['customs-by-place.csv', 'customs-query'],
    ['customs-english.csv', 'customs-query'],
    ['customs-mode-first-cny.csv', 'customs-query'],
    ['comtrade-legacy.csv', 'comtrade'],
    ['shipments.csv', 'shipments'],
    ['shipments-cn.csv', 'shipments'],
  ])('%s is recognised as %s', async (name, format) => {
    const id = await send(await readFile(join(fixtures, name)));
    expect((await call('GetTradeImport', { ImportID: id })).Row).toMatchObject({ Format: format, State: 'ready' });
    await call('DiscardTradeImport', { ImportID: id });
  });

  test('that is no table of ours is refused, and what is stated wrongly too', async () => {
    const id = await send('Name,Colour\nSalt,white\n');
    const { Row, List } = await call('GetTradeImport', { ImportID: id });
    expect([Row.State, List[0]?.Rule, List[0]?.Value]).toEqual(['refused', 'unknownForm', 'Name | Colour']);
    expect(await readRule(call('CheckTradeImport', { ImportID: id, Origins: ['XXX'], Covers: ['9999'] }))).toBe(
      '1001 Origins unknown,Covers unknown',
    );
    expect(await readRule(call('CheckTradeImport', { ImportID: id, PublishedOn: '2027-01-01' }))).toBe(
      '1001 PublishedOn future',
    );
    await call('DiscardTradeImport', { ImportID: id });
  });

  test('of quotas or rates shows its rows before and after, and is taken back too', async () => {
    const toQuota = async () =>
      (await listQuotas(trade.db, { year: 2027 })).find(({ origin }) => origin === 'BRA')?.tonnes;
    const quotas = await send(
      textWorkbook([
        ['Origin', 'Year', 'Quota (t)', 'Source'],
        ['BRA', '2027', '1140000', 'MOFCOM'],
      ]),
      { FileName: 'quotas.xlsx', PublishedOn: '2026-06-30' },
    );
    const { Row, Dict } = await call('GetTradeImport', { ImportID: quotas });
    expect(Row).toMatchObject({ State: 'ready', Format: 'quotas', Changes: { Changed: 1 } });
    expect(Dict.Differences).toMatchObject([{ Period: '2027', Code: 'BRA', Before: 1_128_000, After: 1_140_000 }]);
    expect(Dict.Losses).toMatchObject([
      { Kind: 'duty', Periods: ['2027'], Origins: [{ Code: 'BRA' }], Tonnes: null },
      { Kind: 'surcharge' },
    ]);
    expect(await readRule(call('CommitTradeImport', { ImportID: quotas }))).toBe('1001 TakesAway wouldlose');
    const { RunID } = await commit(quotas, true);
    expect(await toQuota()).toBe(1_140_000);
    await call('UndoTradeImport', { RunID: RunID ?? 0 });
    expect(await toQuota()).toBe(1_128_000);

    const rates = await send('Month,Currency,CNY per unit\n2026-10,USD,7.1\n', { FileName: 'rates.csv' });
    const found = await call('GetTradeImport', { ImportID: rates });
    expect(found.Dict.Differences).toMatchObject([{ Code: 'USD', NameEn: 'US Dollar', Before: null, After: 7.1 }]);
    const loaded = await commit(rates);
    expect(await listRates(trade.db)).toHaveLength(1);
    await call('UndoTradeImport', { RunID: loaded.RunID ?? 0 });
    expect(await listRates(trade.db)).toEqual([]);
  });

  test('of notices decides duties, and taken back leaves them to be read as withdrawn; the file can come again', async () => {
    const file =
      'Origin,Year,Source,Published on,Kind,Used (%),Reached on,Surcharge from\nARG,2026,MOFCOM,2026-10-15,notice,100,2026-10-14,2026-10-16\n';
    const total = async () =>
      (await trade.safeguard.findDuty({ origin: 'ARG', goods: '02023000', day: '2026-10-16' })).totalPercent;
    const load = async () => (await commit(await send(file, { FileName: 'notices.csv' }))).RunID ?? 0;
    const first = await load();
    expect(await total()).toBe(67);
    await call('UndoTradeImport', { RunID: first });
    expect(await total()).toBe(12);
    const [notice] = (await listNotices(trade.db)).filter(({ line }) => line === 'ARG');
    expect(notice).toMatchObject({ isWithdrawn: true, percent: 100, withdrawnBy: expect.any(String) });
    await call('UndoTradeImport', { RunID: await load() });
    expect((await listNotices(trade.db)).filter(({ line }) => line === 'ARG')).toHaveLength(2);
  });

  test('of shipments is taken back with its facts and comes again with the same companies', async () => {
    const before = await allFacts();
    const bytes = await readFile(join(fixtures, 'shipments.csv'));
    const companies = async () => (await trade.db.selectFrom('company').select('id').execute()).length;
    const first = await send(bytes, { FileName: 'shipments.csv' });
    const { Row } = await call('GetTradeImport', { ImportID: first });
    expect(Row.NewCompanies).toBeGreaterThan(0);
    const { RunID } = await commit(first);
    const loaded = await allFacts();
    const known = await companies();
    await call('UndoTradeImport', { RunID: RunID ?? 0 });
    expect(await allFacts()).toBe(before);
    const second = await send(bytes, { FileName: 'shipments.csv' });
    expect((await call('GetTradeImport', { ImportID: second })).Row).toMatchObject({ State: 'ready', NewCompanies: 0 });
    await commit(second);
    expect([await allFacts(), await companies()]).toEqual([loaded, known]);
  });

  /** Simulates a process killed at its work, with the lease expired. */
  async function breakOff(id: number, state: 'checking' | 'committing', attempts: number): Promise<void> {
    await trade.db.updateTable('trade_upload').set({ state }).where('id', '=', id).execute();
    await enqueueJob(trade.db, workOn(id));
    await trade.db.updateTable('job').set({ state: 'running', attempts }).where('subject', '=', String(id)).execute();
  }

  test('whose load was broken off is loaded by itself, once', async () => {
    const id = await send(header + brazil('202407', 1000, 5000));
    await breakOff(id, 'committing', 1);
    await Promise.all([work(), work()]);
    expect((await call('GetTradeImport', { ImportID: id })).Row.State).toBe('committed');
    expect((await allFacts()).match(/202407/g)).toHaveLength(1);
  });

  test('whose work breaks off again and again has failed, and can be read again', async () => {
    const id = await send(header + brazil('202408', 1000, 5000));
    await breakOff(id, 'checking', 3);
    await work();
    expect((await call('GetTradeImport', { ImportID: id })).Row.State).toBe('failed');
    await call('CheckTradeImport', { ImportID: id });
    await work();
    expect((await call('GetTradeImport', { ImportID: id })).Row.State).toBe('ready');
    await call('DiscardTradeImport', { ImportID: id });
  });

  test('that another process works on is left to it', async () => {
    const id = await send(header + brazil('202408', 1000, 5000));
    await breakOff(id, 'committing', 1);
    const lease = (at: Date) =>
      trade.db.updateTable('job').set({ next_attempt_at: at }).where('subject', '=', String(id));
    await lease(new Date(Date.now() + 3_600_000)).execute();
    await work();
    expect((await findUpload(trade.db, id))?.state).toBe('committing');
    await lease(new Date()).execute();
    await work();
    expect((await findUpload(trade.db, id))?.state).toBe('committed');
  });

  test('is not loaded by whoever comes back after another one has taken it up', async () => {
    const id = await send(header + brazil('202409', 1000, 5000));
    const before = await allFacts();
    const keep = async (path: string, name: string) => {
      await trade.files.keep(path, name);
      await breakOff(id, 'committing', 2);
    };
    await call('CommitTradeImport', { ImportID: id });
    const late = { ...trade, files: { ...trade.files, keep } };
    const [job] = await trade.db.selectFrom('job').select('id').where('subject', '=', String(id)).execute();
    await trade.db
      .updateTable('job')
      .set({ state: 'running', attempts: 1 })
      .where('subject', '=', String(id))
      .execute();
    await doImportJob(late, { id, job: { id: job?.id ?? '', attempts: 1 } });
    expect([await allFacts(), (await findUpload(trade.db, id))?.state]).toEqual([before, 'committing']);
    await work();
    expect((await allFacts()).match(/202409/g)).toHaveLength(1);
  });
});

test('each step leaves its entry in the audit trail', async () => {
  const rows = await trade.db.selectFrom('audit_entry').select(['operation', 'actor_name']).execute();
  const names = ['Start', 'Check', 'Commit', 'Discard', 'Undo'].map((word) => `${word}TradeImport`);
  for (const name of [...names, 'UploadTradeImportPart']) {
    expect(rows).toContainEqual({ operation: name, actor_name: 'anna' });
  }
});

test('of a file with more errors than the records keep, the whole list is there in parts until the file is gone', async () => {
  const bad = Array.from({ length: 1500 }, (_, index) => `202403,410,巴西,02023000,牛肉,=${index},千克,1\n`).join('');
  const id = await send(header + bad);
  const { Row, List } = await call('GetTradeImport', { ImportID: id });
  expect([Row.State, Row.IssueCount, List.length]).toEqual(['refused', 1500, 1000]);
  const first = await call('GetTradeImportIssues', { ImportID: id });
  const text = Buffer.from(first.Row.Base64, 'base64').toString('utf8');
  expect([first.Row.Bytes, first.Total]).toEqual([Buffer.byteLength(text), Buffer.byteLength(text)]);
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(1501);
  expect(lines.at(-1)).toMatch(/^1501,.*"'=1499"/);
  const rest = await call('GetTradeImportIssues', { ImportID: id, Offset: first.Total - 4 });
  expect(Buffer.from(rest.Row.Base64, 'base64').toString('latin1')).toHaveLength(4);
  await call('DiscardTradeImport', { ImportID: id });
  expect(await readRule(call('GetTradeImportIssues', { ImportID: id }))).toBe('1009');
});

test('templates come as CSV and as a workbook, in both languages', async () => {
  const { Row } = await call('GetTradeTemplate', { Template: 'shipments', Kind: 'csv' });
  expect(Row.FileName).toBe('shipments-cn.csv');
  const id = await send(Buffer.from(Row.Base64, 'base64'));
  const { Row: read, List } = await call('GetTradeImport', { ImportID: id });
  expect([read.Format, List[0]?.Rule]).toEqual(['shipments', 'emptyFile']);
  const workbook = await call('GetTradeTemplate', { Template: 'quotas', Kind: 'xlsx', isEn: true });
  expect(Buffer.from(workbook.Row.Base64, 'base64').subarray(0, 2).toString()).toBe('PK');
});

test('whoever comes while somebody else loads or compares is told so: calls are refused, files wait their turn', async () => {
  const loaded = await send(header + brazil('202410', 1000, 5000));
  const { RunID } = await commit(loaded);
  let id = 0;
  await trade.db.transaction().execute(async (other) => {
    await lockCatalogue(other);
    expect(await readRule(call('UndoTradeImport', { RunID: RunID ?? 0 }))).toBe('1001 RunID importing');
    const content = Buffer.from(header + brazil('202411', 1000, 5000));
    id = (await call('StartTradeImport', { FileName: 'behind.csv', Bytes: content.length })).Row.ImportID;
    await call('UploadTradeImportPart', { ImportID: id, Offset: 0, Files: new Blob([content]) });
    expect((await call('GetTradeImport', { ImportID: id })).Row).toMatchObject({ State: 'checking', Waiting: true });
    const listed = (await call('GetTradeImports', {})).List.find(({ ImportID }) => ImportID === id);
    expect(listed).toMatchObject({ Waiting: true });
  });
  await work();
  expect((await call('GetTradeImport', { ImportID: id })).Row).toMatchObject({ State: 'ready', Waiting: false });
  await call('DiscardTradeImport', { ImportID: id });
  await call('UndoTradeImport', { RunID: RunID ?? 0 });
});

test('nothing that was done here has broken off', () => {
  expect(failures).toEqual([]);
});

describe('files that are loaded together', () => {
  const row = (month: string, kg: number, value: number) => `${month},410,巴西,02013000,牛肉,${kg},千克,${value}\n`;
  const yuan = header.replace('美元', '人民币');
  const join = async (...ids: readonly number[]): Promise<number> => {
    const { Row } = await call('JoinTradeImports', { ImportIDs: [...ids] });
    await work();
    return Row.ImportID;
  };

  // Each file of a set is read upon the facts with those before it.
  const patient = { timeout: 120_000 };
  test('are compared as one, wait as one, and are loaded and taken back as one', patient, async () => {
    const before = await allFacts();
    const [usd, cny] = [
      await send(header + row('201503', 1000, 5000), { FileName: 'usd.csv' }),
      await send(yuan + row('201503', 1000, 31_000), { FileName: 'cny.csv' }),
    ];
    expect(await readRule(join(usd, usd))).toBe('1001 ImportIDs length');
    const set = await join(cny, usd);
    expect(await readRule(join(usd, cny))).toBe('1001 ImportIDs closed');
    expect(await readRule(commit(usd))).toBe('1001 ImportID closed');
    expect(await readRule(call('DiscardTradeImport', { ImportID: usd }))).toBe('1001 ImportID closed');
    const { Row, Rows, Dict } = await call('GetTradeImport', { ImportID: set });
    expect(Row).toMatchObject({
      FileName: 'usd.csv + cny.csv',
      State: 'ready',
      IsSet: true,
      Facts: 2,
      Changes: { Added: 1, Changed: 0, After: { Tonnes: 1, ValueUsd: 5000, ValueCny: 31_000 } },
    });
    expect(Rows).toMatchObject([{ Period: '2015-03', After: { Tonnes: 1, ValueUsd: 5000, ValueCny: 31_000 } }]);
    expect(Dict.Files).toMatchObject([
      { ImportID: usd, FileName: 'usd.csv', Outcome: 'loaded', Changes: { Added: 1 } },
      { ImportID: cny, FileName: 'cny.csv', Outcome: 'loaded', Changes: { Changed: 1 } },
    ]);
    expect(await allFacts()).toBe(before);

    expect(await commit(set)).toMatchObject({ State: 'committed', RunID: null });
    expect((await allFacts()).split('\n').filter((line) => line.includes('201503'))).toHaveLength(1);
    const runs = await Promise.all([usd, cny].map(async (id) => (await call('GetTradeImport', { ImportID: id })).Row));
    const ids = runs.map(({ RunID }) => RunID ?? 0);
    expect(runs.map(({ State, SetID }) => [State, SetID])).toEqual([
      ['committed', set],
      ['committed', set],
    ]);
    const { Row: first } = await call('GetTradeImportRun', { RunID: ids[0] ?? 0 });
    expect(first).toMatchObject({ Undoable: true, Together: ids });
    await call('UndoTradeImport', { RunID: ids[0] ?? 0 });
    expect(await allFacts()).toBe(before);
    for (const RunID of ids) {
      expect((await call('GetTradeImportRun', { RunID })).Row).toMatchObject({ Outcome: 'undone', Undoable: false });
    }
  });

  test('wait on their own again once the set is taken apart, and are out of date together', patient, async () => {
    const [one, two] = [await send(header + row('201504', 1000, 5000)), await send(header + row('201505', 1000, 5000))];
    const set = await join(one, two);
    const other = await send(header + row('201506', 1000, 5000));
    const { RunID } = await commit(other);
    expect(await readRule(commit(set))).toBe('1001 ImportID changed');
    await call('CheckTradeImport', { ImportID: set });
    await work();
    expect((await call('GetTradeImport', { ImportID: set })).Row).toMatchObject({ State: 'ready', UpToDate: true });
    await call('DiscardTradeImport', { ImportID: set });
    expect((await call('GetTradeImport', { ImportID: one })).Row).toMatchObject({ State: 'ready', SetID: null });
    for (const id of [one, two]) await call('DiscardTradeImport', { ImportID: id });
    await call('UndoTradeImport', { RunID: RunID ?? 0 });
  });
});

test('what is odd in a file is shown in its preview, alone and in a set, and loads once it is confirmed', async () => {
  const name = 'comtrade-world-mismatch.csv';
  const found = { Rule: 'worldMismatch', Line: 2 };
  const ids: number[] = [];
  for (const year of ['2010', '2009']) {
    const text = (await readFile(join(fixtures, name), 'utf8')).replaceAll('2010', year);
    const id = await send(text, { FileName: name });
    const { Row, Dict } = await call('GetTradeImport', { ImportID: id });
    expect(Row).toMatchObject({ State: 'ready', Facts: 2, WarningCount: 1 });
    expect(Dict.Warnings).toMatchObject([found]);
    ids.push(id);
  }
  const set = await call('JoinTradeImports', { ImportIDs: ids });
  await work();
  const { Row, Dict } = await call('GetTradeImport', { ImportID: set.Row.ImportID });
  expect(Row).toMatchObject({ State: 'ready', WarningCount: 2 });
  expect(Dict.Warnings).toMatchObject([found, found]);
  expect(Dict.Warnings[0]?.Value).toContain(name);
  expect(await readRule(commit(set.Row.ImportID))).toBe('1001 Accept odd');
  expect(await readRule(commit(set.Row.ImportID, false, { Accept: ['atRowLimit'] }))).toBe('1001 Accept odd');
  expect(await commit(set.Row.ImportID, false, { Accept: ['worldMismatch'] })).toMatchObject({ State: 'committed' });
});

test('a file whose encoding cannot be told is read once that is named', async () => {
  const text = 'Shipment date,Origin,HS code,Net weight (kg),Exporter\n2016-07-05,BRA,02023000,1000,裝運商 Sul\n';
  const id = await send(iconv.encode(text, 'big5'));
  const found = await call('GetTradeImport', { ImportID: id });
  expect([found.Row, found.List]).toMatchObject([
    { State: 'refused', Encoding: '' },
    [{ Line: 0, Rule: 'unclearEncoding' }],
  ]);
  await call('CheckTradeImport', { ImportID: id, Encoding: 'windows-1252' });
  await work();
  expect((await call('GetTradeImport', { ImportID: id })).Row).toMatchObject({
    State: 'ready',
    Encoding: 'windows-1252',
    Format: 'shipments',
    Facts: 1,
  });
});

test('a country that nobody knows yet is taught, and the file is then read', async () => {
  const id = await send(`${header}201607,998,新国,02023000,冻去骨牛肉,1000,千克,5000\n`, { Origins: ['OTH'] });
  const found = await call('GetTradeImport', { ImportID: id });
  expect([found.Row.State, found.List]).toMatchObject(['refused', [{ Rule: 'unknownPartner', Value: '998 新国' }]]);
  await trade.db
    .insertInto('dictionary_alias')
    .values({ kind: 'origin', code: 'OTH', spelling: '新国', written: '新国', added_at: trade.clock.now() })
    .execute();
  await call('CheckTradeImport', { ImportID: id, Origins: ['OTH'] });
  await work();
  expect((await call('GetTradeImport', { ImportID: id })).Row).toMatchObject({ State: 'ready', Facts: 1 });
  await trade.db.deleteFrom('dictionary_alias').execute();
});
