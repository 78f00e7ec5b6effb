import { operations } from '@btc/contract/operations.ts';
import { messageTypeOf } from '@btc/contract/wire/message-type.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { envelope } from './app.fixture.ts';
import { type Attack, openAttack, password } from './attacks.fixture.ts';

/*
 * Attacks on accounts after the OWASP cheat sheets (Authentication, Forgot Password, Session Management, Mass Assignment,
 * Multifactor Authentication) and ASVS level 2, chapters 2 to 4; each test is one attack, named for what it finds. What
 * needs no HTTP is held in the members' room: codes, links, second factor, limits.
 */

let attack: Attack;
let aliceId: number;
let bobId: number;
beforeAll(async () => {
  attack = await openAttack();
  aliceId = await attack.addAccount('alice_one', { company_email: 'alice@example.com', company_name: 'Alice-Mark' });
  bobId = await attack.addAccount('bob_two', {
    company_email: 'bob-mark@example.com',
    company_name: 'Bob-Mark',
    contact_person_name: 'Bob-Mark',
    nick_name: 'Bob-Mark',
  });
});
afterAll(() => attack.app.close());
beforeEach(() => attack.rest());

async function tokenOf(name: string): Promise<string> {
  const { Data } = await attack.login(name);
  return Data.Token ?? '';
}

const newPassword = encodePassword('Fresh2026');
const right = encodePassword(password);

