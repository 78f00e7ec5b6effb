import { dayMs, hourMs } from '@btc/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMarketFixture, type MarketFixture, offer } from './market.fixture.ts';

let market: MarketFixture;
type Member = Awaited<ReturnType<MarketFixture['newMember']>>;
let poster: Member;
let buyer: Member;
let id: number;

beforeAll(async () => {
  market = await createMarketFixture();
  poster = await market.newMember('poster');
  buyer = await market.newMember('buyer', { isPaid: true });
  id = Number((await market.ask('AddWebMarket', offer, poster.token)).Row?.['MarketID']);
});
beforeEach(async () => {
  await market.db.deleteFrom('market_enquiry').execute();
  await market.db.deleteFrom('outgoing_mail').execute();
  await market.db.deleteFrom('notice').execute();
});
afterAll(() => market.drop());

const enquiry = { Content: 'Two containers for December?\n<b>Best</b> price CFR Shanghai', ShareEmail: true };
const mails = () => market.db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute();

function send(data: object = {}, token = buyer.token) {
  return market.ask('SendFuturesEmail', { MarketID: id, ...enquiry, ...data }, token);
}
function error(data: object = {}, token = buyer.token) {
  return market.error('SendFuturesEmail', { MarketID: id, ...enquiry, ...data }, token);
}

describe('an enquiry', () => {
  test('goes to the poster, whose address nobody is told; the answer goes to the sender, who agreed', async () => {
    const { Row } = await send();
    expect(JSON.stringify(Row)).not.toContain('@');
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: 'poster@example.com',
      reply_to: 'buyer@example.com',
      edition: 'cn',
      template: 'marketEnquiry',
    });
    expect(mail?.body_text).toContain('buyer食品公司');
    expect(mail?.body_text).toContain(`https://portal.example/Market/Post/${id}`);
    expect(mail?.body_html).toContain('&lt;b&gt;Best&lt;/b&gt;');
    expect(mail?.subject).not.toContain('\n');
  });

  test('shows as the poster’s notice and under the post, for the poster alone', async () => {
    await send();
    const notices = await market.db.selectFrom('notice').selectAll().execute();
    expect(notices).toMatchObject([{ user_id: poster.id, kind: 'marketEnquiry', detail: { MarketID: id } }]);
    const { Rows } = await market.ask('GetWebMarketEnquiries', { MarketID: id }, poster.token);
    expect(Rows).toMatchObject([{ CompanyName: 'buyer Foods (Demo) Ltd.', Content: enquiry.Content }]);
  });

  test('sent again, and five times at once, is one enquiry, one mail and one notice', async () => {
    await Promise.all([send(), send(), send(), send(), send()]);
    market.clock.advance(5 * dayMs);
    await market.db.updateTable('market_post').set({ valid_until: '2027-02-01' }).execute();
    const again = await send();
    expect(again.Row?.['SentDate']).toContain('2026-11-21');
    expect(await mails()).toHaveLength(1);
    expect(await market.db.selectFrom('notice').selectAll().execute()).toHaveLength(1);
    await send({ Content: 'Something else' });
    expect(await mails()).toHaveLength(2);
  });

  test('is not sent without the sender’s agreement, or by who is not entitled', async () => {
    expect(await error({ ShareEmail: false })).toEqual({
      code: 1001,
      List: [{ Field: 'ShareEmail', Rule: 'consent' }],
    });
    const free = await market.newMember('free');
    expect(await error({}, free.token)).toEqual({ code: 1008, Dict: { Module: 'Market', Reason: 'notpaid' } });
    expect(await mails()).toEqual([]);
  });

  test('is not sent to oneself, to a closed post, or to who cannot be reached', async () => {
    const other = await market.newMember('other', { isPaid: true });
    const AddOther = await market.ask('AddWebMarket', { ...offer, ValidUntil: '2027-01-20' }, other.token);
    const MarketID = Number(AddOther.Row?.['MarketID']);
    const rule = (Rule: string) => ({ code: 1001, List: [{ Field: 'MarketID', Rule }] });
    expect(await error({ MarketID }, other.token)).toEqual(rule('own'));
    await market.db.updateTable('account').set({ state: 'frozen' }).where('id', '=', other.id).execute();
    expect(await error({ MarketID })).toEqual(rule('unreachable'));
    await market.db.updateTable('account').set({ state: 'normal' }).where('id', '=', other.id).execute();
    await market.ask('CloseWebMarket', { MarketID }, other.token);
    expect(await error({ MarketID })).toEqual(rule('closed'));
    expect(await error({ MarketID: 999_999 })).toEqual({ code: 1009 });
  });

  test('more than ten in an hour are refused until the hour is over', async () => {
    for (let index = 0; index < 10; index += 1) await send({ Content: `enquiry ${index}` });
    expect(await error({ Content: 'one more' })).toEqual({ code: 1004, Dict: { RetryAfter: 3600 } });
    expect(await mails()).toHaveLength(10);
    // A retry of one that has gone out is no new one.
    await send({ Content: 'enquiry 3' });
    market.clock.advance(hourMs);
    await send({ Content: 'one more' });
    expect(await mails()).toHaveLength(11);
  });

  test('that fails half-way leaves nothing behind', async () => {
    await market.db
      .updateTable('account')
      .set({ company_email: 'a,b@example.com' })
      .where('id', '=', poster.id)
      .execute();
    await expect(send()).rejects.toThrow();
    expect(await market.db.selectFrom('market_enquiry').selectAll().execute()).toEqual([]);
    expect(await market.db.selectFrom('notice').selectAll().execute()).toEqual([]);
    await market.db
      .updateTable('account')
      .set({ company_email: 'poster@example.com' })
      .where('id', '=', poster.id)
      .execute();
    await send();
    expect(await mails()).toHaveLength(1);
  });
});
