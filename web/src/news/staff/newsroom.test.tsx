// @vitest-environment jsdom
import { maxHeadlines } from '@btc/contract/news/desk/stages.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { cleanup, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { messages as writingMessages } from '#shell/console/writing/writing-messages.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { CollectButton } from '../article/collect-button.tsx';
import { messages as deskMessages } from '#shell/console/messages.ts';
import { messages } from './words/newsroom-messages.ts';
import { ArticleScreen } from './desk/article.screen.tsx';
import { NewArticleDialog } from './desk/new-article-dialog.tsx';
import { messages as consoleMessages } from '#shell/console/messages.ts';
import { messages as headMessages } from './headlines/headlines-messages.ts';
import { HeadlinesScreen } from './headlines/headlines.screen.tsx';

const show = (row: object, answers: Answers = {}) =>
  showScreen('en', <ArticleScreen id={4} />, {
    role: 'editor',
    at: '/console/en/news/articles/4',
    answers: { GetDeskArticle: { Row: { ArticleID: 4, ...row } }, ...answers },
  });

const buttons = [
  messages.en.delete,
  messages.en.withdraw,
  messages.en.giveBack,
  messages.en.submit,
  messages.en.publish,
  messages.en.publishChanges,
];

test.each([
  ['writing', [messages.en.delete, messages.en.submit, messages.en.publish]],
  ['review', [messages.en.delete, messages.en.giveBack, messages.en.publish]],
  ['scheduled', [messages.en.withdraw, messages.en.publish]],
  ['published', [messages.en.withdraw, messages.en.publishChanges]],
  ['withdrawn', [messages.en.publish]],
] as const)('an article that is %s can become %j', async (Stage, names) => {
  const page = await show({ Stage });
  expect(buttons.filter((name) => page.queryByRole('button', { name }) !== null)).toEqual(names);
});

test.each([
  ['review', messages.en.giveBack, 'ReturnDeskArticle'],
  ['published', messages.en.withdraw, 'WithdrawDeskArticle'],
] as const)('from %s it goes back with a reason only', async (Stage, name, call) => {
  const page = await show({ Stage });
  await page.press(name);
  await page.press(name);
  page.dialog().getByText(deskMessages.en.required, { exact: false });
  expect(page.sent(call)).toEqual([]);
  await page.user.type(page.dialog().getByRole('textbox'), 'Figures are old');
  await page.press(name);
  expect(page.sent(call)).toEqual([{ ArticleID: 4, Note: 'Figures are old' }]);
});

test('a note to the reviewer may be left out', async () => {
  const page = await show({ Stage: 'writing' });
  await page.press(messages.en.submit);
  await page.press(messages.en.submit);
  expect(page.sent('SubmitDeskArticle')).toEqual([{ ArticleID: 4 }]);
});

test('a draft is deleted only after a question, and leads back to the list', async () => {
  const page = await show({ Stage: 'writing' });
  await page.press(messages.en.delete);
  expect(page.sent('DeleteDeskArticle')).toEqual([]);
  await page.press(messages.en.delete);
  expect(page.sent('DeleteDeskArticle')).toEqual([{ ArticleID: 4 }]);
  expect(page.address()).toBe('/console/en/news/articles');
});

test('what two have written in one text is merged by field: only what both changed is asked', async () => {
  const text = (Title: string, Summary: string, Revision: number) => ({
    Title,
    Summary,
    Body: '<p>Words</p>',
    Attachments: [],
    Revision,
    SavedBy: { StaffID: 2, LoginUserName: 'lopez' },
  });
  const article = (en: ReturnType<typeof text>) => ({
    Row: { ArticleID: 4, Stage: 'writing' as const, Texts: { en } },
  });
  const begun = article(text('Quota', 'Half used', 3));
  const refused = new ApiError(1001, { List: [{ Field: 'Body', Rule: 'changed' }] });
  let isRefused = false;
  const page = await show(begun.Row, {
    GetDeskArticle: () => (isRefused ? article(text('Quota used', 'Two thirds used', 5)) : begun),
    HoldDeskArticle: { Rows: [], Dict: { cn: 0, en: 3, detail: 0 } },
    SaveDeskArticleText: ({ ExpectedRevision }) => {
      isRefused = ExpectedRevision === 3;
      return isRefused ? refused : { Row: { Revision: 6 } };
    },
  });
  const english = within(page.getByRole('region', { name: messages.en.editions.en }));
  await page.user.type(english.getByRole('textbox', { name: messages.en.title }), ' of beef');
  expect(page.sent('HoldDeskArticle').map(({ Edition }) => Edition)).toEqual([null, 'en']);
  await page.user.tab();
  const choice = within(await page.findByRole('region', { name: messages.en.title }));
  expect(page.queryByRole('region', { name: messages.en.summary })).toBeNull();
  await page.user.click(choice.getByRole('button', { name: writingMessages.en.keepMine }));
  expect(page.sent('SaveDeskArticleText').at(-1)).toMatchObject({
    ExpectedRevision: 5,
    Title: 'Quota of beef',
    Summary: 'Two thirds used',
  });
});

