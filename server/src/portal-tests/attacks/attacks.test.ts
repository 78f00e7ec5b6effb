import { operations } from '@btc/contract/operations.ts';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { describe, expect, test } from 'vitest';
import { envelope } from '../app.fixture.ts';
import { openFileAttack, newPassword, right } from './attacks.fixture.ts';

/*
 * Attacks of somebody who is signed in on what is not theirs, after the OWASP cheat sheet on mass assignment and ASVS level 2,
 * chapter 4; each test is one attack, named for what it finds. Attacks on the way in: attacks-on-login.test.ts.
 */

const { attack, aliceId, bobId } = await openFileAttack();

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
    const token = await attack.readToken('alice_one');
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
    const token = await attack.readToken('alice_one');
    const { MessageID } = envelope(0, {});
    const body = `{"MessageType":${toMessageType('UpdateUserInfo')},"MessageID":"${MessageID}","Data":{"UserID":${aliceId},"CompanyType":"trader","__proto__":{"StaffRole":"admin"}}}`;
    await attack.send('UpdateUserInfo', body, { token });
    expect({}).not.toHaveProperty('StaffRole');
    const { Data } = await attack.call('GetUserProfile', { UserID: aliceId }, { token });
    expect(Data.Row).toMatchObject({ StaffRole: null });
  });
});

describe('another person’s record (ASVS 4.2)', () => {
  const names = Object.values(operations);
  const toFields = (input: object): readonly string[] => ('shape' in input ? Object.keys(input.shape ?? {}) : []);
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
    GiveConsent: { Consents: [{ Kind: 'terms', Version: 1 }] },
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
    SearchPortal: { Keyword: '2437' },
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
    SendEstablishmentMail: { PlantID: 1 },
    AddDeletePin: { Kind: 'view', Code: 'beef-one', IsAdd: true },
    MovePin: { Kind: 'view', Code: 'beef-one', Before: null },
    SetAlert: { Kind: 'view', Code: 'beef-one', Alert: 'month', IsOn: true },
    SaveAlertChannel: { Channel: 'mail', IsOn: true },
    SendAlertTest: { Channel: 'mail' },
    GetWebPriceHistory: { SeriesID: 1 },
    GetLandedCost: { Origin: 'BRA', Cif: 6000 },
    GetCut: { Code: 'tenderloin' },
    GetPlantCuts: { PlantID: 1 },
    GetChartEvents: { Origin: 'BRA', StartDate: '2026-01-01', EndDate: '2026-12-31' },
    GetCargoClock: {
      Cargoes: [{ Origin: 'BRA', Goods: '02023000', Kind: 'arrival', Day: '2026-11-25', Port: 'shanghai' }],
    },
    GetEyesVideo: { VideoID: 1 },
    AddDeleteWebEyes: { VideoID: 1, IsAdd: true },
    ProveEmail: { Code: '123456' },
    AddWebBeefPriceDataOpinion: { ItemID: 1, Opinion: 'up', Role: 'importer' },
  };
  const withUserId = names.filter(({ input, name }) => toFields(input).includes('UserID') && name !== 'UploadAvator');

  test('is asked for by a UserID in more operations than a handful', () => {
    expect(withUserId.length).toBeGreaterThan(45);
  });

  test.each(withUserId.map(({ name }) => [name]))('%s with another’s UserID is refused with 1007', async (name) => {
    const token = await attack.readToken('alice_one');
    const before = await attack.app.db.selectFrom('account').selectAll().where('id', '=', bobId).execute();
    const answer = await attack.call(name, { ...besides[name], UserID: bobId }, { token });
    expect(answer.ErrorCode).toBe(1007);
    expect(answer.text).not.toMatch(/bob-mark/i);
    expect(await attack.app.db.selectFrom('account').selectAll().where('id', '=', bobId).execute()).toEqual(before);
  });

  test('is in no answer of any operation, whatever names and numbers of another are put into it', async () => {
    const [token, others] = [await attack.readToken('alice_one'), await attack.readToken('bob_two')];
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
      const fields = new Set(toFields(input));
      const known = Object.fromEntries(Object.entries(anothers).filter(([field]) => fields.has(field)));
      const { text } = await attack.call(name, { ...besides[name], ...known }, { token });
      expect({ name, hasOthers: /bob-mark/i.test(text) }).toEqual({ name, hasOthers: false });
    }
    expect((await attack.call('GetSessions', {}, { token: others })).ErrorCode).toBe(0);
  });
});
