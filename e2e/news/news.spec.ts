import {
  createApi,
  firstDocument,
  memberArticles,
  newsWords,
  openNews,
  splitPieces,
  sentHtml,
  formatRenderHtmlText,
  writtenArticle,
} from '../fixtures/news.fixture.ts';
import { editions, expect, pathFor, test } from '../fixtures/portal.fixture.ts';
import { words } from '../fixtures/words.fixture.ts';

const freeArticle = 1001;
/** `plainArticle` is free and has no filled-in figures, so it reads as written. */
const plainArticle = 1007;
const lockedArticle = 1010;
/** Collections belong to an account, so each edition's test uses its own article. */
const collectedArticle = { cn: 1011, en: 1012 } as const;
const wordInside = { cn: '锚地', en: 'shortcut' } as const;
const englishWord = { cn: 'CFR', en: 'Brazil' } as const;

for (const edition of editions) {
  const t = newsWords[edition];
  test(`a free ${edition} article is whole in its first HTML, under its own head`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { title, summary, body } = writtenArticle(edition, plainArticle);
    const path = `/BTCInfo/ArticleFree/${plainArticle}`;
    const address = `${baseURL}${pathFor(edition, path)}`;
    const response = await request.get(address);
    expect(response.headers()['content-security-policy']).toMatch(
      /script-src 'self'( https:\/\/res\.wx\.qq\.com)? 'sha256-(?!.*'unsafe)/,
    );
    const sent = await firstDocument(page, await response.text());
    expect(sent.text).toContain(await formatRenderHtmlText(page, body));
    expect(sent.handlers).toEqual([]);
    expect(sent).toMatchObject({
      lang: words[edition].lang,
      title: expect.stringContaining(title),
      description: summary,
      canonical: address,
      alternates: { 'zh-CN': `${baseURL}/cn${path}`, en: `${baseURL}${path}` },
      openGraph: { 'og:type': 'article', 'og:title': title, 'og:description': summary, 'og:url': address },
      structured: {
        '@type': 'NewsArticle',
        headline: title,
        description: summary,
        inLanguage: words[edition].lang,
        mainEntityOfPage: address,
        isAccessibleForFree: true,
        datePublished: '2026-08-03T07:30:00+08:00',
      },
    });
  });

  test(`a members' ${edition} article is locked for a signed-out reader, in the HTML and in the call`, async ({
    page,
    request,
  }) => {
    const { title, body } = writtenArticle(edition, lockedArticle);
    const path = `/BTCInfo/Article/${lockedArticle}`;
    const main = await openNews(page, edition, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByRole('heading', { name: t.locked })).toBeVisible();
    await expect(main.getByText(t.lockedSignedOut)).toBeVisible();
    await expect(main.getByRole('link', { name: words[edition].logInOrRegister, exact: true })).toBeVisible();

    const html = await sentHtml(request, pathFor(edition, path));
    const answer = await (await createApi(page))('GetBtcInfoDetail', { NewsID: lockedArticle, isEn: edition === 'en' });
    expect(answer.Dict).toMatchObject({ Locked: true, Module: 'Info', Reason: 'anonymous' });
    expect(answer.Row).not.toHaveProperty('NewsContext');
    const pieces = splitPieces(body);
    expect(pieces.length).toBeGreaterThan(3);
    const given = `${html} ${JSON.stringify(answer)} ${await page.content()}`;
    expect(pieces.filter((piece) => given.includes(piece))).toEqual([]);
    const sent = await firstDocument(page, html);
    expect(sent.structured).toMatchObject({ '@type': 'NewsArticle', isAccessibleForFree: false });
    // The free address of it leads on instead of showing anything.
    const free = await request.get(pathFor(edition, `/BTCInfo/ArticleFree/${lockedArticle}`), { maxRedirects: 0 });
    expect(free.headers()['location']).toBe(pathFor(edition, path));
  });
}

