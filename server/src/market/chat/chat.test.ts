import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMarketFixture, type MarketFixture, offer } from '../market.fixture.ts';

let market: MarketFixture;
type Member = Awaited<ReturnType<MarketFixture['newMember']>>;
let writer: Member;
let reader: Member;
let desk: Member;

beforeAll(async () => {
  market = await createMarketFixture();
  writer = await market.newMember('writer');
  reader = await market.newMember('reader', { isPaid: true });
  desk = await market.newMember('desk', { role: 'desk' });
});
afterAll(() => market.drop());

async function open(Title: string, Content = 'First words'): Promise<{ ThreadID: number; ChatID: number }> {
  const { Row } = await market.ask('AddWebChat', { Title, Type: 'futures', Content }, writer.token);
  return { ThreadID: Number(Row?.['ThreadID']), ChatID: Number(Row?.['ChatID']) };
}

describe('a discussion', () => {
  test('is opened, answered and read by everybody, with masked names', async () => {
    const { ThreadID } = await open('Forward chuck roll, writer Foods (Demo) Ltd.');
    market.clock.advance(60_000);
    await market.ask('AddWebChat', { ThreadID, Content: 'Bids are lower here.' }, reader.token);
    const { Row, Rows, Total } = await market.ask('GetWebChatItem', { ThreadID });
    expect(Row).toMatchObject({ Title: 'Forward chuck roll, Company 01', Messages: 2, CompanyName: null });
    expect(Rows).toMatchObject([
      { CompanyNo: 1, Content: 'First words' },
      { CompanyNo: 2, CompanyName: null, Content: 'Bids are lower here.' },
    ]);
    expect(Total).toBe(2);
    const named = await market.ask('GetWebChatItem', { ThreadID }, reader.token);
    expect(named.Rows?.[0]).toMatchObject({ CompanyName: 'writer Foods (Demo) Ltd.', Own: false });
  });

  test('comes first in the list when it has the latest message', async () => {
    const first = await open('First');
    market.clock.advance(1000);
    await open('Second');
    market.clock.advance(1000);
    await market.ask('AddWebChat', { ThreadID: first.ThreadID, Content: 'again' }, reader.token);
    const { Rows } = await market.ask('GetWebChatList', {});
    expect(Rows?.slice(0, 2).map((row) => row['Title'])).toEqual(['First', 'Second']);
    expect((await market.ask('GetWebChatList', { Keyword: 'second' })).Total).toBe(1);
    expect((await market.ask('GetWebChatList', { Type: 'spot' })).Total).toBe(0);
  });

  test('sent twice, also at once, is opened once', async () => {
    const opened = await Promise.all([open('Twice'), open('Twice'), open('Twice')]);
    expect(new Set(opened.map(({ ThreadID }) => ThreadID)).size).toBe(1);
    const said = { ThreadID: opened[0]?.ThreadID ?? 0, Content: 'said once' };
    await Promise.all([1, 2, 3].map(() => market.ask('AddWebChat', said, reader.token)));
    expect((await market.ask('GetWebChatItem', { ThreadID: said.ThreadID })).Total).toBe(2);
  });

  test('keeps script and links as text, and refuses mail addresses', async () => {
    const { ThreadID } = await open('Links');
    const Content = '<a href="javascript:alert(1)">x</a> https://example.com/a?b=1';
    await market.ask('AddWebChat', { ThreadID, Content }, reader.token);
    expect((await market.ask('GetWebChatItem', { ThreadID })).Rows?.[1]).toMatchObject({ Content });
    const refused = await market.error('AddWebChat', { ThreadID, Content: 'me@firm.com' }, reader.token);
    expect(refused).toEqual({ code: 1001, List: [{ Field: 'Content', Rule: 'address' }] });
  });

  test('needs somebody signed in, a title to be opened, and a thread to be answered', async () => {
    expect(await market.error('AddWebChat', { Title: 'x', Content: 'x' })).toEqual({ code: 1006 });
    expect(await market.error('AddWebChat', { Content: 'x' }, writer.token)).toEqual({
      code: 1001,
      List: [{ Field: 'Title', Rule: 'missing' }],
    });
    expect(await market.error('AddWebChat', { ThreadID: 999_999, Content: 'x' }, writer.token)).toEqual({
      code: 1009,
    });
    expect(await market.error('GetWebChatItem', { ThreadID: 999_999 })).toEqual({ code: 1009 });
  });

  test('cannot be flooded', async () => {
    const flooder = await market.newMember('flooder');
    const { ThreadID } = await open('Flood');
    const say = (Content: string) => ({ ThreadID, Content });
    for (let index = 0; index < 12; index += 1) await market.ask('AddWebChat', say(`m ${index}`), flooder.token);
    const refused = await market.error('AddWebChat', say('one more'), flooder.token);
    expect(refused).toEqual({ code: 1004, Dict: { RetryAfter: 600 } });
    market.clock.advance(600_000);
    await market.ask('AddWebChat', say('one more'), flooder.token);
  });
});

