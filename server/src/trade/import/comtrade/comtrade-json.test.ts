import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTradeFixture } from '../../trade-fixture.ts';
import type { TradeFixture } from '../../trade-fixture.ts';
import { formatReport } from '../report/report.ts';

const path = join(import.meta.dirname, '../fixtures/comtrade-api.json');

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(async () => trade.close());

test('the answer of the service is read as rows, packed or not', async () => {
  const bytes = await readFile(path);
  for (const content of [bytes, gzipSync(bytes)]) {
    expect(await trade.importText('comtrade', content, { preview: true })).toMatchObject({
      outcome: 'loaded',
      rowsRead: 1,
      facts: 1,
      coverage: { periodFrom: 201_600, origins: ['BRA'], hsCodes: ['020230'] },
      changes: { after: { kg: '90000000.000', usd: '400000000.00' } },
    });
  }
});

test('an error of the service is shown in its own words', async () => {
  const report = await trade.importText('comtrade', '{"statusCode": 403, "message": "Out of call volume quota."}');
  expect(report).toMatchObject({
    outcome: 'refused',
    issueCount: 1,
    issues: [{ line: 0, reason: 'serviceError', value: '403: Out of call volume quota.' }],
  });
  expect(formatReport(report, 'cn').join('\n')).toContain('Out of call volume quota.');
});

test('records without the fields that are needed say which', async () => {
  const report = await trade.importText('comtrade', '[{"refYear":2016,"partnerCode":76}]');
  expect(report).toMatchObject({
    outcome: 'refused',
    issues: [
      { line: 0, reason: 'missingColumn', column: 'cmdCode' },
      { line: 0, reason: 'missingColumn' },
    ],
  });
});
