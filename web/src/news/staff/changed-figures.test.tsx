// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { operations } from '@btc/contract/operations.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { messages } from '#shell/console/figures/messages.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { readLinks, readTable } from '#ui/testing/read-table.ts';
import { ChangedFiguresScreen } from './figures/changed-figures.screen.tsx';
import type { Written } from './desk/use-manuscript.ts';
import { FiguresToPublish, useFiguresToPublish } from './figures/figures-to-publish.tsx';
import { messages as newsroomMessages } from './words/newsroom-messages.ts';

const Since = '2026-11-20T09:00:00+08:00';
const DecidedAt = '2026-11-19T09:00:00+08:00';
const changed = {
  Kind: 'article',
  SubjectID: 4,
  TitleCn: '配额',
  TitleEn: null,
  Since,
  MayRefill: true,
  Figures: [
    { Edition: 'en', Field: 'body', Was: '120', Now: '125', Reference: 'price:4' },
    { Edition: 'cn', Field: 'title', Was: '7.1', Now: '', Reference: 'rate' },
  ],
} as const;
const decided = {
  Kind: 'newsletter',
  SubjectID: 5,
  TitleCn: null,
  TitleEn: 'Week 47',
  Decision: 'keep',
  DecidedAt,
  MayUndo: true,
} as const;

const show = (answer: GivenAnswer<'GetChangedFigures'>, answers: Answers = {}) =>
  showScreen('en', <ChangedFiguresScreen />, { answers: { GetChangedFigures: answer, ...answers } });

test('a revised figure stands as it was and as it is now, with where it is', async () => {
  const page = await show({ Rows: [changed], List: [] });
  expect(readTable(page.getByRole('table', { name: messages.en.changedCaption })).rows).toEqual([
    [`${newsroomMessages.en.editions.en}, text`, '120', '125', 'price:4'],
    [`${newsroomMessages.en.editions.cn}, title`, '7.1', messages.en.gone, 'rate'],
  ]);
});

test('a text is called by its title of this edition, else by the other, else by its number', async () => {
  const Rows = [
    { ...changed, TitleEn: 'Quota' },
    { ...changed, SubjectID: 6 },
    { ...changed, SubjectID: 7, TitleCn: null },
  ];
  await show({ Rows, List: [] });
  const links = readLinks(document.body);
  expect(Object.keys(links)).toEqual(expect.arrayContaining(['Quota', '配额', '7']));
  expect(links['配额']).toMatch(/\/6$/);
});

test.each([
  [messages.en.refill, 'RefillFigures', messages.en.refilled],
  [messages.en.keep, 'KeepFigures', messages.en.kept],
] as const)(
  '%s asks first, is of the revision that was seen, and brings the list up to date',
  async (name, call, done) => {
    const page = await show({ Rows: [changed], List: [] });
    await page.press(name);
    expect(page.changes()).toEqual([]);
    await page.user.click(page.dialog().getByRole('button', { name }));
    await page.settled();
    expect(page.sent(call)).toEqual([{ Kind: 'article', SubjectID: 4, Since }]);
    page.getByText(done);
    expect(page.sent('GetChangedFigures')).toHaveLength(2);
  },
);

test('a mail that was sent can only be kept', async () => {
  const page = await show({ Rows: [{ ...changed, Kind: 'newsletter', MayRefill: false }], List: [] });
  page.getByText(messages.en.sent);
  expect(page.queryByRole('button', { name: messages.en.refill })).toBeNull();
  page.getByRole('button', { name: messages.en.keep });
});

test('what was decided lately can be undone, as long as nothing came after it', async () => {
  const page = await show({ Rows: [], List: [decided, { ...decided, SubjectID: 6, MayUndo: false }] });
  page.getByText(messages.en.changedNone);
  expect(page.getAllByText(`${messages.en.decisions.keep}, 19 November 2026, 09:00`)).toHaveLength(2);
  await page.press(messages.en.undo);
  await page.user.click(page.dialog().getByRole('button', { name: messages.en.undo }));
  await page.settled();
  expect(page.sent('UndoFigures')).toEqual([{ Kind: 'newsletter', SubjectID: 5, DecidedAt }]);
});

test('a decision that comes too late is said, and the question stays', async () => {
  const page = await show({ Rows: [changed], List: [] }, { KeepFigures: new ApiError(1001) });
  await page.press(messages.en.keep);
  await page.user.click(page.dialog().getByRole('button', { name: messages.en.keep }));
  await page.settled();
  expect(page.getByRole('dialog').textContent).toContain(messages.en.keepWhat);
  expect(page.queryByText(messages.en.kept)).toBeNull();
});

const { Row: article } = makeExample(operations.GetDeskArticle.output, {
  Row: { Stage: 'writing', PublishDate: null },
});
const nothing = { Title: '', Summary: '', Body: '', Attachments: [] } as const satisfies Written;
type Words = Pick<Written, 'Title' | 'Summary' | 'Body'>;

function Publishing({ english, access }: { english: Words; access: 'free' | 'member' }) {
  const manuscripts = { cn: { written: nothing }, en: { written: { ...nothing, ...english } } };
  const figures = useFiguresToPublish(article, manuscripts, access);
  const [isConfirmed, setConfirmed] = useState(false);
  return (
    <>
      <FiguresToPublish figures={figures} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
      <output>{figures.isReady ? 'ready' : 'not ready'}</output>
    </>
  );
}
const showPublishing = (english: Partial<Words>, answers: Answers = {}, access: 'free' | 'member' = 'free') =>
  showScreen('en', <Publishing english={{ ...nothing, ...english }} access={access} />, {
    answers,
  });
const figure = { Reference: '{{price 4 latest}}', Issue: null, Detail: '', PrintedCn: '5,300', Lock: null } as const;

test('an article without references is ready at once', async () => {
  expect((await showPublishing({ Body: 'Words alone.' })).getByRole('status').textContent).toBe('ready');
});

test('a reference without a figure keeps the article back, and says why', async () => {
  const page = await showPublishing(
    { Body: 'At {{price 4 latest}}.' },
    { GetDeskFigures: { Rows: [{ ...figure, Issue: 'unknownWord', Detail: 'latst' }] } },
  );
  expect(page.sent('GetDeskFigures')).toEqual([{ References: ['{{price 4 latest}}'] }]);
  expect(page.getByRole('status').textContent).toBe('not ready');
  page.getByText(`{{price 4 latest}}: ${messages.en.issues.unknownWord}: latst`);
});

test.each([
  ['in the text of a free article', { Body: '{{price 4 latest}}' }, 'free', true],
  ['in the text that members read', { Body: `${'a'.repeat(1500)} {{price 4 latest}}` }, 'member', false],
  ['in the beginning that everybody reads', { Body: '{{price 4 latest}}' }, 'member', true],
  ['in the title', { Title: '{{price 4 latest}}' }, 'member', true],
] as const)('a members’ figure %s is asked about as it must be', async (_where, english, access, isAsked) => {
  const page = await showPublishing(english, { GetDeskFigures: { Rows: [{ ...figure, Lock: 'Price' }] } }, access);
  expect(page.queryByRole('checkbox', { name: messages.en.confirmLocked }) !== null).toBe(isAsked);
  if (isAsked) page.getByText(messages.en.confirmLockedWhat('5,300'));
});