test('the cn front page leads through a section and its second page to an article', async ({ page }) => {
  const t = newsWords.cn;
  const main = await openNews(page, 'cn', '/BTCInfo');
  const headlines = main.locator('section:has(article)').first().getByRole('article');
  await expect(headlines).toHaveCount(4);
  await expect(headlines.first().getByRole('heading', { level: 2 })).toHaveText(
    writtenArticle('cn', freeArticle).title,
  );
  await expect(main.getByRole('complementary', { name: t.promotion }).getByRole('link')).toHaveCount(1);
  for (const title of [t.recommended, t.mostRead, t.latestReports]) {
    const block = main.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(block.getByRole('listitem').first()).toBeVisible();
  }
  await expect(main.getByRole('searchbox', { name: t.search })).toBeVisible();

  await main.getByRole('navigation', { name: t.sections }).getByRole('link', { name: t.report, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.report);
  const first = main.getByRole('article').first().getByRole('link');
  const newest = (await first.textContent()) ?? '';
  await main.getByRole('navigation', { name: t.pages }).getByRole('link', { name: t.secondPage, exact: true }).click();
  await expect(page).toHaveURL(/[?&]page=2$/);
  await expect(first).not.toHaveText(newest);
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(/\/BTCInfo\/Article(Free)?\/\d+$/);
});

test("a paid member reads a members' en article, collects it and lets it go", async ({ page, signIn }) => {
  const t = newsWords.en;
  const id = collectedArticle.en;
  const { title, body } = writtenArticle('en', id);
  await signIn('demo_paid');
  const main = await openNews(page, 'en', '/Terms');
  const api = await createApi(page);
  await api('AddDeleteWebCollection', { NewsID: id, IsAdd: false });

  await openNews(page, 'en', `/BTCInfo/Article/${id}`);
  for (const piece of splitPieces(body).slice(0, 3)) await expect(main.getByText(piece)).toBeVisible();
  await expect(main.getByRole('heading', { name: t.locked })).toHaveCount(0);
  await main.getByRole('button', { name: t.collect, exact: true }).click();
  await expect(page.getByText(t.collectedToast)).toBeVisible();
  const collected = main.getByRole('button', { name: t.collected, exact: true });
  await expect(collected).toHaveAttribute('aria-pressed', 'true');

  const listed = main.getByRole('article').filter({ hasText: title });
  await openNews(page, 'en', '/BTCInfo/Collection');
  await expect(listed).toHaveCount(1);
  await listed.getByRole('link', { name: title }).click();
  await collected.click();
  await expect(page.getByText(t.uncollectedToast)).toBeVisible();
  const { Rows } = await api('GetWebCollection', { isEn: true });
  expect(Rows.map(({ NewsID }) => NewsID)).not.toContain(id);

  await api('AddDeleteWebCollection', { NewsID: id, IsAdd: true });
  await openNews(page, 'en', '/BTCInfo/Collection');
  await listed.getByRole('button').click();
  await expect(listed).toHaveCount(0);
});

test('the cn search finds words inside sentences and takes every question as text', async ({ page }) => {
  const t = newsWords.cn;
  const main = await openNews(page, 'cn', '/BTCInfo');
  const field = main.getByRole('searchbox', { name: t.search });
  const heading = page.getByRole('heading', { level: 1 });
  const ask = async (question: string) => {
    await field.fill(question);
    await field.press('Enter');
    await expect(heading).toContainText(question);
    await expect(field).toHaveValue(question);
  };
  await ask(wordInside.cn);
  const hit = main.getByRole('article').filter({ hasText: writtenArticle('cn', freeArticle).title });
  await expect(hit.locator('mark').first()).toHaveText(new RegExp(wordInside.cn, 'i'));
  await ask(englishWord.cn.toLowerCase());
  await expect(main.getByRole('article').locator('mark').first()).toHaveText(englishWord.cn);

  await ask('zzqqxx');
  await expect(main.getByRole('heading', { name: t.noHits })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(0);
  const long = `${'beef '.repeat(39)}quota`;
  expect(long).toHaveLength(200);
  await ask(long);

  await ask('<img src=x onerror="window.name=\'struck\'"><script>window.name="struck"</script>');
  await expect(main.locator('img[src="x"]')).toHaveCount(0);
  await page.reload();
  await expect(heading).toContainText('<img src=x onerror=');
  await expect(main.locator('img[src="x"], script')).toHaveCount(0);
  expect(await page.evaluate(() => window.name)).not.toBe('struck');
});

test('en reports are found by kind, by month and by day', async ({ page }) => {
  const t = newsWords.en;
  const main = await openNews(page, 'en', '/BTCInfo/Report');
  const kinds = main.getByRole('navigation', { name: t.reportKinds });
  const dates = main.getByRole('navigation', { name: t.reportDates });
  const days = main.getByRole('article').locator('time:visible');

  await kinds.getByRole('link', { name: t.monthly, exact: true }).click();
  await expect(page).toHaveURL(/\?type=month$/);
  await expect(kinds.getByRole('link', { name: t.monthly, exact: true })).toHaveAttribute('aria-current');
  await dates.getByRole('list', { name: t.monthsOf2026 }).getByRole('link', { name: t.october, exact: true }).click();
  await expect(page).toHaveURL(/\?type=month&year=2026&month=10$/);
  await expect(main.getByRole('article')).toHaveCount(1);
  await expect(days.first()).toHaveAttribute('datetime', /^2026-10-/);

  // A Saturday: the weekly report of the day before it is the one that held.
  await openNews(page, 'en', '/BTCInfo/Report?type=week');
  await main.getByLabel(t.reportOfDay).fill('2026-11-14');
  await main.getByRole('button', { name: t.show, exact: true }).click();
  await expect(page).toHaveURL(/\?type=week&date=2026-11-14$/);
  await expect(main.getByRole('heading', { name: t.dayTitle })).toBeVisible();
  await expect(days.first()).toHaveAttribute('datetime', /^2026-11-13T/);
});

test('a signed-in view counts once: with its document, or with the call where a link led to it', async ({
  page,
  signIn,
}) => {
  const documents: string[] = [];
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    if (request.url().endsWith('/GetBtcInfoDetail')) calls.push(request.postDataJSON());
  });
  await signIn('demo_paid');
  const main = await openNews(page, 'en', `/BTCInfo/ArticleFree/${freeArticle}`);
  await expect.poll(() => calls).toMatchObject([{ Data: { NewsID: freeArticle, Counted: true } }]);
  const title = await main.getByRole('heading', { level: 1 }).textContent();
  await main.getByRole('navigation', { name: 'Previous and next article' }).getByRole('link').first().click();
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  expect(calls).toMatchObject([{ Data: { Counted: true } }, { Data: { Counted: false } }]);
  expect(documents).toHaveLength(1);
});

