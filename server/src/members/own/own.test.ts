import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMembersFixture, type MembersFixture, refused, rightPassword, readToken } from '../members.fixture.ts';
import { insertNotice } from '#platform/notices/insert-notice.ts';

let members: MembersFixture;
let userId: number;
let otherId: number;
let token: string;
beforeAll(async () => {
  members = await createMembersFixture();
  userId = await members.addAccount('wang_li');
  otherId = await members.addAccount('li_na');
  token = readToken(await members.login('wang_li', rightPassword, { remember: true }));
});
afterAll(() => members.drop());

describe('notices', () => {
  test('come newest first with what they are about, and are read once', async () => {
    for (const Level of ['_member', '_vip_member']) {
      await insertNotice(members.db, {
        userId,
        kind: 'membershipGranted',
        detail: { Level },
        now: members.clock.now(),
      });
      members.passSeconds(1);
    }
    const { Rows = [], ...counts } = await members.ask('GetNotices', {}, { token });
    expect(Rows.map((row) => row['Detail'])).toEqual([{ Level: '_vip_member' }, { Level: '_member' }]);
    expect(counts).toEqual({ Total: 2, Dict: { Unread: 2 } });
    await members.ask('ReadNotices', { NoticeIDs: [Rows[0]?.['NoticeID']] }, { token });
    expect((await members.ask('GetNotices', {}, { token })).Dict).toEqual({ Unread: 1 });
    await members.ask('ReadNotices', {}, { token });
    expect((await members.ask('GetNotices', {}, { token })).Dict).toEqual({ Unread: 0 });
  });

  test('of others are not seen and not touched', async () => {
    await insertNotice(members.db, { userId: otherId, kind: 'staffReply', detail: {}, now: members.clock.now() });
    const { id } = await members.db
      .selectFrom('notice')
      .select('id')
      .where('user_id', '=', otherId)
      .executeTakeFirstOrThrow();
    await members.ask('ReadNotices', { NoticeIDs: [id] }, { token });
    const otherToken = await members.tokenFor(otherId);
    expect((await members.ask('GetNotices', {}, { token: otherToken })).Dict).toEqual({ Unread: 1 });
    await expect(members.ask('GetNotices', { UserID: otherId }, { token })).rejects.toEqual(refused(1007));
  });
});

describe('sessions', () => {
  test('are listed, the one asking first, and ended one by one', async () => {
    members.passSeconds(60);
    const other = readToken(await members.login('wang_li', rightPassword));
    const { Rows = [] } = await members.ask('GetSessions', { UserID: userId }, { token });
    expect(Rows.map((row) => [row['isCurrent'], row['isRemembered']])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await members.ask('EndSession', { SessionID: Rows[1]?.['SessionID'] }, { token })).toEqual({});
    await expect(members.ask('GetUserProfileByToken', { Token: other })).rejects.toEqual(refused(1006));
    expect((await members.ask('GetSessions', {}, { token })).Rows).toHaveLength(1);
  });

  test('end all at once but the one asking, and those of others go on', async () => {
    const other = readToken(await members.login('wang_li', rightPassword));
    const anothers = await members.tokenFor(otherId);
    expect(await members.ask('EndOtherSessions', {}, { token })).toEqual({});
    await expect(members.ask('GetUserProfileByToken', { Token: other })).rejects.toEqual(refused(1006));
    expect((await members.ask('GetSessions', {}, { token })).Rows).toHaveLength(1);
    expect((await members.ask('GetSessions', {}, { token: anothers })).Rows).not.toEqual([]);
  });

  test('of others cannot be ended', async () => {
    const otherToken = await members.tokenFor(otherId);
    const { Rows = [] } = await members.ask('GetSessions', {}, { token: otherToken });
    await expect(members.ask('EndSession', { SessionID: Rows[0]?.['SessionID'] }, { token })).rejects.toEqual(
      refused(1009),
    );
    expect(await members.ask('GetSessions', {}, { token: otherToken })).toBeDefined();
  });
});
