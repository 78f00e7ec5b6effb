// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { WaitingPart } from './waiting-part.tsx';

const show = (
  edition: 'cn' | 'en',
  Rows: readonly { Kind: 'newRequests' | 'textsUsedUp' | 'reports'; Waiting: number }[],
) => showScreen(edition, <WaitingPart />, { answers: { GetWaitingWork: { Rows } } });

test('each thing that waits leads to where it is done', async () => {
  const page = await show('en', [
    { Kind: 'newRequests', Waiting: 3 },
    { Kind: 'reports', Waiting: 0 },
  ]);
  const links = page
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.querySelector('b')?.textContent]);
  expect(links).toEqual([
    ['/console/en/desk/requests?state=new', '3'],
    ['/console/en/market/moderation', '0'],
  ]);
});

test('an alarm is shown while it is so, without a number', async () => {
  const quiet = await show('en', [{ Kind: 'textsUsedUp', Waiting: 0 }]);
  expect(quiet.queryAllByRole('link')).toEqual([]);
  const loud = await show('cn', [{ Kind: 'textsUsedUp', Waiting: 1 }]);
  expect(loud.getByRole('link').getAttribute('href')).toBe('/console/desk/jobs?channel=sms');
  expect(loud.getByRole('link').querySelector('b')?.textContent).not.toBe('1');
});
