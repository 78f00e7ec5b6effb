import { minuteMs } from '@btc/contract/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import { withdrawArticle } from './write/article-write.service.ts';
import { createNewsFixture, draft, failing, type NewsFixture, onTrial, paidInfo, textDraft } from './news.fixture.ts';

let news: NewsFixture;

beforeAll(async () => {
  news = await createNewsFixture();
});

afterAll(async () => {
  await news.drop();
});

const secret = '只有会员能看的一句';
const memberText = { cn: { ...textDraft('会员文章'), body: `${textDraft('').body}<p>${secret}</p>` } };

describe('an article', () => {
  test('that is free is open to everybody', async () => {
    const id = await news.publish({ texts: { cn: textDraft('自由'), en: textDraft('Free') } });
    const { Row, Dict } = await news.call('GetBtcInfoDetail', { NewsID: id });
    expect(Row).toMatchObject({
      NewsTitle: '自由',
      Access: 'free',
      NewsDateTime: '2026-11-20T07:00:00+08:00',
      Shared: true,
      Collected: null,
      Editions: ['cn', 'en'],
    });
    expect(Row.NewsContext).toContain('<p>开头一段');
    expect(Dict).toMatchObject({ Locked: false, TrialLeft: null });
    const english = await news.call('GetBtcInfoDetail', { NewsID: id, isEn: true });
    expect(english.Row.NewsTitle).toBe('Free');
  });

  test('for members comes without its text to a signed-out reader, with reason and preview', async () => {
    const attachments = [{ address: 'a/table.csv', name: '表' }];
    const id = await news.publish({ access: 'member', texts: { cn: { ...memberText.cn, attachments } } });
    const answer = await news.call('GetBtcInfoDetail', { NewsID: id });
    expect(answer.Row).not.toHaveProperty('NewsContext');
    expect(answer.Row.Attachments).toEqual([]);
    expect(answer.Dict).toMatchObject({ Locked: true, Module: 'Info', Reason: 'anonymous', TrialLeft: null });
    expect(answer.Dict.Locked && answer.Dict.Preview).toEqual([`开头一段${'字'.repeat(95)}。`]);
    expect(JSON.stringify(answer)).not.toContain(secret);
  });

  test.each([
    ['nobody who pays', {}, 'notpaid'],
    ['another module', { ...paidInfo, CanVisitModule: 'Price' }, 'notinlist'],
    ['a membership that is over', { ...paidInfo, ChargeExpireDate: '2026-11-20T00:00:00+08:00' }, 'expired'],
    [
      'the other edition only',
      { ChargeStataEn: 3, ChargeEnExpireDate: '2027-06-01', CanVisitModuleEn: 'Info' },
      'notpaid',
    ],
  ])('for members is locked to %s', async (name, membership, reason) => {
    const id = await news.publish({ access: 'member', texts: memberText });
    const caller = await news.addReader(`locked_${reason}_${name.length}`, membership);
    const answer = await news.call('GetBtcInfoDetail', { NewsID: id }, caller);
    expect(answer.Dict).toMatchObject({ Locked: true, Reason: reason });
    expect(JSON.stringify(answer)).not.toContain(secret);
  });

  test('for members is open to a paid member with its attachments', async () => {
    const attachments = [{ address: 'a/table.csv', name: '表' }];
    const id = await news.publish({ access: 'member', texts: { cn: { ...memberText.cn, attachments } } });
    const caller = await news.addReader('paid', paidInfo);
    const { Row, Dict } = await news.call('GetBtcInfoDetail', { NewsID: id }, caller);
    expect(Row.NewsContext).toContain(secret);
    expect(Row.Attachments).toEqual([{ AppendixAddr: 'a/table.csv', Name: '表' }]);
    expect(Row.Collected).toBe(false);
    expect(Dict).toMatchObject({ Locked: false, TrialLeft: null });
  });

  test.each([
    ['beef', ['shank', 'gone'], [{ Code: 'shank', NameCn: '牛腱', NameEn: 'Shin/shank', Meat: 'beef' }]],
    ['pork', ['tenderloin'], [{ Code: 'tenderloin', Meat: 'pork' }]],
    ['both', ['tenderloin', 'no1'], [{ Meat: 'beef' }, { Code: 'no1', Meat: 'pork' }]],
  ] as const)('on %s that bears %j names its cuts, also to whoever it is locked to', async (meat, cuts, names) => {
    const id = await news.publish({ access: 'member', meat, cuts: [...cuts] });
    const { Row, Dict } = await news.call('GetBtcInfoDetail', { NewsID: id });
    expect(Dict.Locked).toBe(true);
    expect(Row.CutNames).toMatchObject(names);
    expect(Row.CutNames).toHaveLength(names.length);
  });

  test('that does not exist, was withdrawn, is a draft, lies in the future or lacks the edition is not found', async () => {
    const withdrawn = await news.publish();
    await withdrawArticle(news, withdrawn);
    const future = await news.publish({}, -10);
    const chineseOnly = await news.publish({ texts: { cn: textDraft('只有中文') } });
    for (const [NewsID, isEn] of [
      [99_999_999, false],
      [withdrawn, false],
      [future, false],
      [chineseOnly, true],
    ] as const) {
      await expect(news.call('GetBtcInfoDetail', { NewsID, isEn })).rejects.toMatchObject(failing(1009));
      await expect(news.call('GetAppNewsDetail', { NewsID, isEn })).rejects.toMatchObject(failing(1009));
      await expect(news.call('GetSimilarArticle', { NewsID, isEn })).rejects.toMatchObject(failing(1009));
    }
  });

  test('in the future appears at its minute', async () => {
    const id = await news.publish({ access: 'free' }, -30);
    await expect(news.call('GetBtcInfoDetail', { NewsID: id })).rejects.toMatchObject(failing(1009));
    news.clock.advance(30 * minuteMs);
    expect((await news.call('GetBtcInfoDetail', { NewsID: id })).Row.NewsID).toBe(id);
    news.clock.advance(-30 * minuteMs);
  });

  test('for members is not found by the free-article page', async () => {
    const id = await news.publish({ access: 'member' });
    const caller = await news.addReader('paid_free_only', paidInfo);
    await expect(news.call('GetBtcInfoDetail', { NewsID: id, FreeOnly: true }, caller)).rejects.toMatchObject(
      failing(1009),
    );
  });

  test('asked for in the name of somebody else is refused', async () => {
    const id = await news.publish();
    const caller = await news.addReader('honest');
    const own = caller.user?.userId ?? 0;
    await expect(news.call('GetBtcInfoDetail', { NewsID: id, UserID: own + 1 }, caller)).rejects.toMatchObject(
      failing(1007),
    );
    await expect(news.call('GetAppNewsDetail', { NewsID: id, UserID: own + 1 }, caller)).rejects.toMatchObject(
      failing(1007),
    );
    expect((await news.call('GetBtcInfoDetail', { NewsID: id, UserID: own }, caller)).Row.NewsID).toBe(id);
  });

  test.each([{}, { NewsID: 0 }, { NewsID: 1.5 }, { NewsID: '1' }, { NewsID: 2 ** 31 }, { NewsID: 1, Extra: 1 }])(
    'is not looked for with bad input %j',
    async (data) => {
      const bad = data as { NewsID: number };
      await expect(news.call('GetBtcInfoDetail', bad)).rejects.toBeInstanceOf(ZodError);
      await expect(news.call('GetAppNewsDetail', bad)).rejects.toBeInstanceOf(ZodError);
      await expect(news.call('GetSimilarArticle', bad)).rejects.toBeInstanceOf(ZodError);
    },
  );

  test('knows its neighbours in its section', async () => {
    const ids = [];
    for (const [index, section] of (['epidemic', 'epidemic', 'company', 'epidemic'] as const).entries()) {
      ids.push(await news.publish({ section }, 500 - index));
    }
    const { Dict } = await news.call('GetBtcInfoDetail', { NewsID: ids[1] ?? 0 });
    expect([Dict.Previous?.NewsID, Dict.Next?.NewsID]).toEqual([ids[0], ids[3]]);
    const last = await news.call('GetBtcInfoDetail', { NewsID: ids[3] ?? 0 });
    expect(last.Dict.Next).toBeNull();
  });
});

