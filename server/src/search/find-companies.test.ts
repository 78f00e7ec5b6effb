import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDictionary } from '#dictionary/face.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { openTradeFixture, type TradeFixture } from '../trade/trade-fixture.ts';
import { findCompanies } from './find-companies.ts';
import { readSearch } from './read-search.ts';

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(() => trade.close());

const visitor = { edition: 'en', now: new Date(), today: '2026-11-21', findLockState: () => null } as const;

async function find(text: string) {
  const { db, clock, safeguard } = trade;
  const work = { db, clock, safeguard, cache: noCache, dictionary: await openDictionary(db), visitor };
  const { found } = await findCompanies(work, readSearch(text, []));
  return found.map(({ hit }) => hit.Name);
}

test('companies of the facts are found, words for nobody are not', async () => {
  const names = ['Pradera Sur S.A.', 'To the order', 'Mejor Postor'];
  for (const [index, name] of names.entries()) {
    const { id } = await trade.db
      .insertInto('company')
      .values({ id: 2001 + index, kind: 'importer', name_en: name })
      .returning('id')
      .executeTakeFirstOrThrow();
    const spelling = name.toLowerCase().replaceAll(/[ .]/g, '');
    await trade.db
      .insertInto('company_spelling')
      .values({ kind: 'importer', spelling, company_id: id, first_seen_as: name })
      .execute();
  }
  expect(await find('pradera sur')).toEqual(['Pradera Sur S.A.']);
  expect(await find('to the order')).toEqual([]);
  expect(await find('mejor postor')).toEqual(['Mejor Postor']);
  const word = { kind: 'party', code: 'NOBODY', written: 'Mejor postor', spelling: 'mejorpostor' };
  await trade.db
    .insertInto('dictionary_alias')
    .values({ ...word, added_at: trade.clock.now() })
    .execute();
  expect(await find('mejor postor')).toEqual([]);
});
