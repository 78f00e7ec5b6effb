// @vitest-environment jsdom

import { ApiError } from '@btc/contract/wire/errors.ts';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { readLinks } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { messages as consentMessages } from '../consent/messages.ts';
import { testProfile } from '../profile.fixture.ts';
import { ConsentsPart } from './consents-part.tsx';
import { MembershipPart } from './membership-part.tsx';
import { messages } from './messages.ts';
import { NoticesPart } from './notices/notices-part.tsx';
import { OwnDataPart } from './own-data-part.tsx';
import { SavedPart } from './saved-part.tsx';
import { SecurityPart } from './security-part.tsx';
import { UnprovenNotice } from './unproven-notice.tsx';

const show = (part: ReactNode, answers: Answers = {}, edition: 'cn' | 'en' = 'en') =>
  showPart(edition, part, { answers, at: edition === 'en' ? '/Account' : '/cn/Account' });

const session = {
  SessionID: 4,
  Device: 'Firefox on Linux',
  isRemembered: true,
  isCurrent: false,
  LastSeenDate: '2026-11-20T08:00:00+08:00',
  CreatedDate: '2026-11-01T08:00:00+08:00',
} as const;
const here = { ...session, SessionID: 5, Device: null, isRemembered: false, isCurrent: true } as const;
const showSessions = (answers: Answers = {}) =>
  show(<SecurityPart profile={testProfile} onEnded={() => undefined} />, {
    GetSessions: { Rows: [here, session] },
    ...answers,
  });

test('this device is said to be so and cannot be ended here; one without a name is called unknown', async () => {
  const page = await showSessions();
  const [own, other] = page.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(own).toContain(messages.en.unknownDevice);
  expect(own).toContain(messages.en.thisDevice);
  expect(other).toContain(messages.en.remembered);
  expect(other).toContain(messages.en.lastSeen('20 November 2026, 08:00'));
  expect(page.queryByRole('button', { name: messages.en.endLabel(messages.en.unknownDevice) })).toBeNull();
});

test('another session is ended, and the list comes anew', async () => {
  const page = await showSessions();
  await page.press(messages.en.endLabel('Firefox on Linux'));
  expect(page.sent('EndSession')).toEqual([{ SessionID: 4 }]);
  page.getByText(messages.en.ended);
  expect(page.sent('GetSessions')).toHaveLength(2);
});

test.each([
  [1009, 2],
  [1010, 1],
] as const)('a session whose ending fails with %i leaves %i questions for the list', async (code, asked) => {
  const page = await showSessions({ EndSession: new ApiError(code) });
  await page.press(messages.en.endLabel('Firefox on Linux'));
  expect(page.sent('GetSessions')).toHaveLength(asked);
  expect(page.queryByText(messages.en.ended)).toBeNull();
});

test('everything elsewhere is ended after a question, and the list comes anew', async () => {
  const page = await showSessions();
  await page.press(messages.en.endOthers);
  page.getByText(messages.en.endOthersText);
  expect(page.sent('EndOtherSessions')).toEqual([]);
  await page.press(messages.en.endOthersNow);
  expect(page.sent('EndOtherSessions')).toEqual([{}]);
  page.getByText(messages.en.othersEnded);
  expect(page.queryByText(messages.en.endOthersText)).toBeNull();
  expect(page.sent('GetSessions')).toHaveLength(2);
});

const notice = {
  NoticeID: 1,
  Kind: 'passwordChanged',
  CreatedDate: '2026-11-20T08:00:00+08:00',
  ReadDate: null,
} as const;
const showNotices = (answer: GivenAnswer<'GetNotices'>, answers: Answers = {}) =>
  show(<NoticesPart />, { GetNotices: answer, ...answers });

