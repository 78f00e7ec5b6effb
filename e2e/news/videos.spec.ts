import type { Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

const films = join(import.meta.dirname, '../../demo/videos');
const partBytes = 4 * 1024 * 1024;

const player = (page: Page) => page.locator('video');

async function seek(page: Page, to: number): Promise<void> {
  await player(page).evaluate(async (video: HTMLVideoElement, index) => {
    const there = new Promise((resolve) => {
      video.addEventListener('seeked', resolve, { once: true });
    });
    video.currentTime = index;
    await there;
  }, to);
}

const findPosition = (page: Page) => player(page).evaluate((video: HTMLVideoElement) => video.currentTime);

test('a topic leads to a video, which seeks over ranges, has captions in the page’s language, and goes on where one stopped', async ({
  page,
  request,
}) => {
  await page.goto('/cn/BTCEyes');
  await page.getByRole('navigation', { name: '视频分类' }).getByRole('link', { name: '政策与配额' }).click();
  await expect(page).toHaveURL(/topic=policy/);
  await expect(page.getByRole('heading', { level: 1, name: '政策与配额' })).toBeVisible();
  await page.getByRole('link', { name: '一年的配额怎么用完' }).click();
  await expect(page).toHaveURL(/\/cn\/BTCEyes\/Videos\?id=1$/);

  await expect(player(page)).toHaveAttribute('poster', /\.webp$/);
  await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(24);
  const shownCaptions = () =>
    player(page).evaluate(({ textTracks }: HTMLVideoElement) =>
      Array.from(textTracks, ({ mode, language, cues }) => (mode === 'showing' ? [language, cues?.length] : [])).flat(),
    );
  await expect.poll(shownCaptions).toEqual(['zh-CN', 6]);
  await seek(page, 14);
  await expect
    .poll(() =>
      player(page).evaluate(({ textTracks }: HTMLVideoElement) =>
        Array.from(textTracks).flatMap(({ mode, activeCues }) =>
          mode === 'showing' ? Array.from(activeCues ?? [], (cue) => (cue instanceof VTTCue ? cue.text : '')) : [],
        ),
      ),
    )
    .toEqual(['用到80%，第二次通报，税率仍不变。']);
  const source = await player(page).evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc);
  const part = await request.get(source, { headers: { Range: 'bytes=1000-1999' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 1000]);
  expect(part.headers()['content-range']).toMatch(/^bytes 1000-1999\/\d+$/);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText('已从上次停下的 0:14 继续播放。')).toBeVisible();
  expect(Math.round(await findPosition(page))).toBe(14);
  await page.getByRole('button', { name: '从头播放' }).click();
  await expect.poll(() => findPosition(page)).toBeLessThan(5);

  await page.goto('/BTCEyes/Videos?id=1');
  await expect.poll(shownCaptions).toEqual(['en', 6]);
});

test('a members’ video tells others what it is and gives them no file; a member sees it', async ({
  page,
  request,
  openAs,
  signedIn,
}) => {
  await page.goto('/cn/BTCEyes/Videos?id=6');
  await expect(page.getByRole('heading', { level: 1, name: '完税成本一层一层加' })).toBeVisible();
  await expect(page.getByText('本视频供会员观看')).toBeVisible();
  await expect(player(page)).toHaveCount(0);
  expect(await page.content()).not.toContain('video-files');
  for (const file of ['video.webm', 'video.mp4', 'cn.vtt']) {
    expect((await request.get(`/video-files/6/${file}`)).status()).toBe(403);
  }
  await page.goto('/BTCEyes/Videos?id=6');
  await expect(page.getByText('This video is for members')).toBeVisible();

  const own = await openAs(await signedIn('demo_paid'), '/cn/BTCEyes/Videos?id=6');
  await expect.poll(() => player(own).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  const link = await player(own).evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc);
  expect((await request.get(link)).status()).toBe(200);
  expect((await request.get(link.replace('/6/', '/4/'))).status()).toBe(403);
});

