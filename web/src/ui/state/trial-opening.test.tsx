// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { clearToken, storeToken } from '#platform/client-state.ts';
import { clientPageLoader, type PageQuery } from '#platform/pages/page-query.ts';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { showRoute } from '../testing/show-route.tsx';
import { messages } from './lock-messages.ts';
import { LockedPanel } from './locked-panel.tsx';
import { TrialTip } from './trial-tip.tsx';

const t = messages.en;
afterEach(clearToken);

async function ask({ api }: PageQuery) {
  const [video, cattle] = await Promise.all([
    api('GetEyesVideo', { VideoID: 7, isEn: true }),
    api('GetWebPriceLivecattleIndex', { isEn: true }),
  ]);
  return { video: video.Dict, cattle: cattle.Dict };
}

const clientLoader = clientPageLoader(ask);
const loader = (input: LoaderFunctionArgs) => clientLoader({ ...input, serverLoader: async () => null as never });

/** A page with a video and prices, each an item. */
function Page() {
  const { video, cattle } = useLoaderData<typeof ask>();
  return (
    <>
      {video.Locked ? (
        <LockedPanel title="Video" reason={video.Reason} trialLeft={video.TrialLeft} opens={['GetEyesVideo']} />
      ) : (
        <TrialTip left={video.TrialLeft} what="The video plays." />
      )}
      {cattle.Locked !== null && <LockedPanel title="Prices" reason={cattle.Locked.Reason} />}
    </>
  );
}

type Video = NonNullable<GivenAnswer<'GetEyesVideo'>['Dict']>;

const isLocked = (left: number): Video => ({ Locked: true, Module: 'Eyes', Reason: 'trial', TrialLeft: left });

/** The page of a reader on trial, with what a click is answered. */
async function show(left: number, toClick: () => Video | ApiError) {
  storeToken('token', false);
  let isOpen = false;
  const answers: Answers = {
    GetEyesVideo: (_input, spendsItem) => {
      if (!spendsItem && !isOpen) return { Dict: isLocked(left) };
      const answer = toClick();
      if (answer instanceof ApiError) return answer;
      isOpen = true;
      return { Dict: answer };
    },
    GetWebPriceLivecattleIndex: { Dict: { Locked: { Module: 'Price', Reason: 'trial' }, TrialLeft: left } },
  };
  return showRoute({ default: Page, loader }, '/BTCEyes/7', { answers });
}

test('a page is opened without spending, and a click spends on what it names and on nothing else', async () => {
  const page = await show(7, () => ({ Locked: false, TrialLeft: 6 }));
  page.getByText(t.trialOpens);
  expect(page.spent()).toEqual([]);
  await page.press('Open with 1 of your 7 trial items');
  expect(page.spent()).toEqual(['GetEyesVideo']);
  expect(page.sent('GetEyesVideo')).toHaveLength(2);
  const tip = page.getByText(/Member items left: 6\. The video plays\./);
  expect(document.activeElement).toBe(tip);
  expect(page.queryByRole('button')).toBeNull();
  page.getByRole('heading', { name: /Prices/ });
});

test('what failed is said, the panel stays, and another click opens it', async () => {
  let answer: Video | ApiError = new ApiError(1000);
  const page = await show(1, () => answer);
  await page.press(t.openByLast);
  expect(page.getByRole('alert').textContent).toContain(t.notOpened);
  expect(document.activeElement).toBe(page.getByRole('button', { name: t.openByLast }));
  answer = { Locked: false, TrialLeft: 0 };
  await page.press(t.openByLast);
  page.getByText(/this was the last item of your trial/);
});

test('where the last item was used meanwhile, the panel says so', async () => {
  const page = await show(2, () => isLocked(0));
  await page.press('Open with 1 of your 2 trial items');
  expect(document.activeElement).toBe(page.getByText(t.trialNone));
  expect(page.queryByRole('button')).toBeNull();
});

test('a trial without items is told so, and offered no click', async () => {
  const page = await show(0, () => isLocked(0));
  page.getByText(t.trialNone);
  expect(page.queryByRole('button')).toBeNull();
});