test('notices that are not read are marked, and all are read at a press', async () => {
  const page = await showNotices({
    Rows: [notice, { ...notice, NoticeID: 2, ReadDate: '2026-11-20T09:00:00+08:00' }],
    Total: 2,
    Dict: { Unread: 1 },
  });
  const marked = page.getAllByRole('listitem').map((item) => item.textContent.startsWith(messages.en.isUnread));
  expect(marked).toEqual([true, false]);
  page.getByText(messages.en.unread('1'));
  await page.press(messages.en.readAll);
  expect(page.sent('ReadNotices')).toEqual([{}]);
  expect(page.sent('GetNotices')).toHaveLength(2);
});

test('without a notice it is said what will come, and there is nothing to press', async () => {
  const page = await showNotices({ Rows: [], Total: 0, Dict: { Unread: 0 } });
  page.getByText(messages.en.noNotices);
  expect(page.queryByRole('button')).toBeNull();
});

test('older notices are a page away, and the ends cannot be passed', async () => {
  const page = await showNotices({ Rows: [notice], Total: 1000, Dict: { Unread: 0 } });
  expect(page.getByRole('button', { name: messages.en.later })).toHaveProperty('disabled', true);
  await page.press(messages.en.earlier);
  expect(page.sent('GetNotices').map(({ Page }) => Page)).toEqual([1, 2]);
  expect(page.getByRole('button', { name: messages.en.later })).toHaveProperty('disabled', false);
});

const given = {
  Kind: 'newsletter',
  Version: 1,
  Act: 'given',
  Way: 'account',
  Edition: 'en',
  Date: '2026-11-01T08:00:00+08:00',
} as const;
type Consents = GivenAnswer<'GetOwnConsents'>;
const showConsents = (answer: Consents) => show(<ConsentsPart />, { GetOwnConsents: answer });

test('who gets the newsletter is led to where it is stopped; others only to the closing of the account', async () => {
  await showConsents({ Rows: [given], List: [] });
  expect(Object.values(readLinks(document.body))).toEqual(expect.arrayContaining(['#newsletter', '#cancellation']));
  await showConsents({
    Rows: [
      { ...given, Act: 'withdrawn' },
      { ...given, Date: '2026-10-01T08:00:00+08:00' },
    ],
    List: [],
  });
  expect(Object.values(readLinks(document.body))).not.toContain('#newsletter');
});

test('ten consents are shown, and that there are more is said; none is said too', async () => {
  const Rows = Array.from({ length: 12 }, (_, day) => ({
    ...given,
    Date: `2026-11-${String(day + 10)}T08:00:00+08:00`,
  }));
  const page = await showConsents({ Rows, List: [] });
  expect(page.getAllByRole('listitem')).toHaveLength(10);
  page.getByText(consentMessages.en.more('10'));
  (await showConsents({ Rows: [], List: [] })).getByText(consentMessages.en.none);
});

const membership = (profile: object, answers: Answers = {}, edition: 'cn' | 'en' = 'en') =>
  show(
    <MembershipPart profile={{ ...testProfile, ...profile }} />,
    { GetMembershipRequests: { Rows: [] }, ...answers },
    edition,
  );

test.each([
  ['cn', messages.cn.renew],
  ['en', messages.en.renew],
] as const)('in %s the edition’s own membership decides what is offered', async (edition, name) => {
  const page = await membership({}, {}, edition);
  expect(page.getByRole('link', { name }).getAttribute('data-dialog')).toBe('membership');
});

test('who has none may apply; both editions are told, the own first', async () => {
  const page = await membership({ ChargeStataEn: 0, ChargeEnExpireDate: null, isEnExpire: false });
  page.getByRole('link', { name: messages.en.apply });
  const editions = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(editions).toEqual([messages.en.editions.en, messages.en.editions.cn]);
  page.getByText(messages.en.kinds.none());
});

test.each([
  [{ Total: 20, Used: 17, Left: 3 }, messages.en.trialLeft('3', '20')],
  [{ Total: 20, Used: 20, Left: 0 }, messages.en.trialNone('20')],
])('of a trial %j it says what is left', async (Trial, text) => {
  (await membership({ Trial })).getByText(text);
});