test('an article begins in the section that is pressed, and opens', async () => {
  const page = await showScreen('en', <NewArticleDialog onClose={() => undefined} />, {
    answers: { CreateDeskArticle: { Row: { ArticleID: 9 } } },
  });
  await page.press(messages.en.sections.policy);
  expect(page.sent('CreateDeskArticle')).toEqual([{ Section: 'policy' }]);
  expect(page.address()).toBe('/console/en/news/articles/9');
});

const article = (ArticleID: number, TitleEn: string | null, TitleCn: string | null = null) => ({
  ArticleID,
  TitleEn,
  TitleCn,
});
const showHeadlines = (answers: Answers = {}) =>
  showScreen('en', <HeadlinesScreen />, {
    at: '/console/en/news/headlines',
    answers: {
      GetDeskHeadlines: { Rows: [article(1, 'First')], List: [article(2, 'Second'), article(3, null, '第三')] },
      ...answers,
    },
  });

test('headlines are published in their order, over what was seen', async () => {
  const page = await showHeadlines();
  await page.press(headMessages.en.addOf('Second'));
  await page.press(headMessages.en.save);
  expect(page.sent('ArrangeHeadlines')).toEqual([{ ArticleIDs: [1, 2], Expected: [1] }]);
});

test('what is taken out is offered again', async () => {
  const page = await showHeadlines();
  await page.press(headMessages.en.takeOutOf('First'));
  expect(page.getByRole('button', { name: headMessages.en.addOf('First') })).not.toBeNull();
});

test('each edition shows what it has words for', async () => {
  const page = await showHeadlines();
  await page.press(headMessages.en.addOf('第三'));
  const front = (name: string) => page.getByRole('region', { name }).querySelector('ol')?.textContent;
  expect(front(headMessages.en.editions.en)).toBe('First');
  expect(front(headMessages.en.editions.cn)).toBe('第三');
});

test('words find among what is offered', async () => {
  const page = await showHeadlines();
  await page.user.type(page.getByLabelText(headMessages.en.find), 'sec');
  expect(page.queryByRole('button', { name: headMessages.en.addOf('Second') })).not.toBeNull();
  expect(page.queryByRole('button', { name: headMessages.en.addOf('第三') })).toBeNull();
});

test('an order that somebody else changed is put beside one’s own, and either can be chosen', async () => {
  let isFirst = true;
  const page = await showHeadlines({
    GetDeskHeadlines: () => ({
      Rows: isFirst ? [article(1, 'First')] : [article(2, 'Second')],
      List: [article(3, 'Third'), ...(isFirst ? [article(2, 'Second')] : [article(1, 'First')])],
    }),
    ArrangeHeadlines: ({ Expected }) => {
      if (Expected.includes(2)) return { Rows: [article(1, 'First'), article(3, 'Third')], List: [] };
      isFirst = false;
      return new ApiError(1001, { List: [{ Field: 'Expected', Rule: 'changed' }] });
    },
  });
  await page.press(headMessages.en.addOf('Third'));
  await page.press(headMessages.en.save);
  const both = page.getByRole('group', { name: /Headlines in order/ });
  expect(both.textContent).toContain('Second');
  expect(both.textContent).toContain('First; Third');
  expect(page.getByRole('button', { name: headMessages.en.save })).toHaveProperty('disabled', true);
  await page.press(consoleMessages.en.take.mine);
  await page.press(headMessages.en.save);
  expect(page.sent('ArrangeHeadlines')).toEqual([
    { ArticleIDs: [1, 3], Expected: [1] },
    { ArticleIDs: [1, 3], Expected: [2] },
  ]);
  page.getByText(headMessages.en.saved);
});

