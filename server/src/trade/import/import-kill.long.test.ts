import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';

const program = resolve(import.meta.dirname, '../../commands/import.ts');
const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,注册地编码,第一数量,第一计量单位,美元\n';

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(async () => trade.close());

async function runImport(path: string, killAfterMs: number | null): Promise<number | null> {
  const child = spawn(process.execPath, [program, 'customs-query', path], {
    env: { ...process.env, DATABASE_URL: trade.url, DATA_DIR: trade.folder, NODE_ENV: 'production', DEMO: 'off' },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  if (killAfterMs !== null) {
    await Promise.race([wait(killAfterMs), exited]);
    child.kill('SIGKILL');
  }
  const [code] = await exited;
  return typeof code === 'number' ? code : null;
}

async function kilograms(): Promise<unknown> {
  await trade.facts.refresh();
  return trade.facts.use(
    null,
    async ({ read }) => (await read('select (sum(g) / 1000)::decimal(18, 3)::varchar from facts'))[0]?.[0],
  );
}

test(
  'an import that is killed anywhere leaves the old state or the new one whole, and works when done again',
  { timeout: 120_000 },
  async () => {
    const first = `${header}202401,410,巴西,02023000,牛肉,31,1000,千克,5000\n`;
    await trade.importText('customs-query', first);
    const rows = Array.from({ length: 60_000 }, (_, index) => {
      const month = String((index % 12) + 1).padStart(2, '0');
      return `2025${month},410,巴西,02023000,牛肉,${100_000 + Math.floor(index / 12)},10,千克,50\n`;
    });
    const path = join(trade.folder, 'large.csv');
    await mkdir(trade.folder, { recursive: true });
    await writeFile(path, header + rows.join(''));
    for (const killAfterMs of [300, 600, 900, 1200, 1600, 2000]) {
      const code = await runImport(path, killAfterMs);
      // A kill may come after the commit and before the process has ended: then the file is in, all of it.
      const found = await kilograms();
      expect(code === 0 ? ['601000.000'] : ['1000.000', '601000.000']).toContain(found);
      if (found === '601000.000') break;
    }
    expect(await runImport(path, null)).toBe(0);
    expect(await kilograms()).toBe('601000.000');
    // Whatever a killed run left, the catalogue knows of whole files only.
    const known = await trade.db.selectFrom('trade_vintage').select('file_name').execute();
    for (const { file_name } of known) await trade.files.toPath(file_name);
    expect(known).toHaveLength(2);
    expect((await readdir(join(trade.folder, 'files/facts/customs'))).length).toBeGreaterThanOrEqual(2);
  },
);
