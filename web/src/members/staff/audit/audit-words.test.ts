import { operations } from '@btc/contract/operations.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';

/** Not in the audit trail: they change nothing that belongs to anyone else. */
const unnotified = new Set([
  'HoldDeskArticle',
  'HoldMarketReport',
  'HoldNewsletterText',
  'ReadSeriesFile',
  'RecogniseImport',
  'SaveQuoteDrafts',
  'SaveListFilter',
  'DeleteListFilter',
]);

test('every change by staff has a name in both languages, so that the trail can be filtered by it', () => {
  const changes = Object.values(operations).flatMap(({ name, access }: Operation) =>
    access.kind === 'staff' && !name.startsWith('Get') && !unnotified.has(name) ? [name] : [],
  );
  const named = (words: Readonly<Record<string, string>>) => changes.filter((name) => !Object.hasOwn(words, name));
  expect([named(messages.cn.operations), named(messages.en.operations)]).toEqual([[], []]);
});
