import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMarketFixture, type MarketFixture, offer } from './market.fixture.ts';

let market: MarketFixture;

beforeAll(async () => {
  market = await createMarketFixture();
});
afterAll(() => market.drop());

test('when an account goes without its rows, its firm, posts, messages, enquiries and reports go with it', async () => {
  const { db } = market;
  const member = await market.newMember('leaving', { isPaid: true });
  const other = await market.newMember('staying', { isPaid: true });
  const { Row } = await market.ask('AddWebMarket', offer, member.token);
  await market.ask('SendFuturesEmail', { MarketID: Row?.['MarketID'], Content: 'x', ShareEmail: true }, other.token);
  await market.ask('AddWebChat', { Title: 'Mine', Content: 'x' }, member.token);
  await market.ask('ReportWebMarket', { Kind: 'post', ID: Row?.['MarketID'], Reason: 'spam' }, other.token);
  await db.deleteFrom('account').where('id', '=', member.id).execute();
  for (const table of ['market_post', 'market_thread', 'market_message', 'market_enquiry', 'market_report'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test('a firm whose data was erased keeps its number and has no name', async () => {
  const { db } = market;
  const member = await market.newMember('erased');
  const reader = await market.newMember('reader', { isPaid: true });
  const { Row } = await market.ask('AddWebMarket', offer, member.token);
  await db
    .updateTable('account')
    .set({ state: 'cancelled', company_name: null, company_local_name: null, company_email: null })
    .where('id', '=', member.id)
    .execute();
  const seen = await market.ask('GetWebMarket', { MarketID: Row?.['MarketID'] }, reader.token);
  expect(seen.Row).toMatchObject({ CompanyName: null, CompanyNo: Row?.['CompanyNo'] });
  const enquiry = { MarketID: Row?.['MarketID'], Content: 'x', ShareEmail: true };
  expect(await market.error('SendFuturesEmail', enquiry, reader.token)).toEqual({
    code: 1001,
    List: [{ Field: 'MarketID', Rule: 'unreachable' }],
  });
});