describe('moderation', () => {
  // The day's discussions of the writer are used up.
  beforeAll(async () => {
    writer = await market.newMember('author');
  });
  const moderation = async (data: object = {}) => market.ask('GetMarketModeration', data, desk.token);

  test('sees what is reported, once for a reader, and removes it with a reason that the writer is told', async () => {
    const { ThreadID } = await open('Reported', 'Fine words');
    const { Row } = await market.ask('AddWebChat', { ThreadID, Content: 'Buy my watches' }, writer.token);
    const thing = { Kind: 'message', ID: Number(Row?.['ChatID']) };
    await market.ask('ReportWebMarket', { ...thing, Reason: 'spam', Note: 'Not meat' }, reader.token);
    await market.ask('ReportWebMarket', { ...thing, Reason: 'fraud' }, reader.token);
    const seen = await moderation();
    expect(seen.Rows).toMatchObject([
      { ...thing, PageID: ThreadID, OpenReports: 1, State: 'shown', Reports: [{ Reason: 'spam', Reporter: 'reader' }] },
    ]);
    await market.ask('RemoveMarketContent', { ...thing, Reason: 'Advertising' }, desk.token);
    const item = await market.ask('GetWebChatItem', { ThreadID });
    expect(item.Rows?.map((row) => row['Content'])).toEqual(['Fine words', null]);
    expect(item.Row).toMatchObject({ Messages: 1 });
    expect((await moderation()).Total).toBe(0);
    expect((await moderation({ Show: 'removed' })).Rows).toMatchObject([
      { ...thing, State: 'removed', RemovedReason: 'Advertising', RemovedBy: 'desk' },
    ]);
    const notices = await market.db.selectFrom('notice').selectAll().where('user_id', '=', writer.id).execute();
    expect(notices).toMatchObject([{ kind: 'marketRemoved', detail: { Kind: 'message', Reason: 'Advertising' } }]);
    const audit = await market.db.selectFrom('audit_entry').selectAll().execute();
    expect(audit).toMatchObject([{ operation: 'RemoveMarketContent', subject_kind: 'marketMessage' }]);
    expect(await market.error('RemoveMarketContent', { ...thing, Reason: 'x' }, desk.token)).toMatchObject({
      code: 1001,
    });
    await market.ask('RestoreMarketContent', thing, desk.token);
    expect((await market.ask('GetWebChatItem', { ThreadID })).Row).toMatchObject({ Messages: 2 });
  });

  test('of the message that opened a discussion takes the discussion off, and back', async () => {
    const { ThreadID, ChatID } = await open('All of it');
    const thing = { Kind: 'message', ID: ChatID };
    await market.ask('RemoveMarketContent', { ...thing, Reason: 'Spam' }, desk.token);
    expect(await market.error('GetWebChatItem', { ThreadID })).toEqual({ code: 1009 });
    expect(await market.error('AddWebChat', { ThreadID, Content: 'x' }, reader.token)).toEqual({ code: 1009 });
    await market.ask('RestoreMarketContent', thing, desk.token);
    expect((await market.ask('GetWebChatItem', { ThreadID })).Row).toMatchObject({ Messages: 1 });
  });

  test('takes a post off the board; its writer still sees it, removed', async () => {
    const { Row } = await market.ask('AddWebMarket', { ...offer, ValidUntil: '2026-12-20' }, writer.token);
    const thing = { Kind: 'post', ID: Number(Row?.['MarketID']) };
    await market.ask('ReportWebMarket', { ...thing, Reason: 'fraud' }, reader.token);
    await market.ask('RemoveMarketContent', { ...thing, Reason: 'Not yours to sell' }, desk.token);
    expect(await market.error('GetWebMarket', { MarketID: thing.ID })).toEqual({ code: 1009 });
    expect(await market.error('ReportWebMarket', { ...thing, Reason: 'spam' }, reader.token)).toEqual({ code: 1009 });
    const own = await market.ask('GetWebMarket', { MarketID: thing.ID }, writer.token);
    expect(own.Row).toMatchObject({ State: 'removed' });
    const change = { MarketID: thing.ID, ...offer };
    expect(await market.error('UpdateWebMarket', change, writer.token)).toMatchObject({ code: 1001 });
  });

  test('lets stand what was reported without cause', async () => {
    const { ChatID } = await open('Harmless');
    const thing = { Kind: 'message', ID: ChatID };
    await market.ask('ReportWebMarket', { ...thing, Reason: 'other' }, reader.token);
    await market.ask('DismissMarketReports', thing, desk.token);
    expect((await moderation()).Total).toBe(0);
    expect(await market.error('DismissMarketReports', thing, desk.token)).toMatchObject({ code: 1001 });
  });

  test('is for editors and the desk only, with their second step given', async () => {
    const analyst = await market.newMember('analyst', { role: 'analyst' });
    for (const token of [analyst.token, writer.token]) {
      expect(await market.error('GetMarketModeration', {}, token)).toEqual({ code: 1007 });
      expect(await market.error('RemoveMarketContent', { Kind: 'post', ID: 1, Reason: 'x' }, token)).toEqual({
        code: 1007,
      });
    }
    expect(await market.error('GetMarketModeration', {})).toEqual({ code: 1006 });
  });

  test('finds words with signs of patterns in them as they are', async () => {
    await open('100%_sure');
    expect((await moderation({ Show: 'all', Keyword: '100%_s' })).Total).toBe(1);
    expect((await moderation({ Show: 'all', Keyword: '100_%s' })).Total).toBe(0);
  });

  test('finds posts by their goods: by name in either language, and by a spelling that analysts added', async () => {
    const posted = { ...offer, Origin: 'URY', ValidUntil: '2026-12-20' };
    const { Row } = await market.ask('AddWebMarket', posted, (await market.newMember('named')).token);
    const found = async (Keyword: string, isEn = false) =>
      (await moderation({ isEn, Show: 'all', Keyword })).Rows?.find(
        (row) => row['Kind'] === 'post' && row['ID'] === Row?.['MarketID'],
      );
    expect(await found('乌拉圭')).toBeDefined();
    expect(await found('Uruguay', true)).toBeDefined();
    expect(await found('Banda Oriental')).toBeUndefined();
    const alias = { kind: 'origin', code: 'URY', written: 'Banda Oriental', spelling: 'bandaoriental' };
    await market.db
      .insertInto('dictionary_alias')
      .values({ ...alias, added_at: market.clock.now() })
      .execute();
    expect(await found('banda oriental')).toBeDefined();
  });
});