describe('a trial', () => {
  test('opens as many items as the account may, each counted once, and then explains', async () => {
    const caller = await news.addReader('trial', onTrial);
    await news.db.updateTable('account').set({ trial_item_limit: 2 }).where('login_user_name', '=', 'trial').execute();
    const [first, second, third] = [
      await news.publish({ access: 'member', texts: memberText }),
      await news.publish({ access: 'member', texts: memberText }),
      await news.publish({ access: 'member', texts: memberText }),
    ];
    const left = async (NewsID: number) => (await news.call('GetBtcInfoDetail', { NewsID }, caller)).Dict;
    expect(await left(first)).toMatchObject({ Locked: false, TrialLeft: 1 });
    expect(await left(first)).toMatchObject({ Locked: false, TrialLeft: 1 });
    expect(await left(second)).toMatchObject({ Locked: false, TrialLeft: 0 });
    expect(await left(third)).toMatchObject({ Locked: true, Reason: 'trial', TrialLeft: 0 });
    expect(await left(first)).toMatchObject({ Locked: false, TrialLeft: 0 });
  });

  test('that begins anew counts an item opened before as one of its own', async () => {
    const caller = await news.addReader('trial_anew', onTrial);
    const set = (values: object) =>
      news.db.updateTable('account').set(values).where('login_user_name', '=', 'trial_anew').execute();
    await set({ trial_item_limit: 1 });
    const [first, second] = [await news.publish({ access: 'member' }), await news.publish({ access: 'member' })];
    const left = async (NewsID: number) => (await news.call('GetBtcInfoDetail', { NewsID }, caller)).Dict;
    const item = news.db.updateTable('trial_opened_item').where('user_id', '=', caller.user?.userId ?? 0);
    await left(first);
    await item.set({ opened_at: '2020-01-01T00:00:00Z' }).execute();
    await set({ trial_reset_at: '2020-01-02T00:00:00Z' });
    expect(await left(first)).toMatchObject({ Locked: false, TrialLeft: 0 });
    expect(await left(second)).toMatchObject({ Locked: true });
    expect(await left(first)).toMatchObject({ Locked: false });
  });

  test('spends nothing on free articles', async () => {
    const caller = await news.addReader('trial_free', onTrial);
    const id = await news.publish();
    expect((await news.call('GetBtcInfoDetail', { NewsID: id }, caller)).Dict).toMatchObject({
      Locked: false,
      TrialLeft: null,
    });
    expect(
      await news.db
        .selectFrom('trial_opened_item')
        .where('user_id', '=', caller.user?.userId ?? 0)
        .selectAll()
        .execute(),
    ).toEqual([]);
  });

  test('cannot be stretched by opening many at once', async () => {
    const caller = await news.addReader('trial_rush', onTrial);
    await news.db
      .updateTable('account')
      .set({ trial_item_limit: 3 })
      .where('login_user_name', '=', 'trial_rush')
      .execute();
    const ids = [];
    for (let count = 0; count < 8; count += 1) ids.push(await news.publish({ access: 'member' }));
    const answers = await Promise.all(ids.map((NewsID) => news.call('GetBtcInfoDetail', { NewsID }, caller)));
    expect(answers.filter(({ Dict }) => !Dict.Locked)).toHaveLength(3);
  });

  test('in one edition opens nothing in the other, and ends with its date', async () => {
    const id = await news.publish({ access: 'member' });
    const chinese = await news.addReader('trial_cn', onTrial);
    expect((await news.call('GetBtcInfoDetail', { NewsID: id, isEn: true }, chinese)).Dict.Locked).toBe(true);
    const over = await news.addReader('trial_over', { ...onTrial, ChargeExpireDate: '2026-11-01T00:00:00Z' });
    expect((await news.call('GetBtcInfoDetail', { NewsID: id }, over)).Dict).toMatchObject({
      Locked: true,
      TrialLeft: null,
    });
  });
});

describe('the share page', () => {
  test('shows whole free articles and of others what anybody may see, whoever asks', async () => {
    const caller = await news.addReader('sharing', paidInfo);
    const free = await news.publish();
    const member = await news.publish({ access: 'member', texts: memberText });
    const share = async (NewsID: number) => news.call('GetAppNewsDetail', { NewsID, IsShare: true }, caller);
    expect((await share(free)).Row.NewsContext).toBeDefined();
    const locked = await share(member);
    expect(locked.Dict).toMatchObject({ Locked: true, Reason: 'anonymous' });
    expect(JSON.stringify(locked)).not.toContain(secret);
    const inApp = await news.call('GetAppNewsDetail', { NewsID: member }, caller);
    expect(inApp.Row.NewsContext).toContain(secret);
  });
});

test('a stored text is sanitised, whatever was written', async () => {
  const body = '<p onclick="x">牛<script>alert(1)</script></p><a href="javascript:1">x</a>';
  const id = await news.publish({
    texts: draft().texts.cn === undefined ? {} : { cn: { title: '题', summary: '要', body } },
  });
  expect((await news.call('GetBtcInfoDetail', { NewsID: id })).Row.NewsContext).toBe('<p>牛</p><a>x</a>');
});