test(
  'an editor’s film goes on where its upload was broken off, is published, and comes off the site again',
  { tag: '@long' },
  async ({ page, signIn, browser, baseURL, allowedMessages }, testInfo) => {
    // Captions that are none, and a page that is gone.
    allowedMessages.push(/status of (?:404|415)/);
    // One full part and a little more; behind its end a film may have anything.
    const film = testInfo.outputPath('film.webm');
    await writeFile(film, Buffer.concat([await readFile(join(films, 'status.webm')), Buffer.alloc(partBytes)]));
    const title = `演示短片${Date.now() % 1_000_000}`;
    await signIn('demo_editor');
    await page.goto('/console/news/videos');
    await page.getByRole('button', { name: '新建视频' }).click();
    const dialog = page.getByRole('dialog', { name: '新建视频' });
    await dialog.getByLabel('分类').selectOption('工厂与产地');
    await dialog.getByLabel('中文标题').fill(title);
    await dialog.getByRole('button', { name: '新建草稿' }).click();
    await expect(dialog.getByLabel('中文简介')).toHaveAccessibleDescription('请填写');
    await dialog.getByLabel('中文简介').fill('演示用。');
    await dialog.getByRole('button', { name: '新建草稿' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('发布前还缺：封面、视频文件。')).toBeVisible();
    await expectAccessible(page);

    let parts = 0;
    await page.route('**/UploadVideoPart', async (route) => {
      parts += 1;
      // The second one never arrives.
      if (parts !== 2) await route.continue();
    });
    const chosen = page.getByLabel('选择文件');
    await chosen.setInputFiles(film);
    await page.getByRole('button', { name: '上传', exact: true }).click();
    await expect.poll(() => parts).toBe(2);
    await page.getByRole('button', { name: '停止' }).click();
    await expect(page.getByText('可以从这里继续')).toBeVisible();
    await page.reload();
    await chosen.setInputFiles(film);
    await page.getByRole('button', { name: '继续上传' }).click();
    await expect(page.getByText('WebM · 4.06 MB · 1280×720')).toBeVisible();
    expect(parts).toBe(3);

    await page.getByRole('button', { name: '封面' }).setInputFiles(join(films, 'status.webp'));
    await expect(page.getByRole('img', { name: '封面' })).toBeVisible();
    await page
      .getByLabel('中文字幕')
      .setInputFiles({ name: 'cn.vtt', mimeType: 'text/vtt', buffer: Buffer.from('WEBVTT\n\nno time\nwords\n') });
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.getByLabel('中文字幕').setInputFiles({
      name: 'cn.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:05.000\n演示字幕\n'),
    });
    await expect(page.getByText('已有字幕')).toBeVisible();
    const act = async (action: string) => {
      await page.getByRole('button', { name: action, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await act('发布');
    const address = (await page.getByRole('link', { name: '查看页面' }).getAttribute('href')) ?? '';

    const context = await browser.newContext();
    const reader = await context.newPage();
    await reader.goto(`${baseURL}/cn/BTCEyes?topic=plants`);
    await reader.getByRole('link', { name: title }).click();
    await expect(reader).toHaveURL(`${baseURL}${address}`);
    await expect.poll(() => player(reader).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
    expect((await reader.request.get(`${baseURL}${address.replace('/cn', '')}`)).status()).toBe(404);
    await act('撤下');
    expect((await reader.request.get(`${baseURL}${address}`)).status()).toBe(404);
    await context.close();
  },
);

test('a member saves a video, finds it in the account, and takes it out again', async ({ newMember, openAs }) => {
  const own = await openAs(await newMember(), '/BTCEyes/Videos?id=2');
  const save = own.getByRole('region', { name: 'This video' });
  await save.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(save.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await own.goto('/Account');
  await own.getByRole('main').getByRole('link', { name: 'Five gates from plant to release' }).click();
  await save.getByRole('button', { name: 'Saved', exact: true }).click();
  await expect(save.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await own.goto('/Account');
  await expect(own.getByText('No saved videos yet.')).toBeVisible();
  await expect(own.getByRole('link', { name: 'Five gates from plant to release' })).toHaveCount(0);
});
