import { AddMerchantClaim } from '@btc/contract/directory/merchant.ts';
import { SendMail } from '@btc/contract/contact/contact.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMembersFixture, issue, type MembersFixture, refused, rightPassword } from './members.fixture.ts';
import { chineseForm, foreignForm, signUp } from './sign-up/sign-up.fixture.ts';

let members: MembersFixture;
beforeAll(async () => {
  members = await createMembersFixture(undefined, { smsDailyLimit: 3 });
});
afterAll(() => members.drop());
beforeEach(async () => {
  for (const table of [
    'account',
    'captcha',
    'requested_mail',
    'outgoing_mail',
    'outgoing_sms',
    'call_limit',
  ] as const) {
    await members.db.deleteFrom(table).execute();
  }
});

const stranger = 'stranger@example.net';

async function accountNamed(name: string) {
  return members.db.selectFrom('account').selectAll().where('login_user_name', '=', name).executeTakeFirstOrThrow();
}

const readNoticeKinds = async (userId: number) =>
  (await members.db.selectFrom('notice').select('kind').where('user_id', '=', userId).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

async function enterStrangersAddress() {
  await signUp(members, chineseForm, { CompanyEmail: stranger });
  const { id } = await accountNamed('new_importer');
  return { id, token: await members.tokenFor(id) };
}

const forget = (name: string, email: string, from = {}) =>
  members.ask('ForgetWebPassword', { Name: name, Email: email }, from);
const elsewhere = { address: '198.51.100.9' };

async function useResetLink(name: string, email: string) {
  const mail = (await members.mailsTo(email)).findLast(({ template }) => template === 'resetLink');
  const address = /https:\/\/portal\.example\S+/.exec(mail?.body_text ?? '')?.[0] ?? '';
  const proof = new URLSearchParams(new URL(address).hash.slice(1)).get('UpdateTime') ?? '';
  const NewPassword = encodePassword('Another2026');
  return members.ask('ResetPasswordByEmail', { NewPassword, LoginUserName: name, UpdateTime: proof });
}

describe('a stranger’s address entered at sign-up', () => {
  test('gets no mail for fifty changes of the password; the account has the notices', async () => {
    const { id, token } = await enterStrangersAddress();
    let [current, next] = ['Fresh2026', 'Other2026'];
    for (let time = 0; time < 50; time += 1) {
      await members.ask(
        'ChangePassword',
        { UserID: id, Password: encodePassword(current), NewPassword: encodePassword(next) },
        { token },
      );
      [current, next] = [next, current];
    }
    expect(await members.mailsTo(stranger)).toEqual([]);
    expect((await readNoticeKinds(id)).filter((kind) => kind === 'passwordChanged')).toHaveLength(50);
  });

  test('gets no mail of cancelling an account, asked for and withdrawn', async () => {
    const { id, token } = await enterStrangersAddress();
    await members.ask('RequestAccountCancellation', { UserID: id, Password: encodePassword('Fresh2026') }, { token });
    expect(await members.mailsTo(stranger)).toEqual([]);
  });

  test('gets no mail of a membership asked for', async () => {
    const { id } = await enterStrangersAddress();
    expect((await accountNamed('new_importer')).email_proven_at).toBeNull();
    const token = await members.tokenFor(id);
    const { Row } = await members.ask('GetUserProfile', { UserID: id }, { token });
    expect(Row).toMatchObject({ CompanyEmail: stranger, EmailProven: false });
  });

  test('gets one link or code in ten minutes and five a day, whichever account asks', async () => {
    await enterStrangersAddress();
    await members.addAccount('second_claim', { company_email: stranger, email_proven_at: null });
    await forget('new_importer', stranger);
    await forget('new_importer', stranger);
    await expect(forget('second_claim', stranger)).rejects.toEqual(refused(1004, { Dict: { RetryAfter: 600 } }));
    await expect(members.ask('GetCaptcha', { Email: stranger })).rejects.toMatchObject({ code: 1004 });
    for (const name of ['second_claim', 'new_importer', 'second_claim']) {
      members.passSeconds(600);
      await forget(name, stranger);
    }
    members.passSeconds(600);
    await expect(forget('new_importer', stranger)).rejects.toMatchObject({ code: 1004 });
    await forget('new_importer', stranger, elsewhere);
    expect(await members.mailsTo(stranger)).toHaveLength(5);
    members.passSeconds(600);
    await expect(forget('second_claim', stranger)).rejects.toEqual(
      refused(1004, { Dict: { RetryAfter: 86_400 - 5 * 600 } }),
    );
  });

  test('gets no more by being asked for different things', async () => {
    await enterStrangersAddress();
    const waits = { code: 1004 };
    await members.ask('GetCaptcha', { Email: stranger });
    await expect(forget('new_importer', stranger)).rejects.toMatchObject(waits);
    for (const _ of [1, 2]) {
      members.passSeconds(600);
      await forget('new_importer', stranger);
      await expect(members.ask('GetCaptcha', { Email: stranger })).rejects.toMatchObject(waits);
      members.passSeconds(600);
      await members.ask('GetCaptcha', { Email: stranger }, elsewhere);
    }
    members.passSeconds(600);
    await expect(forget('new_importer', stranger)).rejects.toMatchObject(waits);
    expect(await members.mailsTo(stranger)).toHaveLength(5);
  });

  test('does not stand in the stranger’s way, who gets it by proving it', async () => {
    const { id } = await enterStrangersAddress();
    expect(await members.ask('CheckRegEmail', { Email: stranger })).toEqual({});
    await signUp(members, foreignForm, { CompanyEmail: stranger });
    expect((await accountNamed('new_exporter')).email_proven_at).not.toBeNull();
    expect((await accountNamed('new_importer')).company_email).toBeNull();
    expect(await readNoticeKinds(id)).toContain('emailReleased');
    await expect(forget('new_importer', stranger)).rejects.toMatchObject({ code: 6009 });
    await expect(members.ask('CheckRegEmail', { Email: stranger })).rejects.toMatchObject({ code: 6012 });
  });
});

describe('an address', () => {
  test('is proven by a code from within a session, and gets mails from then on', async () => {
    const { id, token } = await enterStrangersAddress();
    await members.ask('GetCaptcha', { Email: stranger });
    const code = await members.codeFor(stranger);
    expect(await members.ask('ProveEmail', { UserID: id, Code: code }, { token })).toEqual({});
    expect((await accountNamed('new_importer')).email_proven_at).not.toBeNull();
    await expect(members.ask('ProveEmail', { UserID: id, Code: code }, { token })).rejects.toEqual(refused(6006));
    await members.ask(
      'ChangePassword',
      { UserID: id, Password: encodePassword('Fresh2026'), NewPassword: encodePassword('Other2026') },
      { token },
    );
    expect((await members.mailsTo(stranger)).at(-1)?.template).toBe('passwordChanged');
  });

  test('is proven by the reset link that was sent there', async () => {
    await enterStrangersAddress();
    await forget('new_importer', stranger);
    await useResetLink('new_importer', stranger);
    expect((await accountNamed('new_importer')).email_proven_at).not.toBeNull();
  });

  test('is proven from within one’s own session only', async () => {
    const { id, token } = await enterStrangersAddress();
    await expect(members.ask('ProveEmail', { UserID: id + 1, Code: '123456' }, { token })).rejects.toEqual(
      refused(1007),
    );
    await expect(members.ask('ProveEmail', { UserID: id, Code: '123456' })).rejects.toEqual(refused(1006));
    await expect(members.ask('ProveEmail', { UserID: id, Code: 'x' }, { token })).rejects.toMatchObject({ code: 1001 });
  });

  test('that another account has proven is not taken by a code', async () => {
    const { id, token } = await enterStrangersAddress();
    await members.ask('GetCaptcha', { Email: stranger });
    const code = await members.codeFor(stranger);
    await members.addAccount('quicker_one', { company_email: stranger });
    await expect(members.ask('ProveEmail', { UserID: id, Code: code }, { token })).rejects.toMatchObject({
      code: 6012,
    });
  });
});

describe('an address that was just proven', () => {
  const address = 'ana@exporter.example';
  const ask = () => members.ask('GetCaptcha', { Email: address });

  test('gets a reset link right after a code, and a second code or link after a minute only', async () => {
    await signUp(members, foreignForm, { CompanyEmail: address });
    await ask();
    await expect(ask()).rejects.toEqual(refused(1004, { Dict: { RetryAfter: 60 } }));
    await forget('new_exporter', address);
    const templates = async () => (await members.mailsTo(address)).map(({ template }) => template);
    expect((await templates()).at(-1)).toBe('resetLink');
    const count = (await templates()).length;
    await forget('new_exporter', address);
    expect(await templates()).toHaveLength(count);
    members.passSeconds(60);
    await ask();
    expect(await templates()).toHaveLength(count + 1);
  });
});

describe('names that mails carry', () => {
  test.each([
    ['ContactPersonName', 'Win at http://evil.example'],
    ['CompanyName', 'https://evil.example'],
    ['CompanyLocalName', '请看 WWW.evil.example'],
    ['ContactPersonEnglishName', 'go ftp://evil.example'],
  ])('hold no address: %s', async (field, value) => {
    await expect(signUp(members, chineseForm, { [field]: value })).rejects.toMatchObject({ code: 1001 });
  });

  test.each([
    [SendMail, 'Name'],
    [SendMail, 'CompanyName'],
    [AddMerchantClaim, 'Person'],
    [AddMerchantClaim, 'Duty'],
  ])('hold no address, to the desk neither: $name %s', (operation, field) => {
    const mail = { Name: 'Ana', Email: 'ana@exporter.example', Content: 'Hello' };
    const claim = { MerchantID: 1, Person: 'Ana', Phone: '+86 21 5555 0100' };
    const given = operation === SendMail ? mail : claim;
    expect(operation.input.safeParse(given).success).toBe(true);
    const issues = operation.input.safeParse({ ...given, [field]: 'Win at http://evil.example' }).error?.issues;
    expect(new Set(issues?.map(({ path }) => path[0]))).toEqual(new Set([field]));
  });

  test('may hold a slash', async () => {
    expect(await signUp(members, chineseForm, { CompanyName: 'Frigorífico Exemplo S/A' })).toBeDefined();
  });

  test('include the nickname', async () => {
    const id = await members.addAccount('nick_changer');
    const token = await members.tokenFor(id);
    await expect(
      members.ask('UpdateUserInfo', { UserID: id, NickName: 'http://evil.example' }, { token }),
    ).rejects.toEqual(issue('NickName', 'invalid_format'));
  });
});

describe('text messages', () => {
  test('end with the day’s budget: the desk is told once, the requester waits', async () => {
    const ask = (mobile: string) => members.ask('GetCaptcha', { Mobile: mobile });
    await ask('13800138000');
    await ask('13800138001');
    expect(await members.mailsTo('desk@portal.example')).toEqual([]);
    await ask('13800138002');
    const error: unknown = await ask('13800138003').catch((error: unknown) => error);
    expect(error).toMatchObject({ code: 1004 });
    await expect(ask('13800138004')).rejects.toMatchObject({ code: 1004 });
    expect((await members.mailsTo('desk@portal.example')).map(({ template }) => template)).toEqual(['smsBudget']);
    expect(await members.db.selectFrom('outgoing_sms').selectAll().execute()).toHaveLength(3);
  });

  test('asked for by many at once stay within it', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => members.ask('GetCaptcha', { Mobile: `1380013900${index}` })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});

describe('a code', () => {
  const check = (code: string, from = {}) => members.ask('CheckCaptcha', { Mobile: '13800138000', Code: code }, from);

  test('is not spoilt by a stranger’s wrong tries', async () => {
    await members.ask('GetCaptcha', { Mobile: '13800138000' });
    const code = await members.codeFor('+8613800138000');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let time = 0; time < 5; time += 1)
      await expect(check(wrong, elsewhere)).rejects.toEqual(refused(6007, { Dict: { TriesLeft: 4 - time } }));
    await expect(check(wrong, elsewhere)).rejects.toEqual(refused(6006));
    await expect(check(code, { address: '198.51.100.77' })).rejects.toEqual(refused(6006));
    expect(await check(code)).toEqual({});
  });

  test('is right also where the requester has changed networks', async () => {
    await members.ask('GetCaptcha', { Mobile: '13800138000' });
    expect(await check(await members.codeFor('+8613800138000'), elsewhere)).toEqual({});
  });
});

test('a change of the address by its holder closes the links that went to the old one', async () => {
  const id = await members.addAccount('mover', { company_email: 'old@example.com', company_name: 'Moving Foods' });
  const token = await members.tokenFor(id);
  await forget('mover', 'old@example.com');
  members.passSeconds(60);
  await members.ask('GetCaptcha', { Email: 'new@example.com' });
  const EmailCode = await members.codeFor('new@example.com');
  const Password = encodePassword(rightPassword);
  await members.ask('UpdateUserInfo', { UserID: id, CompanyEmail: 'new@example.com', Password, EmailCode }, { token });
  await expect(useResetLink('mover', 'old@example.com')).rejects.toEqual(refused(6014));
  expect(await accountNamed('mover')).toMatchObject({ company_email: 'new@example.com' });
  expect((await accountNamed('mover')).email_proven_at).not.toBeNull();
});