describe('guessing names (ASVS 2.2, Authentication cheat sheet)', () => {
  test('login answers an unknown name and a wrong password with the same status, headers and body', async () => {
    const shape = async (name: string) => {
      const { status, headers, text } = await attack.login(name, 'Wrong2026');
      const { date: _, ...kept } = headers;
      return { status, kept, text: text.replace(/"MessageID":"[^"]+"/, '') };
    };
    expect(await shape('alice_one')).toEqual(await shape('nobody_at_all'));
  });

  test('login takes as long for an unknown name as for a wrong password', async () => {
    const median = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
    const times = { known: [] as number[], unknown: [] as number[] };
    await attack.login('warm_up', 'Wrong2026');
    for (let round = 0; round < 15; round += 1) {
      for (const [kind, name] of [
        ['known', 'alice_one'],
        ['unknown', `nobody_${round}`],
      ] as const) {
        attack.rest();
        const started = performance.now();
        await attack.login(name, 'Wrong2026');
        times[kind].push(performance.now() - started);
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(Math.abs(known - unknown)).toBeLessThan(0.5 * Math.max(known, unknown));
  });

  test('the duplicate checks let one address ask thirty times, signed in under many accounts or not', async () => {
    const tokens = [undefined, await tokenOf('alice_one'), await tokenOf('bob_two')];
    const codes: number[] = [];
    for (let place = 0; place < 45; place += 1) {
      const token = tokens[place % 3];
      const from = { address: '198.51.100.9', ...(token === undefined ? {} : { token }) };
      codes.push((await attack.call('CheckUserName', { LoginUserName: `guess_${place}` }, from)).ErrorCode);
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(30);
    expect(codes.at(-1)).toBe(1004);
  });

  test('the forgotten-password call lets one address ask eight times', async () => {
    const codes: number[] = [];
    for (let place = 0; place < 12; place += 1) {
      const data = { Name: `guess_${place}`, Email: 'a@example.com' };
      codes.push((await attack.call('ForgetWebPassword', data, { address: '198.51.100.8' })).ErrorCode);
    }
    expect(codes).toEqual([...Array.from({ length: 8 }, () => 6010), ...Array.from({ length: 4 }, () => 1004)]);
  });
});

describe('guessing passwords (ASVS 2.2.1)', () => {
  test('from one address at many names is slowed down for that address alone', async () => {
    const codes: number[] = [];
    for (let place = 0; place < 40; place += 1) {
      codes.push((await attack.login(`spray_${place}`, 'Wrong2026', { address: '198.51.100.1' })).ErrorCode);
    }
    expect(codes.filter((code) => code === 6009)).toHaveLength(30);
    expect((await attack.login('alice_one', password, { address: '198.51.100.2' })).ErrorCode).toBe(0);
  });

  test('at one name from many addresses is slowed down, and does not lock the owner out', async () => {
    await attack.login('alice_one', password, { address: '203.0.113.50' });
    const codes: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (let bot = 0; bot < 30; bot += 1) {
        codes.push((await attack.login('alice_one', 'Wrong2026', { address: `192.0.2.${bot}` })).ErrorCode);
      }
    }
    expect(codes.filter((code) => code === 6009).length).toBeLessThanOrEqual(60);
    expect(codes.at(-1)).toBe(1004);
    expect((await attack.login('alice_one', password, { address: '203.0.113.50' })).ErrorCode).toBe(0);
  });

  test('by ChangePassword and by RequestAccountCancellation in a stolen session counts as at login', async () => {
    const token = await tokenOf('alice_one');
    const wrong = { UserID: aliceId, Password: encodePassword('Wrong2026') };
    const codes: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      codes.push((await attack.call('ChangePassword', { ...wrong, NewPassword: newPassword }, { token })).ErrorCode);
      codes.push((await attack.call('RequestAccountCancellation', wrong, { token })).ErrorCode);
    }
    expect(codes).toEqual([6003, 6003, 6003, 6003, 6003, 1004]);
  });

  test('is not helped by a refused try: it tells nothing about the password', async () => {
    for (let time = 0; time < 5; time += 1) await attack.login('bob_two', 'Wrong2026');
    const [wrong, correct] = [await attack.login('bob_two', 'Wrong2026'), await attack.login('bob_two')];
    expect([wrong.ErrorCode, correct.ErrorCode]).toEqual([1004, 1004]);
    expect(correct.headers['retry-after']).toBe('30');
  });
});

describe('codes by SMS and mail (ASVS 2.7)', () => {
  test('cannot be sent to ever new numbers at the expense of the portal', async () => {
    const codes: number[] = [];
    for (let place = 10; place < 25; place += 1) {
      const data = { Mobile: `138001380${place}` };
      codes.push((await attack.call('GetCaptcha', data, { address: '198.51.100.3' })).ErrorCode);
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(10);
    expect(await attack.app.db.selectFrom('outgoing_sms').select('id').execute()).toHaveLength(10);
  });

  test('cannot be guessed: five tries for all addresses together', async () => {
    await attack.call('GetCaptcha', { Email: 'target@example.com' });
    const codes: number[] = [];
    for (let place = 0; place < 12; place += 1) {
      const data = { Email: 'target@example.com', Code: `00000${place % 10}` };
      codes.push((await attack.call('CheckCaptcha', data, { address: `192.0.2.${place}` })).ErrorCode);
    }
    expect(codes.filter((code) => code !== 6006).length).toBeLessThanOrEqual(6);
    expect(codes.at(-1)).toBe(6006);
  });
});

describe('a token (ASVS 3)', () => {
  const isAlive = async (token: string) => (await attack.call('GetSessions', {}, { token })).ErrorCode === 0;

  test('is dead after logout', async () => {
    const token = await tokenOf('alice_one');
    await attack.call('UserLogout', {}, { token });
    expect(await isAlive(token)).toBe(false);
    expect((await attack.call('GetUserProfileByToken', { Token: token })).ErrorCode).toBe(1006);
    expect((await attack.call('UpdateUserActivityByToken', { Token: token })).ErrorCode).toBe(1006);
  });

  test('of another device is dead after the password was changed, and the old password with it', async () => {
    const [here, there] = [await tokenOf('alice_one'), await tokenOf('alice_one')];
    const change = { UserID: aliceId, Password: right, NewPassword: newPassword };
    expect((await attack.call('ChangePassword', change, { token: here })).ErrorCode).toBe(0);
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
    expect((await attack.login('alice_one')).ErrorCode).toBe(6009);
    const back = { UserID: aliceId, Password: newPassword, NewPassword: right };
    expect((await attack.call('ChangePassword', back, { token: here })).ErrorCode).toBe(0);
  });

  test('is new at every login, whatever token the login came with', async () => {
    const planted = await tokenOf('bob_two');
    const { Data } = await attack.login('alice_one', password, { token: planted });
    expect(Data.Token).not.toBe(planted);
    expect((await attack.call('GetUserProfile', { UserID: bobId }, { token: planted })).ErrorCode).toBe(0);
  });

  test('is taken from its header with the application key only', async () => {
    const token = await tokenOf('alice_one');
    const asked = envelope(messageTypeOf('GetSessions'), {});
    for (const headers of [{ token }, { authorization: `Bearer ${token}` }, { cookie: `token=${token}` }]) {
      expect((await attack.send('GetSessions', asked, { headers })).json().ErrorCode).toBe(1006);
    }
    expect((await attack.send('GetSessions', { ...asked, Token: token })).json().ErrorCode).toBe(1006);
  });

  test('is never stored, and neither is a password, a code or what a link carries', async () => {
    const token = await tokenOf('alice_one');
    const rows = await attack.app.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(attack.app.lines.join('\n')).not.toContain(token);
    expect(attack.app.lines.join('\n')).not.toContain(password);
  });

  test('of a frozen, blocked or cancelled account is dead at once', async () => {
    for (const state of ['frozen', 'blocked', 'cancelled']) {
      const token = await tokenOf('alice_one');
      await attack.app.db.updateTable('account').set({ state }).where('id', '=', aliceId).execute();
      expect(await isAlive(token)).toBe(false);
      await attack.app.db.updateTable('account').set({ state: 'normal' }).where('id', '=', aliceId).execute();
    }
  });
});

describe('a reset link (Forgot Password cheat sheet)', () => {
  const mailed = async () => {
    await attack.call('ForgetWebPassword', { Name: 'bob_two', Email: 'bob-mark@example.com', isEn: true });
    const mail = await attack.app.db
      .selectFrom('outgoing_mail')
      .select('body_text')
      .where('template', '=', 'resetLink')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return /UpdateTime=([\w.%-]+)/.exec(mail.body_text ?? '')?.[1] ?? '';
  };
  const reset = async (UpdateTime: string, { LoginUserName = 'bob_two', NewPassword = newPassword } = {}) =>
    (await attack.call('ResetPasswordByEmail', { NewPassword, LoginUserName, UpdateTime })).ErrorCode;

  test('works once', async () => {
    const proof = await mailed();
    const codes = [await reset(proof, { NewPassword: right }), await reset(proof), await reset(proof)];
    expect(codes).toEqual([6005, 0, 6014]);
    attack.rest();
    expect(await reset(await mailed(), { NewPassword: right })).toBe(0);
  });

  test('cannot be forged from the time it was asked at, nor used for another account', async () => {
    const proof = await mailed();
    const time = proof.slice(0, 13);
    for (const forged of [time, `${time}.`, `${time}.${'A'.repeat(43)}`, `${'9'.repeat(13)}${proof.slice(13)}`]) {
      expect(await reset(forged)).toBe(6014);
    }
    expect(await reset(proof, { LoginUserName: 'alice_one' })).toBe(6014);
  });

  test('does not follow the Host header', async () => {
    const data = { Name: 'alice_one', Email: 'alice@example.com' };
    await attack.call('ForgetWebPassword', data, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const mails = await attack.app.db.selectFrom('outgoing_mail').select(['body_text', 'body_html']).execute();
    expect(JSON.stringify(mails)).not.toContain('evil.example');
  });
});

describe('mass assignment', () => {
  const forbidden = {
    ChargeState: 3,
    ChargeExpireDate: '2030-01-01T00:00:00Z',
    CanVisitModule: 'Info',
    ChargeStataEn: 3,
    CanVisitModuleEn: 'Info',
    StaffRole: 'admin',
    staff_role: 'admin',
    charge_state: 3,
    can_visit_module: ['Info'],
    state: 'normal',
    is_demo: true,
    id: 1,
    trial_item_limit: 1000,
    constructor: { staff_role: 'admin' },
  };

  test.each(Object.entries(forbidden))('UpdateUserInfo and UserSignUp refuse %s', async (field, value) => {
    const token = await tokenOf('alice_one');
    const update = { UserID: aliceId, CompanyType: 'other', [field]: value };
    expect((await attack.call('UpdateUserInfo', update, { token })).ErrorCode).toBe(1001);
    const form = { LoginUserName: 'mallory', Password: right, [field]: value };
    expect((await attack.call('UserSignUp', form)).ErrorCode).toBe(1001);
    const { staff_role: role, charge_state: charge } = await attack.app.db
      .selectFrom('account')
      .select(['staff_role', 'charge_state'])
      .where('id', '=', aliceId)
      .executeTakeFirstOrThrow();
    expect([role, charge]).toEqual([null, 0]);
  });

  test('through __proto__ in the JSON reaches nothing', async () => {
    const token = await tokenOf('alice_one');
    const { MessageID } = envelope(0, {});
    const body = `{"MessageType":${messageTypeOf('UpdateUserInfo')},"MessageID":"${MessageID}","Data":{"UserID":${aliceId},"CompanyType":"trader","__proto__":{"StaffRole":"admin"}}}`;
    await attack.send('UpdateUserInfo', body, { token });
    expect({}).not.toHaveProperty('StaffRole');
    const { Data } = await attack.call('GetUserProfile', { UserID: aliceId }, { token });
    expect(Data.Row).toMatchObject({ StaffRole: null });
  });
});

describe('another person’s record (ASVS 4.2)', () => {
  const names = Object.values(operations);
  const fieldsOf = (input: object): readonly string[] => ('shape' in input ? Object.keys(input.shape ?? {}) : []);
  /** What each operation needs besides, so that it gets as far as looking whose record is asked for. */
  const besides: Readonly<Record<string, object>> = {
    ChangePassword: { Password: right, NewPassword: newPassword },
    MembershipRequest: {
      UserName: 'bob_two',
      RequireLevel: '_vip_member',
      RequireType: 'Free',
      isCnRequire: true,
      isEnRequire: false,
      GradeMoney: 0,
    },
    RequestAccountCancellation: { Password: right },
    UpdateUserInfo: { CompanyName: 'taken over' },
    AddDeleteWebCollection: { NewsID: 1, IsAdd: true },
    GetBtcInfoDetail: { NewsID: 1 },
    GetAppNewsDetail: { NewsID: 1 },
    SendFuturesEmail: { MarketID: 1, Content: 'Is this still there?', ShareEmail: false },
    GetWebChatItem: { ThreadID: 1 },
    AddWebMarket: { Type: 'spot', ValidUntil: '2099-01-01' },
    AddWebChat: { Title: 'title', Type: 'spot', Content: 'text' },
    CloseWebMarket: { MarketID: 1 },
    UpdateWebMarket: { MarketID: 1, Type: 'spot', ValidUntil: '2099-01-01' },
    GetWebMarketEnquiries: { MarketID: 1 },
    ReportWebMarket: { Kind: 'post', ID: 1, Reason: 'spam' },
    AddWebPlantSearchInfo: { Keyword: '2437', ResultCount: 1 },
    GetWebFrontApprovePlantNo: { Origin: 'BRA' },
    GetWebFrontApprovePlantProvince: { Origin: 'BRA' },
    SuggestPlants: { Keyword: '2437' },
    GetPlantTrade: { PlantID: 1 },
    CheckCargo: {
      Origin: 'BRA',
      Storage: 'frozen',
      Form: 'boneless',
      ProductionDate: '2026-02-01',
      ShippingDate: '2026-02-10',
    },
    AddDeletePlantWatch: { Origin: 'BRA', IsAdd: true },
    GetWebPriceHistory: { SeriesID: 1 },
    GetLandedCost: { Origin: 'BRA', Cif: 6000 },
    GetEyesVideo: { VideoID: 1 },
    AddDeleteWebEyes: { VideoID: 1, IsAdd: true },
    AddWebBeefPriceDataOpinion: { ItemID: 1, Opinion: 'up', Role: 'importer' },
  };
  const withUserId = names.filter(({ input, name }) => fieldsOf(input).includes('UserID') && name !== 'UploadAvator');

  test('is asked for by a UserID in more operations than a handful', () => {
    expect(withUserId.length).toBeGreaterThan(45);
  });

  test.each(withUserId.map(({ name }) => [name]))('%s with another’s UserID is refused with 1007', async (name) => {
    const token = await tokenOf('alice_one');
    const before = await attack.app.db.selectFrom('account').selectAll().where('id', '=', bobId).execute();
    const answer = await attack.call(name, { ...besides[name], UserID: bobId }, { token });
    expect(answer.ErrorCode).toBe(1007);
    expect(answer.text).not.toMatch(/bob-mark/i);
    expect(await attack.app.db.selectFrom('account').selectAll().where('id', '=', bobId).execute()).toEqual(before);
  });

  test('is in no answer of any operation, whatever names and numbers of another are put into it', async () => {
    const [token, others] = [await tokenOf('alice_one'), await tokenOf('bob_two')];
    const sessions = (await attack.call('GetSessions', {}, { token: others })).Data.Rows ?? [];
    const anothers = {
      UserID: bobId,
      MemberID: bobId,
      LoginUserName: 'bob_two',
      UserName: 'bob_two',
      Name: 'bob_two',
      SessionID: sessions[0]?.['SessionID'],
      Email: 'else@example.com',
      NoticeIDs: [1, 2, 3],
    };
    for (const { name, input } of names) {
      if (name === 'UploadAvator') continue;
      const fields = new Set(fieldsOf(input));
      const known = Object.fromEntries(Object.entries(anothers).filter(([field]) => fields.has(field)));
      const { text } = await attack.call(name, { ...besides[name], ...known }, { token });
      expect({ name, hasOthers: /bob-mark/i.test(text) }).toEqual({ name, hasOthers: false });
    }
    expect((await attack.call('GetSessions', {}, { token: others })).ErrorCode).toBe(0);
  });

  test('of staff work is for staff: every such operation answers 1007 to a member and 1006 signed out', async () => {
    const token = await tokenOf('alice_one');
    for (const { name, access } of names.filter((one) => one.access.kind === 'staff')) {
      expect([name, access.kind, (await attack.call(name, {}, { token })).ErrorCode]).toEqual([name, 'staff', 1007]);
      expect([name, (await attack.call(name, {})).ErrorCode]).toEqual([name, 1006]);
    }
  });
});

describe('what is not a name', () => {
  test.each(["' or 1=1 --", 'alice_one\u0000', 'alice%', '{"$ne":null}', 'ａｌｉｃｅ_ｏｎｅ', 'alice_onе'])(
    '“%s” signs nobody in and breaks nothing',
    async (name) => {
      const { ErrorCode } = await attack.login(name);
      expect([6009, 1001]).toContain(ErrorCode);
    },
  );

  test('a password of a megabyte is refused before it is hashed', async () => {
    const data = { UserName: 'alice_one', Password: '1'.repeat(32) + 'A'.repeat(60_000) };
    expect((await attack.call('UserLogin', data)).ErrorCode).toBe(1001);
    const larger = { UserName: 'alice_one', Password: 'A'.repeat(1_000_000) };
    expect((await attack.call('UserLogin', larger)).ErrorCode).toBe(1005);
  });
});
