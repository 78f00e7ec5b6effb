// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { GivenAnswer } from '#platform/testing/fake-api.ts';
import { readLinks } from '#ui/testing/read-table.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import { messages } from './messages.ts';
import { savePosition } from './player/resume.ts';
import * as videoPage from './video.page.tsx';
import * as videosPage from './videos.page.tsx';

const video = {
  VideoID: 7,
  Title: 'How a quota fills',
  Summary: 'In one minute.',
  Topic: 'policy',
  Access: 'member',
  Seconds: 65,
  PublishedAt: '2026-11-18T07:30:00+08:00',
  Poster: 'v/7.jpg',
  Demo: false,
} as const;
const film = {
  ...video,
  Width: 1280,
  Height: 720,
  Saved: null,
  Sources: [
    { Format: 'webm', MimeType: 'video/webm', Address: '/v/7.webm' },
    { Format: 'mp4', MimeType: 'video/mp4', Address: '/v/7.mp4' },
  ],
  Tracks: [
    { Language: 'cn', Address: '/v/7.cn.vtt' },
    { Language: 'en', Address: '/v/7.en.vtt' },
  ],
} as const;
type Answer = GivenAnswer<'GetEyesVideo'>;
const showVideo = (answer: Answer = {}, at = '/BTCEyes/7') =>
  showRoute(videoPage, at, {
    path: at.startsWith('/cn') ? 'cn/BTCEyes/:id' : 'BTCEyes/:id',
    answers: {
      GetEyesVideo: {
        Row: { ...film, ...answer.Row },
        Dict: { Locked: false, TrialLeft: null },
        ...(answer.Dict && { Dict: answer.Dict }),
      },
    },
  });
function findPlayer(): HTMLVideoElement {
  const found = document.querySelector('video');
  if (found === null) throw new Error('There is no player');
  return found;
}

test.each([
  ['/BTCEyes/7', 'en', messages.en],
  ['/cn/BTCEyes/7', 'zh-CN', messages.cn],
] as const)('at %s captions of %s are shown, those of the other edition can be chosen', async (at, lang, t) => {
  const page = await showVideo({}, at);
  const tracks = [...document.querySelectorAll('track')];
  expect(tracks.filter((track) => track.default).map(({ srclang }) => srclang)).toEqual([lang]);
  expect(tracks).toHaveLength(2);
  page.getByText(t.length(1, 5));
  page.getByText(t.memberMark);
});

test('to whom it is closed the video’s still, length and the way to it are shown, and no source', async () => {
  const page = await showVideo({
    Row: { Sources: [], Tracks: [] },
    Dict: { Locked: true, Reason: 'notpaid', TrialLeft: null },
  });
  page.getByText(messages.en.lockedHolds('1 min 5 s'));
  expect(document.querySelector('video, source')).toBeNull();
  page.getByRole('link', { name: 'Apply for membership' });
});

test('a trial is told what it has left', async () => {
  const page = await showVideo({ Dict: { Locked: false, TrialLeft: 2 } });
  expect(page.text()).toContain('Member items left: 2.');
});

test('a video goes on where it was left, and can begin anew', async () => {
  savePosition(7, { at: 30, length: 65 });
  const page = await showVideo();
  const player = findPlayer();
  Object.defineProperty(player, 'duration', { value: 65, configurable: true });
  Object.defineProperty(player, 'play', { value: () => Promise.resolve() });
  act(() => {
    player.dispatchEvent(new Event('loadedmetadata'));
  });
  expect(player.currentTime).toBe(30);
  page.getByText(messages.en.resumed('0:30'), { exact: false });
  await page.press(messages.en.fromStart);
  expect(player.currentTime).toBe(0);
  expect(page.queryByRole('button', { name: messages.en.fromStart })).toBeNull();
});

test('a video that was never begun begins at its beginning', async () => {
  const page = await showVideo();
  act(() => {
    findPlayer().dispatchEvent(new Event('loadedmetadata'));
  });
  expect(page.queryByRole('button', { name: messages.en.fromStart })).toBeNull();
});

test('one source that fails is another’s turn; when the last fails it says so and can be asked for again', async () => {
  const page = await showVideo();
  const [first, last] = document.querySelectorAll('source');
  act(() => {
    first?.dispatchEvent(new Event('error'));
  });
  expect(page.queryByRole('alert')).toBeNull();
  act(() => {
    last?.dispatchEvent(new Event('error'));
  });
  page.getByText(messages.en.failedTitle);
  await page.press(messages.en.reload);
  expect(page.sent('GetEyesVideo')).toHaveLength(2);
});

type List = GivenAnswer<'GetEyes'>;
const showList = (at: string, answer: List) => showRoute(videosPage, at, { answers: { GetEyes: answer } });

test('the topics say how many videos they have, and all of them together', async () => {
  const page = await showList('/BTCEyes?topic=policy', { Rows: [video], Total: 1 });
  const links = readLinks(page.getByRole('navigation', { name: messages.en.topicsLabel }));
  expect(Object.keys(links)[0]).toMatch(new RegExp(`^${messages.en.all} `));
  expect(page.getByRole('link', { current: 'page' }).textContent).toContain(messages.en.topics.policy);
  page.getByRole('heading', { level: 1, name: messages.en.topics.policy });
  page.getByText(messages.en.topicLeads.policy);
});

test('a topic without a video says so and leads to all', async () => {
  const page = await showList('/BTCEyes?topic=data', { Rows: [], Total: 0 });
  page.getByRole('heading', { name: messages.en.emptyTitle });
  expect(page.getByRole('link', { name: messages.en.toAll }).getAttribute('href')).toBe('/BTCEyes');
});
