// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { showPart } from '#ui/testing/show-part.tsx';
import { CollectButton } from '../article/collect-button.tsx';
import { en as t } from './words/newsroom.en.ts';
import { ArticleScreen } from './desk/article.screen.tsx';
import { NewArticleDialog } from './desk/new-article-dialog.tsx';
import { en as head } from './headlines/headlines.en.ts';
import { HeadlinesScreen } from './headlines/headlines.screen.tsx';

const show = (row: object, answers: Answers = {}) =>
  showScreen('en', <ArticleScreen id={4} />, {
    role: 'editor',
    at: '/console/en/news/articles/4',
    answers: { GetDeskArticle: { Row: { ArticleID: 4, ...row } }, ...answers },
  });

const buttons = [t.delete, t.withdraw, t.giveBack, t.submit, t.publish, t.publishChanges];

test.each([
  ['writing', [t.delete, t.submit, t.publish]],
  ['review', [t.delete, t.giveBack, t.publish]],
  ['scheduled', [t.withdraw, t.publish]],
  ['published', [t.withdraw, t.publishChanges]],
  ['withdrawn', [t.publish]],
] as const)('an article that is %s can become %j', async (Stage, names) => {
  const page = await show({ Stage });
  expect(buttons.filter((name) => page.queryByRole('button', { name }) !== null)).toEqual(names);
});

test.each([
  ['review', t.giveBack, 'ReturnDeskArticle'],
  ['published', t.withdraw, 'WithdrawDeskArticle'],
] as const)('from %s it goes back with a reason only', async (Stage, name, call) => {
  const page = await show({ Stage });
  await page.press(name);
  expect(page.dialog().getByRole('button', { name })).toHaveProperty('disabled', true);
  await page.user.type(page.dialog().getByRole('textbox'), 'Figures are old');
  await page.press(name);
  expect(page.sent(call)).toEqual([{ ArticleID: 4, Note: 'Figures are old' }]);
});

test('a note to the reviewer may be left out', async () => {
  const page = await show({ Stage: 'writing' });
  await page.press(t.submit);
  await page.press(t.submit);
  expect(page.sent('SubmitDeskArticle')).toEqual([{ ArticleID: 4 }]);
});

test('a draft is deleted only after a question, and leads back to the list', async () => {
  const page = await show({ Stage: 'writing' });
  await page.press(t.delete);
  expect(page.sent('DeleteDeskArticle')).toEqual([]);
  await page.press(t.delete);
  expect(page.sent('DeleteDeskArticle')).toEqual([{ ArticleID: 4 }]);
  expect(page.address()).toBe('/console/en/news/articles');
});

test('an article begins in the section that is pressed, and opens', async () => {
  const page = await showScreen('en', <NewArticleDialog onClose={() => undefined} />, {
    answers: { CreateDeskArticle: { Row: { ArticleID: 9 } } },
  });
  await page.press(t.sections.policy);
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
  await page.press(head.addOf('Second'));
  await page.press(head.save);
  expect(page.sent('ArrangeHeadlines')).toEqual([{ ArticleIDs: [1, 2], Expected: [1] }]);
});

test('what is taken out is offered again', async () => {
  const page = await showHeadlines();
  await page.press(head.takeOutOf('First'));
  expect(page.getByRole('button', { name: head.addOf('First') })).not.toBeNull();
});

test('each edition shows what it has words for', async () => {
  const page = await showHeadlines();
  await page.press(head.addOf('第三'));
  const front = (name: string) => page.getByRole('region', { name }).querySelector('ol')?.textContent;
  expect(front(head.editions.en)).toBe('First');
  expect(front(head.editions.cn)).toBe('第三');
});

test('words find among what is offered', async () => {
  const page = await showHeadlines();
  await page.user.type(page.getByLabelText(head.find), 'sec');
  expect(page.queryByRole('button', { name: head.addOf('Second') })).not.toBeNull();
  expect(page.queryByRole('button', { name: head.addOf('第三') })).toBeNull();
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
