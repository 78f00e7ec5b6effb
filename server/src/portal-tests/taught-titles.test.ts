import { aliasRule, entryRule } from '@btc/contract/dictionary/dictionary-kinds.ts';
import { expect, test } from 'vitest';
import { plantFileForms, plantFormTests } from '#plants/face.ts';
import { createCodeTables } from '../prices/dictionary/code-tables.ts';
import { priceFileForms, priceFormTests } from '#prices/face.ts';
import { tradeFileForms, tradeFormTests } from '#trade/face.ts';
import type { FormTest } from '#platform/import/recognise-form.ts';

const forms = [...tradeFileForms, ...priceFileForms, ...plantFileForms];
const { title: table } = createCodeTables(forms);
const tests: Readonly<Record<string, FormTest | undefined>> = {
  'China customs': tradeFormTests.get('customs-query'),
  'UN Comtrade': tradeFormTests.get('comtrade'),
  Shipments: tradeFormTests.get('shipments'),
  'Country quotas': tradeFormTests.get('quotas'),
  'Exchange rates': tradeFormTests.get('rates'),
  Quotes: priceFormTests.get('quotes'),
  'Live cattle futures': priceFormTests.get('futures'),
  'Approved plants': plantFormTests.get('approvedList'),
  'FSIS directory (USA)': plantFormTests.get('fsisDirectory'),
};

test.each(forms)('a file of $nameEn is recognised by titles that were taught', ({ nameEn, columns }) => {
  const own = table.names.filter(({ forms: of = [] }) => of.some((form) => form.nameEn === nameEn));
  expect(own).toHaveLength(Object.keys(columns).length);
  const header = own.map((_, index) => `column ${index}`);
  const taught = (title: string) => own[header.indexOf(title)]?.code ?? null;
  const count = tests[nameEn];
  expect([count?.(header), count?.(header, taught)]).toEqual([expect.toSatisfy((issues) => issues > 0), 0]);
});

test('columns have codes that an alias can be given to, each its own', () => {
  const codes = table.names.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => code === '' || code.length > Math.min(entryRule.maxCode, aliasRule.maxLength))).toEqual(
    [],
  );
});
