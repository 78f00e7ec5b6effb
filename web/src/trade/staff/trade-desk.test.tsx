// @vitest-environment jsdom
import { operations } from '@btc/contract/operations.ts';
import { loss } from '@btc/contract/trade/desk/import-outcome.ts';
import { expect, test } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import { messages as issueMessages } from '#shell/console/issues/messages.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { DiscardDialog, LoadDialog } from './imports/import-dialogs.tsx';
import { messages } from './messages.ts';
import { messages as noticesMessages } from './notices/notice-messages.ts';
import { NoticesScreen } from './notices/notices.screen.tsx';
import { messages as releasesMessages } from './releases/release-messages.ts';
import { ReleasesScreen } from './releases/releases.screen.tsx';

const { Row: upload } = makeExample(operations.GetTradeImport.output, {
  Row: { ImportID: 4, IsSet: false, Changes: { Added: 5, Changed: 2, Gone: 1 } },
});
const none = () => undefined;

type LoadProps = Parameters<typeof LoadDialog>[0];

function showLoad(losses: LoadProps['losses'], warnings: LoadProps['warnings'] = []) {
  return showScreen('en', <LoadDialog {...{ upload, losses, warnings }} onClose={none} onChanged={none} />);
}

test('a file that takes nothing away is imported after a question with its counts', async () => {
  const page = await showLoad([]);
  expect(page.getByRole('dialog').textContent).toContain(messages.en.loadWhat('5', '2', '1'));
  expect(page.changes()).toEqual([]);
  await page.press(messages.en.load);
  expect(page.sent('CommitTradeImport')).toEqual([{ ImportID: 4, TakesAway: false, Accept: [] }]);
});

test('one that would take figures away waits for a yes', async () => {
  const page = await showLoad([makeExample(loss)]);
  expect(page.getByRole('button', { name: messages.en.load })).toHaveProperty('disabled', true);
  await page.user.click(page.getByRole('checkbox', { name: messages.en.agreeLoss }));
  await page.press(messages.en.load);
  expect(page.sent('CommitTradeImport')).toEqual([{ ImportID: 4, TakesAway: true, Accept: [] }]);
});

test('one that is odd as a whole waits until that is looked at, and odd rows are waited for by nobody', async () => {
  const warn = (Rule: string) => ({
    Line: 0,
    Column: '',
    Value: '',
    Rule,
    ReasonCn: '',
    ReasonEn: `Because of ${Rule}.`,
  });
  const page = await showLoad([], ['veryHeavy', 'lowLastPeriod', 'worldMismatch', 'worldMismatch'].map(warn));
  const dialog = page.getByRole('dialog').textContent;
  expect(dialog?.match(/(?<=Because of )\w+/g)).toEqual(['lowLastPeriod', 'worldMismatch']);
  expect(page.getByRole('button', { name: messages.en.load })).toHaveProperty('disabled', true);
  await page.user.click(page.getByRole('checkbox', { name: issueMessages.en.accept }));
  await page.press(messages.en.load);
  expect(page.sent('CommitTradeImport')).toMatchObject([{ Accept: ['worldMismatch', 'lowLastPeriod'] }]);
});

test.each([
  [false, messages.en.discard],
  [true, messages.en.takeApart],
])('where it is a set (%s) the button is called %s', async (IsSet, name) => {
  const page = await showScreen('en', <DiscardDialog upload={{ ...upload, IsSet }} onClose={none} onChanged={none} />);
  await page.press(name);
  expect(page.sent('DiscardTradeImport')).toEqual([{ ImportID: 4 }]);
});

const notice = { NoticeID: 6, Revision: 2, Year: 2026, Percent: 80, LineEn: 'Brazil', SourceUrl: null } as const;
const showNotices = (row: object) =>
  showScreen('en', <NoticesScreen />, {
    at: '/console/en/data/quota-notices',
    answers: { GetSafeguardNotices: { Rows: [{ ...notice, ...row }], Total: 1 } },
  });

test.each([
  ['standing', [noticesMessages.en.correct, noticesMessages.en.withdraw]],
  ['corrected', [noticesMessages.en.withdraw]],
  ['withdrawn', [noticesMessages.en.restore]],
] as const)('with a notice that is %s can be done %j', async (State, names) => {
  const page = await showNotices({ State });
  const offered = page.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
  expect(
    [noticesMessages.en.correct, noticesMessages.en.withdraw, noticesMessages.en.restore].filter((name) =>
      offered.some((one) => one.startsWith(`${name}:`)),
    ),
  ).toEqual(names);
});

test('a notice is withdrawn with its reason only, and never deleted', async () => {
  const page = await showNotices({ State: 'standing' });
  await page.press(new RegExp(`^${noticesMessages.en.withdraw}:`));
  await page.press(noticesMessages.en.withdraw);
  expect(page.changes()).toEqual([]);
  await page.user.type(page.dialog().getByRole('textbox'), 'Misread');
  await page.press(noticesMessages.en.withdraw);
  expect(page.sent('WithdrawSafeguardNotice')).toEqual([{ NoticeID: 6, Revision: 2, Why: 'Misread' }]);
});

test('a withdrawn notice stands again after a question', async () => {
  const page = await showNotices({ State: 'withdrawn' });
  await page.press(new RegExp(`^${noticesMessages.en.restore}:`));
  expect(page.getByRole('dialog').textContent).toContain('Brazil · 2026 · 80%');
  await page.press(noticesMessages.en.restore);
  expect(page.sent('RestoreSafeguardNotice')).toEqual([{ NoticeID: 6, Revision: 2 }]);
});

const release = {
  Kind: 'detail',
  PeriodFrom: '2026-10',
  PeriodTo: '2026-10',
  Date: '2026-11-18',
  RuleDate: '2026-11-20',
  TitleEn: 'Detail',
} as const;
const showReleases = (row: object) =>
  showScreen('en', <ReleasesScreen />, {
    at: '/console/en/data/releases',
    answers: { GetDeskReleases: { Rows: [{ ...release, ...row }], Total: 1 } },
  });

test('a day by rule can be said, one that was said can be taken back', async () => {
  const ruled = await showReleases({ Expected: true });
  expect(ruled.queryByRole('button', { name: new RegExp(`^${releasesMessages.en.forget}`) })).toBeNull();
  const page = await showReleases({ Expected: false });
  await page.press(new RegExp(`^${releasesMessages.en.forget}`));
  expect(page.getByRole('dialog').textContent).toContain('20 November 2026');
  await page.press(releasesMessages.en.forget);
  expect(page.sent('ForgetReleaseDay')).toEqual([{ Kind: 'detail', PeriodTo: '2026-10', ExpectedDate: '2026-11-18' }]);
});

test('a day is said over what was seen; a month alone is no day', async () => {
  const page = await showReleases({ Expected: true, Date: '2026-11' });
  await page.press(new RegExp(`^${releasesMessages.en.state}`));
  await page.press(releasesMessages.en.save);
  expect(page.changes()).toEqual([]);
  const day = document.querySelector<HTMLElement>('[role=dialog] input[name=Date]');
  await page.user.type(day ?? document.body, '2026-11-19');
  await page.press(releasesMessages.en.save);
  expect(page.sent('StateReleaseDay')).toEqual([
    { Kind: 'detail', PeriodTo: '2026-10', ExpectedDate: '2026-11', Date: '2026-11-19' },
  ]);
});