test('a trial opens each item by a click, once, and only in the edition that it is for', async ({ page, signIn }) => {
  await signIn('demo_trial');
  const main = await openNews(page, 'cn', '/Terms');
  const api = await createApi(page);
  const Token = await page.evaluate(() => sessionStorage.getItem('btc.token') ?? '');
  const trial = async () => (await api('GetUserProfileByToken', { Token })).Row.profile.Trial;
  const before = await trial();
  const { Used, Left } = before ?? { Used: 0, Left: 0 };
  // No other test opens anything for this account; a server that has run this one before has counted the first ones.
  for (const [turn, { id, cn }] of memberArticles.slice(Used, Used + 2).entries()) {
    const tip = main.getByText(`试用账户：此项已计入，还可打开${Left - turn - 1}项会员内容。`);
    const text = main.getByText(splitPieces(cn.body)[0] ?? '');
    await openNews(page, 'cn', `/BTCInfo/Article/${id}`);
    const open = main.getByRole('button', { name: `用1项试用额度打开（还剩${Left - turn}项）` });
    await expect(open).toBeVisible();
    await expect(text).toHaveCount(0);
    expect(await trial()).toMatchObject({ Used: Used + turn });
    await open.click();
    await expect(tip).toBeFocused();
    await expect(text).toBeVisible();
    await page.reload();
    await expect(tip).toBeVisible();
  }
  await openNews(page, 'en', `/BTCInfo/Article/${lockedArticle}`);
  await expect(main.getByText(newsWords.en.notPaid)).toBeVisible();
  expect(await trial()).toMatchObject({ Used: Used + 2, Left: Left - 2 });
});

for (const [reader, why] of [
  ['demo_none', 'notPaid'],
  ['demo_applied', 'applied'],
  ['demo_lapsed', 'ended'],
] as const) {
  test(`${reader} is told why a members' article is locked`, async ({ page, signIn }) => {
    await signIn(reader);
    for (const edition of editions) {
      const main = await openNews(page, edition, `/BTCInfo/Article/${lockedArticle}`);
      await expect(main.getByText(newsWords[edition][why])).toBeVisible();
      await expect(main.getByRole('heading', { name: newsWords[edition].locked })).toBeVisible();
      const pieces = splitPieces(writtenArticle(edition, lockedArticle).body);
      const content = await page.content();
      expect(pieces.filter((piece) => content.includes(piece))).toEqual([]);
    }
  });
}

