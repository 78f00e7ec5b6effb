import type { ImportForm } from '@btc/contract/console/dashboard-kinds.ts';
import type { TextEncoding } from '@btc/contract/imported-files.ts';
import type { Dictionary } from '#dictionary/face.ts';
import type { Issue } from '#platform/import/issue.ts';
import { type FormTest, recogniseForm } from '#platform/import/recognise-form.ts';
import { plantFormTests } from '#plants/face.ts';
import { priceFormTests, worldBankTest } from '#prices/face.ts';
import { tradeFormTests } from '#trade/face.ts';

const tests = new Map<ImportForm, FormTest>([...tradeFormTests, ...priceFormTests, ...plantFormTests]);

export interface RecognisedImport {
  /** By the file's header; null for an unknown one. */
  readonly form: ImportForm | null;
  readonly issues: readonly Issue[];
}

export async function recogniseImport(
  path: string,
  encoding: TextEncoding | null,
  dictionary: Dictionary,
): Promise<RecognisedImport> {
  const taught = (title: string) => dictionary.readTitle(title);
  const found = await recogniseForm(path, { sheet: null, encoding, taught }, tests);
  if (found.kind === 'format') return { form: found.name, issues: [] };
  return (await isWorldBank(path)) ? { form: 'world-bank', issues: [] } : { form: null, issues: found.issues };
}

async function isWorldBank(path: string): Promise<boolean> {
  const { sheet, test } = worldBankTest;
  const found = await recogniseForm(path, { sheet, encoding: null }, new Map([['world-bank', test]]));
  return found.kind === 'format' && found.encoding === 'xlsx';
}
