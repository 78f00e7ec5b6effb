// @vitest-environment jsdom
import { operations } from '@btc/contract/operations.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import type { GivenAnswer } from '#platform/testing/fake-api.ts';
import { settingsExample } from '#platform/testing/site-settings.fixture.ts';
import { readLinks } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import type { TitleRow } from '../list/title-row.ts';
import type { SharePageData } from './share-data.ts';
import { messages } from './share-messages.ts';
import { ShareTools } from './share-tools.tsx';
import { ShareView } from './share-view.tsx';

const article = {
  NewsID: 12,
  NewsTitle: 'Quota of beef',
  NewsSummary: 'Nine tenths are used.',
  NewsDateTime: '2026-11-18T07:30:00+08:00',
  NewsTitlePic: null,
  NewsContext: '<p>Whole text</p>',
  Access: 'member',
  ReadingMinutes: 3,
  Source: null,
} as const;

function toProps(said: GivenAnswer<'GetAppNewsDetail'> = {}, settings = settingsExample) {
  const open = { Locked: false } as const;
  const { Row, Dict } = makeExample(operations.GetAppNewsDetail.output, {
    Row: { ...article, ...said.Row },
    Dict: said.Dict ?? open,
  });
  return { edition: 'en', row: Row, dict: Dict, recommended: [] as TitleRow[], settings } as const;
}

function readData(): SharePageData {
  const root = document.querySelector<HTMLElement>('[data-share-page]');
  return JSON.parse(root?.dataset['sharePage'] ?? '') as SharePageData; // written by the view from the same type
}

test('an open article is whole in the document, and can be expanded without script', async () => {
  const page = await showPart('en', <ShareView {...toProps()} />);
  page.getByText('Whole text');
  expect(page.getByRole('link', { name: messages.en.expand }).getAttribute('href')).toBe('#whole');
  expect(page.queryByRole('heading', { name: messages.en.recommended })).toBeNull();
});

test.each([
  ['en', messages.en],
  ['cn', messages.cn],
] as const)('of a locked article in %s there is the preview and what the rest takes', async (edition, t) => {
  const props = toProps({ Dict: { Locked: true, Reason: 'anonymous', Preview: ['First.', 'Second.'] } });
  const page = await showPart(edition, <ShareView {...props} edition={edition} />);
  for (const text of ['First.', 'Second.', t.lockedHolds('3')]) page.getByText(text);
  expect(page.queryByText('Whole text')).toBeNull();
});

test('what to read next leads to the articles', async () => {
  const recommended = [
    { NewsID: 13, NewsTitle: 'Arrivals', NewsDateTime: article.NewsDateTime, Access: 'free' },
  ] as const;
  const page = await showPart('en', <ShareView {...toProps()} recommended={[...recommended]} />);
  page.getByRole('heading', { name: messages.en.recommended });
  expect(readLinks(document.body)['Arrivals']).toBe('/BTCInfo/ArticleFree/13');
});

test('without a messenger the script is told of none', async () => {
  await showPart('en', <ShareView {...toProps()} />);
  expect(readData()).toMatchObject({ articleId: 12, messenger: null });
});

test('the messenger’s card has title, summary, the shared address and the article’s picture', async () => {
  const settings = { ...settingsExample, messengerSdkUrl: 'https://sdk.example/js' };
  await showPart('en', <ShareView {...toProps({ Row: { NewsTitlePic: 'a/quota.jpg' } }, settings)} />);
  expect(readData().messenger).toMatchObject({
    sdkUrl: 'https://sdk.example/js',
    ticketUrl: '/api/system/GetWxTicket',
    card: {
      title: 'Quota of beef',
      summary: 'Nine tenths are used.',
      link: expect.stringMatching(/^https:\/\/portal\.example\/.*12/),
      picture: 'https://portal.example/files/a/quota.jpg',
    },
  });
});

test('a device that shares is offered beside the link; changing one’s mind is no failure', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new DOMException('no', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const page = await showPart('en', <ShareTools title="Quota" path="/BTCInfo/Share/12" />);
  await page.press(messages.en.shareBy);
  expect(share).toHaveBeenCalledWith({ title: 'Quota', url: 'https://portal.example/BTCInfo/Share/12' });
  Reflect.deleteProperty(navigator, 'share');
  const without = await showPart('en', <ShareTools title="Quota" path="/BTCInfo/Share/12" />);
  expect(without.queryByRole('button', { name: messages.en.shareBy })).toBeNull();
  without.getByRole('button', { name: messages.en.copyLink });
});

afterEach(() => {
  vi.resetModules();
});

async function runScript(
  heights: { readonly whole: number; readonly shown: number },
  app: Partial<SharePageData['app']> = {},
) {
  const data = {
    articleId: 12,
    app: { scheme: null, linkOrigin: null, ...app },
    downloadPath: '/Download?id=12',
    messenger: null,
  } satisfies SharePageData;
  const root = document.createElement('div');
  root.dataset['sharePage'] = JSON.stringify(data);
  root.innerHTML =
    '<div data-whole tabindex="-1"><a href="/x">inside</a></div><a href="#whole" data-expand>all</a><a href="/Download?id=12" data-open-app>app</a>';
  document.body.replaceChildren(root);
  onTestFinished(() => root.remove());
  const find = (selector: string) => {
    const found = root.querySelector<HTMLAnchorElement>(selector);
    if (found === null) throw new Error(`There is no ${selector}`);
    return found;
  };
  const whole = find('[data-whole]');
  Object.defineProperties(whole, { scrollHeight: { value: heights.whole }, clientHeight: { value: heights.shown } });
  await import('./share.script.ts');
  return { whole, find, isExpanded: () => 'expanded' in whole.dataset };
}

test('the mask stays until the press, which brings the keyboard to the text', async () => {
  const { whole, find, isExpanded } = await runScript({ whole: 900, shown: 400 });
  expect(isExpanded()).toBe(false);
  find('[data-expand]').click();
  expect(isExpanded()).toBe(true);
  expect(document.activeElement).toBe(whole);
});

test('the keyboard going under the mask takes it off; a mask over next to nothing is none', async () => {
  const long = await runScript({ whole: 900, shown: 400 });
  long.find('[data-whole] a').focus();
  expect(long.isExpanded()).toBe(true);
  vi.resetModules();
  expect((await runScript({ whole: 500, shown: 400 })).isExpanded()).toBe(true);
});

test('without an app the link leads to the download page', async () => {
  const { find } = await runScript({ whole: 900, shown: 400 });
  expect(find('[data-open-app]').getAttribute('href')).toBe('/Download?id=12');
});
