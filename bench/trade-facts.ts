import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findHsCode } from '@btc/reference/goods/hs-codes.ts';
import { findOriginByCustomsCode } from '@btc/reference/places/origins.ts';
import { monthPeriod } from '../server/src/trade/facts/vintage.ts';
import type { FactRow } from '../server/src/trade/import/facts/fact-row.ts';
import type { ImportDeps } from '../server/src/trade/import/import-file.ts';
import { Staging } from '../server/src/trade/import/facts/staging.ts';
import { loadVintage } from '../server/src/trade/import/facts/vintage.load.ts';
import { generateRows } from './customs-file.ts';

export function* generateFacts(count: number): Generator<FactRow> {
  for (const { month, origin, goods, mode, province, kg, usd } of generateRows(count)) {
    const line = findHsCode(goods.code);
    const from = findOriginByCustomsCode(origin.code);
    if (line === undefined || from === undefined) throw new Error(`Unknown code: ${goods.code} ${origin.code}`);
    yield {
      period: monthPeriod(month),
      origin: from.code,
      hs: line.code,
      group: line.group,
      storage: line.storage,
      form: line.form,
      mode: mode.code,
      province: province.code,
      grams: BigInt(kg) * 1000n,
      usdCents: BigInt(usd) * 100n,
      cnyCents: null,
      variant: null,
    };
  }
}

export async function loadGeneratedFacts(deps: ImportDeps, count: number): Promise<void> {
  await mkdir(deps.workFolder, { recursive: true });
  const folder = await mkdtemp(join(deps.workFolder, 'bench-'));
  const staging = await Staging.open(folder);
  try {
    let line = 0;
    for (const fact of generateFacts(count)) staging.add((line += 1), fact);
    await staging.finish(1);
    const incoming = {
      ...(await staging.coverage()),
      origins: null,
      source: 'customs',
      publishedOn: '2026-10-20',
    } as const;
    const madeFrom = createHash('sha256').update(`bench ${count}`).digest('hex');
    await loadVintage(deps, staging, { incoming, madeFrom, workFolder: folder }, async () => undefined);
  } finally {
    staging.close();
    await rm(folder, { recursive: true, force: true });
  }
  await deps.facts.refresh();
}
