// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { showPart } from '#ui/testing/show-part.tsx';
import { SaveVideoButton } from '../save-video-button.tsx';
import { formatError } from './format-error.ts';
import { messages } from './messages.ts';
import { VideoScreen } from './video.screen.tsx';
import { formatTitle, VideosScreen } from './videos.screen.tsx';

const show = (row: object, answers: Answers = {}) =>
  showScreen('en', <VideoScreen id={3} />, {
    at: '/console/en/news/videos/3',
    answers: {
      GetDeskVideo: { Row: { VideoID: 3, Revision: 2, Cn: null, En: { Title: 'Film', Summary: 'Words' }, ...row } },
      ...answers,
    },
  });

test.each([
  [{ State: 'draft', Gaps: [] }, [messages.en.publish, messages.en.remove]],
  [{ State: 'published', Gaps: [] }, [messages.en.withdraw]],
  [{ State: 'withdrawn', Gaps: [] }, [messages.en.publish]],
] as const)('%j can become %j', async (row, steps) => {
  const page = await show(row);
  const all = [messages.en.publish, messages.en.withdraw, messages.en.remove];
  expect(all.filter((name) => page.queryByRole('button', { name }) !== null)).toEqual(steps);
});

test('what is missing is named, and keeps it off the site', async () => {
  const page = await show({ State: 'draft', Gaps: ['poster', 'file'] });
  page.getByText('Still needed before publishing: poster, video file.');
  expect(page.getByRole('button', { name: messages.en.publish })).toHaveProperty('disabled', true);
});

test.each([
  ['draft', messages.en.publish, 'SetVideoState', { VideoID: 3, State: 'published' }],
  ['published', messages.en.withdraw, 'SetVideoState', { VideoID: 3, State: 'withdrawn' }],
  ['draft', messages.en.remove, 'DeleteDeskVideo', { VideoID: 3 }],
] as const)('a %s video: %s is asked first', async (State, name, call, sent) => {
  const page = await show({ State, Gaps: [] });
  await page.press(name);
  expect(page.changes()).toEqual([]);
  await page.press(name);
  expect(page.sent(call)).toMatchObject([sent]);
});

test('a deleted draft leads back to the list', async () => {
  const page = await show({ State: 'draft', Gaps: [] });
  await page.press(messages.en.remove);
  await page.press(messages.en.remove);
  expect(page.address()).toBe('/console/en/news/videos');
});

test('the last film of a published video is not taken off; of two one may be', async () => {
  const film = { Bytes: 2_097_152, Width: 1280, Height: 720, Seconds: 65 };
  const one = await show({ State: 'published', Files: [{ ...film, Format: 'mp4' }] });
  expect(one.queryByRole('button', { name: 'Remove: MP4' })).toBeNull();
  expect(one.text()).toContain('MP4 · 2.00 MB · 1280×720 · 1:05');
  const two = await show({
    State: 'published',
    Files: [
      { ...film, Format: 'mp4' },
      { ...film, Format: 'webm' },
    ],
  });
  await two.press('Remove: WebM');
  await two.press(messages.en.takeOff);
  expect(two.sent('RemoveVideoFile')).toEqual([{ VideoID: 3, File: 'webm' }]);
});

test('words are saved over what was seen, and a title needs its summary', async () => {
  const page = await show({ State: 'draft', Gaps: [] });
  const [title] = page.getAllByRole('textbox').filter((box) => box.getAttribute('name') === 'En.Title');
  if (title === undefined) throw new Error('There is no English title');
  await page.user.clear(title);
  await page.user.type(title, 'New film');
  await page.press(messages.en.save);
  expect(page.sent('SaveDeskVideo')).toMatchObject([
    { VideoID: 3, Revision: 2, En: { Title: 'New film', Summary: 'Words' }, Cn: null },
  ]);
});

test('a poster is sent as soon as it is chosen, and a refusal says why', async () => {
  const page = await show(
    { Poster: null },
    { UploadVideoPoster: new ApiError(1011, { Dict: { Reason: 'unreadable' } }) },
  );
  await page.user.upload(
    page.getByLabelText(/^Poster/, { selector: 'input' }),
    new File(['x'], 'p.png', { type: 'image/png' }),
  );
  await page.settled();
  expect(page.sent('UploadVideoPoster')).toMatchObject([{ VideoID: '3' }]);
  page.getByText(messages.en.errors.unreadable);
});

test.each([
  [new ApiError(1011, { Dict: { Reason: 'badCue', Line: 12 } }), messages.en.badCue('12')],
  [new ApiError(1011, { Dict: { Reason: 'codec' } }), messages.en.errors.codec],
  [new ApiError(1011, { Dict: { Reason: 'toString' } }), null],
  [new ApiError(1005, { Dict: { Reason: 'codec' } }), null],
])('%s of a file is said in words', (error, words) => {
  const said = formatError(messages.en, 'en', error);
  if (words === null) expect(Object.values(messages.en.errors)).not.toContain(said);
  else expect(said).toBe(words);
  expect(said).not.toBe('');
});

test.each([
  ['cn', '片', 'Film', '片'],
  ['en', '片', 'Film', 'Film'],
  ['en', '片', null, '片'],
  ['cn', null, null, null],
] as const)('in %s the title of %s and %s is %s', (edition, TitleCn, TitleEn, title) => {
  expect(formatTitle({ TitleCn, TitleEn }, edition)).toBe(title);
});

test('a draft begins with its topic and access, and opens', async () => {
  const page = await showScreen('en', <VideosScreen />, {
    at: '/console/en/news/videos',
    answers: { SaveDeskVideo: { Row: { VideoID: 8 } } },
  });
  await page.press(messages.en.newVideo);
  await page.press(messages.en.create);
  expect(page.sent('SaveDeskVideo')).toMatchObject([{ Topic: 'market', Access: 'free' }]);
  expect(page.address()).toBe('/console/en/news/videos/8');
});

test('a stranger is led to the login; a reader saves and takes out again', async () => {
  const stranger = await showPart('en', <SaveVideoButton id={3} saved={null} />);
  expect(stranger.getByRole('link').getAttribute('href')).toBe('/Login');
  const page = await showPart('en', <SaveVideoButton id={3} saved={false} />);
  const button = page.getByRole('button', { pressed: false });
  await page.user.click(button);
  await page.settled();
  await page.user.click(page.getByRole('button', { pressed: true }));
  await page.settled();
  expect(page.sent('AddDeleteWebEyes').map(({ IsAdd }) => IsAdd)).toEqual([true, false]);
});

test('what could not be saved is not shown as saved', async () => {
  const page = await showPart('cn', <SaveVideoButton id={3} saved={false} />, {
    answers: { AddDeleteWebEyes: new ApiError(1000) },
  });
  await page.user.click(page.getByRole('button', { pressed: false }));
  await page.settled();
  expect(page.queryByRole('button', { pressed: true })).toBeNull();
  expect(page.queryAllByRole('button', { pressed: false })).toHaveLength(1);
});
