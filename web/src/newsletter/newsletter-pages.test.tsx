// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { KeyAction } from '#shell/mail-link/key-action.tsx';
import { messages as mailLink } from '#shell/mail-link/messages.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as newsletterPage from './newsletter.page.tsx';
import { messages } from './messages.ts';

const key = 'k'.repeat(32);
const action = (
  <KeyAction
    title="Title"
    text="Text"
    button="Go"
    done="Done"
    gone="Gone"
    next={{ to: '/Newsletter', done: 'Newsletter', gone: 'Again' }}
    work={(api, Key) => api('StopNewsletter', { Key })}
  />
);
const show = (hash: string, answers: Answers = {}) =>
  showPart('en', action, { at: `/Newsletter/Stop${hash}`, answers });

test('opening the link alone does nothing; the button does it once', async () => {
  const page = await show(`#key=${key}`);
  expect(page.changes()).toEqual([]);
  await page.press('Go');
  expect(page.sent('StopNewsletter')).toEqual([{ Key: key }]);
  page.getByText('Done');
  expect(page.queryByRole('button', { name: 'Go' })).toBeNull();
});

test.each(['', '#key=', '#key=short', `?key=${key}`])('with "%s" there is nothing to press', async (hash) => {
  const page = await show(hash);
  page.getByText('Gone');
  expect(page.queryByRole('button', { name: 'Go' })).toBeNull();
  expect(page.getByRole('link').getAttribute('href')).toBe('/Newsletter');
});

test('a key that is used up is gone, a failure can be tried again', async () => {
  const gone = await show(`#key=${key}`, { StopNewsletter: new ApiError(1009) });
  await gone.press('Go');
  gone.getByText('Gone');
  const failed = await show(`#key=${key}`, { StopNewsletter: new ApiError(1000) });
  await failed.press('Go');
  failed.getByText(mailLink.en.failed);
  await failed.press('Go');
  expect(failed.sent('StopNewsletter')).toHaveLength(2);
});

test('the address that was asked for is named; one that is none is not sent', async () => {
  const page = await showRoute(newsletterPage, '/Newsletter');
  await page.press(messages.en.ask);
  page.getByText(messages.en.needEmail);
  expect(page.changes()).toEqual([]);
  await page.user.type(page.getByRole('textbox'), ' li@firm.example ');
  await page.press(messages.en.ask);
  expect(page.sent('AskNewsletter')).toEqual([{ Email: 'li@firm.example', isEn: true }]);
  page.getByText(messages.en.sent('li@firm.example'));
});