test('the RSS of both editions is well formed and holds free texts whole and no member text', async ({
  page,
  request,
}) => {
  for (const edition of editions) {
    const source = await sentHtml(request, pathFor(edition, '/rss.xml'));
    const feed = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const textIn = (item: Element, name: string) => item.getElementsByTagName(name)[0]?.textContent ?? '';
      return {
        issues: parsed.getElementsByTagName('parsererror').length,
        language: parsed.getElementsByTagName('language')[0]?.textContent,
        items: Array.from(parsed.querySelectorAll('item'), (item) => ({
          link: textIn(item, 'link'),
          title: textIn(item, 'title'),
          body: textIn(item, 'content:encoded'),
        })),
      };
    }, source);
    expect(feed).toMatchObject({ issues: 0, language: words[edition].lang });
    expect(feed.items).toHaveLength(30);
    for (const { link, title, body } of feed.items) {
      expect(link).toContain(pathFor(edition, '/BTCInfo/Article'));
      expect(title).not.toBe('');
      expect(body !== '', link).toBe(link.includes('/ArticleFree/'));
    }
    const locked = memberArticles.flatMap(({ cn, en }) => splitPieces(edition === 'cn' ? cn.body : en.body));
    expect(locked.filter((piece) => source.includes(piece))).toEqual([]);
  }
});

test('unknown articles and numbers that are none are 404 pages of their edition', async ({ page, request }) => {
  for (const edition of editions) {
    for (const path of ['Article/999999', 'ArticleFree/999999', 'Article/abc', 'ArticleFree/1e3', 'Article/0']) {
      const response = await request.get(pathFor(edition, `/BTCInfo/${path}`));
      expect(response.status(), path).toBe(404);
      const html = await response.text();
      expect(await firstDocument(page, html), path).toMatchObject({
        lang: words[edition].lang,
        title: expect.stringContaining(newsWords[edition].missing),
        text: expect.stringContaining(newsWords[edition].missing.replaceAll(/\s/g, '')),
      });
    }
  }
});

test('an article’s share link is copied, and taken to the phone as a QR code', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const edition of editions) {
    const t = newsWords[edition];
    const path = `/share/${freeArticle}${edition === 'en' ? '?lang=en' : ''}`;
    const main = await openNews(page, edition, `/BTCInfo/ArticleFree/${freeArticle}`);
    await main.getByText(t.share, { exact: true }).click();
    await main.getByRole('button', { name: t.copyLink }).click();
    await expect(page.getByText(t.copied, { exact: true })).toBeVisible();
    // Copied twice, said once.
    await main.getByRole('button', { name: t.copyLink }).click();
    await expect(page.getByText(t.copied, { exact: true })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);

    const code = main.getByRole('img', { name: t.qr });
    await expect(code).toBeVisible();
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(code).toHaveAttribute('src', `/qr.svg?path=${encodeURIComponent(path)}`);
  }
});

const bulletin = {
  cn: { attachments: '附件', title: /^2026年7月牛肉.*（演示）/, name: /\.xlsx$/ },
  en: { attachments: 'Attachments', title: /^July 2026 \(demo\)/, name: /\.xlsx$/ },
} as const;

for (const edition of editions) {
  const t = bulletin[edition];

  test(`a ${edition} bulletin has its table as a file, for whoever may read it`, async ({ page, request, signIn }) => {
    const save = async () => {
      const files = page
        .getByRole('main')
        .locator('section')
        .filter({
          has: page.getByRole('heading', { name: t.attachments, exact: true }),
        });
      const link = files.getByRole('link');
      const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(file.suggestedFilename()).toMatch(t.name);
      expect(await link.textContent()).toBe(file.suggestedFilename());
      return (await link.getAttribute('href')) ?? '';
    };
    const main = await openNews(page, edition, '/BTCInfo/Report');
    await main.getByRole('link', { name: t.title }).click();
    await expect(page).toHaveURL(/ArticleFree/);
    await save();

    await signIn('demo_paid');
    await page.goto(pathFor(edition, '/BTCInfo/Report'));
    const locked = { cn: /^2026年8月牛肉.*（演示）/, en: /^August 2026 \(demo\)/ }[edition];
    await main.getByRole('link', { name: locked }).click();
    await expect(page).toHaveURL(/Article\/\d+$/);
    const address = await save();
    expect((await request.get(address)).status()).toBe(403);
  });
}