test('theirs can be taken over, which leaves nothing to publish', async () => {
  let reads = 0;
  const page = await showHeadlines({
    GetDeskHeadlines: () => {
      reads += 1;
      return { Rows: [reads === 1 ? article(1, 'First') : article(2, 'Second')], List: [article(3, 'Third')] };
    },
    ArrangeHeadlines: new ApiError(1001, { List: [{ Field: 'Expected', Rule: 'changed' }] }),
  });
  await page.press(headMessages.en.addOf('Third'));
  await page.press(headMessages.en.save);
  await page.press(consoleMessages.en.take.theirs);
  page.getByRole('link', { name: 'Second' });
  expect(page.queryByText(headMessages.en.notSaved)).toBeNull();
});

test('an order that was left before it was published is there again', async () => {
  const first = await showHeadlines();
  await first.press(headMessages.en.addOf('Second'));
  cleanup();
  const again = await showHeadlines();
  expect(again.text()).toContain(consoleMessages.en.draftIsBack);
  await again.press(headMessages.en.save);
  expect(again.sent('ArrangeHeadlines')).toEqual([{ ArticleIDs: [1, 2], Expected: [1] }]);
  cleanup();
  expect((await showHeadlines()).queryByText(headMessages.en.notSaved)).toBeNull();
});

test('changes can be dropped, and without one there is nothing to publish', async () => {
  const page = await showHeadlines();
  const save = page.getByRole('button', { name: headMessages.en.save });
  expect(save).toHaveProperty('disabled', true);
  await page.press(headMessages.en.takeOutOf('First'));
  expect(save).toHaveProperty('disabled', false);
  page.getByText(headMessages.en.notSaved);
  await page.press(headMessages.en.undo);
  expect(save).toHaveProperty('disabled', true);
  page.getByRole('link', { name: 'First' });
});

test('a full list says so and takes no more', async () => {
  const Rows = Array.from({ length: maxHeadlines }, (_, index) => article(index + 1, `Story ${index + 1}`));
  const page = await showHeadlines({ GetDeskHeadlines: { Rows, List: [article(99, 'One more')] } });
  page.getByText(headMessages.en.full(String(maxHeadlines)));
  page.getByRole('link', { name: 'One more' });
  expect(page.queryByRole('button', { name: headMessages.en.addOf('One more') })).toBeNull();
});

test('of an article it is said which edition alone has it, and who may read it', async () => {
  const page = await showHeadlines({
    GetDeskHeadlines: {
      Rows: [{ ...article(1, 'First'), Access: 'member', PublishDate: '2026-11-18T07:30:00+08:00' }],
      List: [{ ...article(3, null, '第三'), Access: 'free', PublishDate: null }],
    },
  });
  page.getByText(`18 November 2026, 07:30 · ${headMessages.en.member} · ${headMessages.en.onlyEn}`);
  page.getByText(` · ${headMessages.en.free} · ${headMessages.en.onlyCn}`, { normalizer: (text) => text });
});

test.each(['cn', 'en'] as const)(
  'in %s a stranger is led to the login, a reader collects and takes out again',
  async (edition) => {
    const stranger = await showPart(edition, <CollectButton id={4} collected={null} />);
    expect(stranger.getByRole('link').getAttribute('href')).toMatch(/\/Login$/);
    const page = await showPart(edition, <CollectButton id={4} collected />);
    await page.user.click(page.getByRole('button', { pressed: true }));
    await page.settled();
    await page.user.click(page.getByRole('button', { pressed: false }));
    await page.settled();
    expect(page.sent('AddDeleteWebCollection').map(({ IsAdd, NewsID }) => [NewsID, IsAdd])).toEqual([
      [4, false],
      [4, true],
    ]);
  },
);

test('what could not be collected is not shown as collected', async () => {
  const page = await showPart('en', <CollectButton id={4} collected={false} />, {
    answers: { AddDeleteWebCollection: new ApiError(1000) },
  });
  await page.user.click(page.getByRole('button', { pressed: false }));
  await page.settled();
  expect(page.queryByRole('button', { pressed: true })).toBeNull();
});