test('requests stand with how far they have come and why not', async () => {
  const request = {
    RequestID: 1,
    RequireLevel: '_vip_member',
    RequireType: 'Pay',
    GradeMoney: 0,
    State: 'refused',
    Reason: 'No answer',
    CreatedDate: '2026-11-01T08:00:00+08:00',
  } as const;
  const page = await membership({}, { GetMembershipRequests: { Rows: [request] } });
  const item = page.getByRole('listitem').textContent;
  for (const part of [
    messages.en.askedOn('1 November 2026'),
    messages.en.reason('No answer'),
    messages.en.requestStates.refused,
  ])
    expect(item).toContain(part);
});

test('saved articles and videos lead to their pages, with the number of all', async () => {
  const page = await show(<SavedPart />, {
    GetWebCollection: { Rows: [{ NewsID: 4, NewsTitle: 'Quota', Access: 'member' }], Total: 12 },
    GetSavedEyes: { Rows: [] },
  });
  page.getByText(messages.en.savedArticles('12'));
  page.getByText(messages.en.noVideos, { exact: false });
  expect(readLinks(document.body)).toMatchObject({
    Quota: '/BTCInfo/Article/4',
    [messages.en.seeCollection]: '/BTCInfo/Collection',
    [messages.en.seeWatches]: '/BTCEst/Watches',
  });
});

test('one’s own data come as a file; what fails is said', async () => {
  const create = vi.fn<(blob: Blob) => string>(() => 'blob:1');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined }));
  const page = await show(<OwnDataPart />);
  await page.press(messages.en.saveOwnData);
  expect(create.mock.calls[0]?.[0].type).toBe('application/json');
  const failing = await show(<OwnDataPart />, { GetOwnData: new ApiError(1010) });
  await failing.press(messages.en.saveOwnData);
  expect(create).toHaveBeenCalledOnce();
  expect(failing.getByRole('button', { name: messages.en.saveOwnData })).toHaveProperty('disabled', false);
});

const unproven = { CompanyEmail: 'a@b.example', EmailProven: false };

test.each([
  [{ ...unproven, EmailProven: true }, false],
  [{ CompanyEmail: null, EmailProven: false }, false],
  [unproven, true],
])('with %j one is asked to confirm the address: %s', async (said, isAsked) => {
  const page = await show(<UnprovenNotice profile={{ ...testProfile, ...said }} />);
  expect(page.queryByRole('button', { name: messages.en.prove }) !== null).toBe(isAsked);
});

test.each([
  [new ApiError(6006), messages.en.proveIssues.captchainvalid],
  [new ApiError(6007), messages.en.proveIssues.captchawrong],
  [new ApiError(6012), messages.en.proveIssues.emailtaken],
])('%s is said beside the code', async (error, text) => {
  const page = await show(<UnprovenNotice profile={{ ...testProfile, ...unproven }} />, { ProveEmail: error });
  await page.press(messages.en.prove);
  await page.user.type(page.dialog().getByLabelText(new RegExp(messages.en.proveCode)), '123456');
  await page.user.click(page.dialog().getByRole('button', { name: messages.en.prove }));
  await page.settled();
  expect(page.sent('ProveEmail')).toEqual([{ UserID: 7, Code: '123456' }]);
  page.getByText(text);
});

test('a code of other than six digits is not sent', async () => {
  const page = await show(<UnprovenNotice profile={{ ...testProfile, ...unproven }} />);
  await page.press(messages.en.prove);
  await page.user.type(page.dialog().getByLabelText(new RegExp(messages.en.proveCode)), '12');
  await page.user.click(page.dialog().getByRole('button', { name: messages.en.prove }));
  await page.settled();
  page.getByText(messages.en.proveIssues.code);
  expect(page.sent('ProveEmail')).toEqual([]);
});
