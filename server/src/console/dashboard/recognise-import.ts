import type { ImportForm } from '@btc/contract/console/dashboard-kinds.ts';
import { recogniseForm } from '#platform/import/recognise-form.ts';
import type { HeaderTest } from '#platform/import/rows/header-search.ts';
import { plantFormTests } from '#plants/face.ts';
import { priceFormTests, worldBankTest } from '#prices/face.ts';
import { tradeFormTests } from '#trade/face.ts';

const tests = new Map<ImportForm, HeaderTest>([...tradeFormTests, ...priceFormTests, ...plantFormTests]);

/** Import form, recognised by the file's header; null for an unknown one. */
export async function recogniseImport(path: string): Promise<ImportForm | null> {
  const found = await recogniseForm(path, null, tests);
  if (found.kind === 'format') return found.name;
  return (await isWorldBank(path)) ? 'world-bank' : null;
}

async function isWorldBank(path: string): Promise<boolean> {
  const { sheet, test } = worldBankTest;
  const found = await recogniseForm(path, sheet, new Map([['world-bank', test]]));
  return found.kind === 'format' && found.encoding === 'xlsx';
}
