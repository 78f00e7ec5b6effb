// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { legalKinds, legalNames, legalRule } from '@btc/contract/wire/legal-texts.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { saveFormDraft } from '#platform/forms/form-draft.ts';
import { messages as consoleMessages } from '#shell/console/messages.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { readTable } from '#ui/testing/read-table.ts';
import { LegalTextScreen } from './legal-text.screen.tsx';
import { LegalTextsScreen } from './legal-texts.screen.tsx';
import { messages } from './legal-messages.ts';

const [kind] = legalKinds;
const row = {
  VersionID: 7,
  Kind: kind,
  Version: 2,
  State: 'inForce',
  EffectiveDate: '2026-11-01',
  Material: true,
  PublishedBy: null,
  PublishedDate: '2026-10-20T10:00:00+08:00',
} as const;
const version = {
  ...row,
  Newest: 2,
  Texts: { cn: { Changes: '', Body: '<p>新文</p>' }, en: { Changes: 'Mail', Body: '<p>New text</p>' } },
  Before: { cn: { Changes: '', Body: '<p>旧文</p>' }, en: { Changes: '', Body: '<p>Old text</p>' } },
} as const;

test('each text has its versions, and a new one begins with the newest', async () => {
  const page = await showScreen('en', <LegalTextsScreen />, {
    answers: {
      GetDeskLegalTexts: {
        Rows: [row, { ...row, VersionID: 6, Version: 1, State: 'past', Material: false, PublishedBy: 'admin' }],
      },
    },
  });
  const { rows } = readTable(page.getByRole('table', { name: messages.en.caption(legalNames.en[kind]) }));
  expect(
    rows.map(([name, state, , material, published]) => [name, state, material, published?.replace(/.* /, '')]),
  ).toEqual([
    ['Version 2', messages.en.states.inForce, messages.en.yes, 'portal'],
    ['Version 1', messages.en.states.past, messages.en.no, 'admin'],
  ]);
  expect(page.getAllByRole('link', { name: messages.en.newVersion }).map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/\?from=7$/),
  ]);
});

const showVersion = (said: object = {}) =>
  showScreen('en', <LegalTextScreen id={7} />, { answers: { GetDeskLegalText: { Row: { ...version, ...said } } } });

test('a version begins with what it changed, and shows its whole text at a press', async () => {
  const page = await showVersion();
  expect(page.text()).toMatch(/Old/);
  await page.user.click(page.getByRole('radio', { name: messages.en.text }));
  page.getByText('New text');
  page.getByText(`${messages.en.changes}: Mail`);
  expect(page.text()).not.toMatch(/Old text/);
});

test('the first version has nothing before it', async () => {
  const page = await showVersion({ Version: 1, Newest: 1, Before: null });
  page.getByText('New text');
  await page.user.click(page.getByRole('radio', { name: messages.en.difference }));
  expect(page.getAllByText(messages.en.noBefore)).toHaveLength(2);
});

test.each([
  [2, messages.en.newVersion],
  [3, messages.en.restore],
])('where the newest is %i, one can %s', async (Newest, name) => {
  const page = await showVersion({ Newest });
  expect(page.getByRole('link', { name }).getAttribute('href')).toMatch(/\?from=7$/);
});

const showNew = (said: object = {}, answers: Answers = {}) =>
  showScreen('en', <LegalTextScreen id={null} />, {
    at: '/console/en/system/legal/new?from=7',
    answers: { GetDeskLegalText: { Row: { ...version, ...said } }, ...answers },
  });

test('without a change there is nothing to publish', async () => {
  const page = await showNew();
  expect(page.sent('GetDeskLegalText')).toEqual([{ VersionID: 7 }]);
  expect(page.getByRole('button', { name: messages.en.publish })).toHaveProperty('disabled', true);
  expect(page.text()).toContain(messages.en.unchanged);
});

test('an earlier version can be published again as it is, over the newest', async () => {
  const page = await showNew({ Version: 1 }, { PublishLegalText: { Row: { VersionID: 9 } } });
  await page.press(messages.en.publish);
  page.getByText(messages.en.publishWhat(legalNames.en[kind], '3'));
  await page.user.click(page.dialog().getByRole('checkbox', { name: messages.en.materialHint }));
  await page.user.click(page.dialog().getByRole('button', { name: messages.en.publish }));
  await page.settled();
  expect(page.sent('PublishLegalText')).toEqual([
    {
      Kind: kind,
      ExpectedVersion: 2,
      EffectiveDate: todayInShanghai(),
      Material: true,
      Texts: { cn: { Changes: '', Body: '<p>新文</p>' }, en: { Changes: '', Body: '<p>New text</p>' } },
    },
  ]);
  expect(page.address()).toMatch(/\/9$/);
});

test('what is new is written anew for each version', async () => {
  const page = await showNew();
  for (const field of page.getAllByLabelText(new RegExp(`^${messages.en.changes}`)))
    expect(field).toHaveProperty('value', '');
});

test('what was written before somebody else published goes on from their version, by field', async () => {
  const theirs = { ...version, VersionID: 8, Version: 3, Newest: 3 };
  const [was, mine] = ['New text', 'New text of mine'].map((words) => ({
    cn: { Changes: '', Body: '<p>新文</p>' },
    en: { Changes: '', Body: `<p>${words}</p>` },
  }));
  saveFormDraft('1.PublishLegalText.7', was ?? {}, mine ?? {});
  const page = await showNew(
    {},
    {
      GetDeskLegalText: ({ VersionID }) => ({
        Row:
          VersionID === 7
            ? version
            : { ...theirs, Texts: { ...version.Texts, en: { Changes: '', Body: '<p>Their text</p>' } } },
      }),
      GetDeskLegalTexts: { Rows: [{ ...row, VersionID: 8, Version: 3 }, row] },
      PublishLegalText: ({ ExpectedVersion }) =>
        ExpectedVersion === 2
          ? new ApiError(1001, { List: [{ Field: 'ExpectedVersion', Rule: 'changed' }] })
          : { Row: { VersionID: 9 } },
    },
  );
  await page.user.type(page.getAllByLabelText(new RegExp(`^${messages.en.changes}`)).at(-1) ?? document.body, 'Mail');
  await page.press(messages.en.publish);
  await page.user.click(page.dialog().getByRole('button', { name: messages.en.publish }));
  await page.settled();
  expect(page.address()).toContain('from=8');
  const both = page.getByRole('group', { name: /English edition: Text/ });
  expect(both.textContent).toMatch(/Their text.*New text of mine/);
  page.getByDisplayValue('Mail');
  expect(page.getByRole('button', { name: messages.en.publish })).toHaveProperty('disabled', true);
  await page.press(consoleMessages.en.take.theirs);
  expect(page.text()).not.toContain('of mine');
});

test('a text that is too long is named by its edition and not published', async () => {
  const Body = `<p>${'a'.repeat(legalRule.body)}</p>`;
  const page = await showNew({ Version: 1, Texts: { ...version.Texts, en: { Changes: '', Body } } });
  expect(page.getByRole('alert').textContent).toBe(messages.en.tooLong(messages.en.editions.en));
  expect(page.getByRole('button', { name: messages.en.publish })).toHaveProperty('disabled', true);
});

test('a version is compared with the one it begins with', async () => {
  const page = await showNew({ Version: 1 });
  const [first] = page.getAllByRole('radio', { name: messages.en.differenceFrom('Version 1') });
  if (first === undefined) throw new Error('Each edition can be compared');
  await page.user.click(first);
  expect(page.getAllByLabelText(new RegExp(`^${messages.en.changes}`))).toHaveLength(1);
});
