import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { estimateImportMemory, readFreeMemory } from '#platform/import/memory-need.ts';
import { addCaller } from '#testing/add-caller.ts';
import { createImportDeskOperations } from '../desk/import-desk.operations.ts';
import { doImportJob } from '../desk/import-job.ts';
import { doImports } from '../desk/import-queue.fixture.ts';
import { findUpload } from '../desk/uploads/upload.queries.ts';
import type { ClaimedUpload } from '../desk/uploads/upload-work.queries.ts';
import { openTradeFixture, type TradeFixture } from '../trade-fixture.ts';
import { findFormat } from './format.ts';
import { importFile } from './import-file.ts';
import { formatReport } from './report/report.ts';

const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,注册地编码,第一数量,第一计量单位,美元\n';
const megabyte = 1e6;

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(() => trade.close());

/** Rows of one month of Brazil, each with a place of its own; 6,000 are more than the portal reads between answers. */
function rows(month: string, count: number): string {
  const places = Array.from({ length: count }, (_, index) => 100_000 + index);
  return header + places.map((index) => `${month},410,巴西,02023000,牛肉,${index},10,千克,50\n`).join('');
}

test.each([
  [6.7, 362],
  [26.8, 461],
  [80.4, 636],
])('the estimate for %d MB is at least what was measured, %d MB, and no more than a tenth above', (file, measured) => {
  const need = estimateImportMemory(file * megabyte, { isWorkbook: false }) / megabyte;
  expect(need).toBeGreaterThanOrEqual(measured);
  expect(need).toBeLessThan(measured * 1.1);
});

test('a machine has free memory', async () => {
  expect(await readFreeMemory()).toBeGreaterThan(50 * megabyte);
});

test('an import that does not fit is refused with what it needs, in both languages, and loaded when there is room', async () => {
  const loaded = await trade.importText('customs-query', rows('202401', 2), { preview: true });
  expect(loaded.outcome).toBe('loaded');

  const format = findFormat('customs-query');
  if (format === undefined) throw new Error('No such format');
  const request = { format, path: `${trade.folder}/given.csv`, preview: false, actor: 'test' };
  const rest = { asPublishedOn: null, origins: null, covers: null, errorsPath: null };
  const tight = { ...trade, ownMemory: 0, freeMemory: () => Promise.resolve(210 * megabyte) };
  const refused = await importFile(tight, { ...request, ...rest });
  expect(refused).toMatchObject({ outcome: 'refused', facts: 0, vintageId: null, issueCount: 1 });
  expect(formatReport(refused, 'en').join('\n')).toMatch(
    /not enough memory.*361 MB > 210 MB|361 MB > 210 MB.*not enough/,
  );
  expect(formatReport(refused, 'cn').join('\n')).toMatch(/内存不足.*361 MB > 210 MB|361 MB > 210 MB.*内存不足/);

  const roomy = { ...tight, freeMemory: () => Promise.resolve(400 * megabyte) };
  expect(await importFile(roomy, { ...request, ...rest })).toMatchObject({ outcome: 'loaded', facts: 2 });
});

describe('a large file of the console', () => {
  test('is begun in no process that it does not fit in; what was refused is checked and loaded once it fits', async () => {
    let free = 100 * megabyte;
    const begun: (string | undefined)[] = [];
    const deps = {
      ...trade,
      freeMemory: () => Promise.resolve(free),
      runApart: async (held: ClaimedUpload) => {
        begun.push((await findUpload(trade.db, held.id))?.state);
        await doImportJob(trade, held);
      },
    };
    const analyst = await addCaller(trade, { name: 'anna', role: 'analyst' });
    const api = createInProcessApi(createDispatcher(createImportDeskOperations(deps), 'fail'), analyst);
    const bytes = Buffer.from(rows('202402', 6_000));
    const { Row } = await api('StartTradeImport', { FileName: 'large.csv', Bytes: bytes.length });
    await api('UploadTradeImportPart', { ImportID: Row.ImportID, Offset: 0, Files: new Blob([bytes]) });
    await doImports(deps);

    const refused = await api('GetTradeImport', { ImportID: Row.ImportID });
    expect(refused.Row.State).toBe('refused');
    expect(refused.List).toEqual([
      expect.objectContaining({ Rule: 'notEnoughMemory', Line: 0, Value: expect.stringMatching(/^36\d MB > 100 MB$/) }),
    ]);
    expect(begun).toEqual([]);

    free = 4000 * megabyte;
    const stated = { Format: '', PublishedOn: '', Origins: [], Covers: [], Sheet: '' } as const;
    await api('CheckTradeImport', { ...stated, Origins: [], Covers: [], ImportID: Row.ImportID });
    await doImports(deps);
    expect(begun).toEqual(['checking']);
    expect((await api('GetTradeImport', { ImportID: Row.ImportID })).Row.State).toBe('ready');

    free = 100 * megabyte;
    await api('CommitTradeImport', { ImportID: Row.ImportID });
    await doImports(deps);
    const unloaded = await api('GetTradeImport', { ImportID: Row.ImportID });
    expect([unloaded.Row.State, unloaded.List[0]?.Rule]).toEqual(['refused', 'notEnoughMemory']);
    expect(begun).toEqual(['checking']);
  });
});
