// @vitest-environment jsdom
import { avatarRule } from '@btc/contract/members/account/avatar-rule.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { testProfile } from '../../profile.fixture.ts';
import { messages } from '../messages.ts';
import { PictureField } from './picture-field.tsx';

const t = messages.en;

beforeEach(() => {
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined });
  onTestFinished(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });
});

const show = (avator: string | null, answers: Answers = {}) =>
  showPart('en', <PictureField profile={{ ...testProfile, Avator: avator }} />, { answers });
const picture = (size = 10, type = 'image/png') => new File([new Uint8Array(size)], 'me.png', { type });

async function choose(page: Awaited<ReturnType<typeof show>>, file: File) {
  // Past the list of types, as by a file manager that shows all of them.
  fireEvent.change(page.getByLabelText(t.changePicture), { target: { files: [file] } });
  await page.settled();
}

test('without a picture there is the first letter of the name', async () => {
  const page = await show(null);
  expect(page.queryByRole('img')).toBeNull();
  expect(page.text()).toContain('W');
  const drawn = await show('/files/a.png');
  expect(drawn.getByRole('img', { name: t.picture }).getAttribute('src')).toBe('/files/a.png');
});

test('a picture is seen before it is sent, and can be dropped', async () => {
  const page = await show('/files/a.png');
  await choose(page, picture());
  expect(page.getByRole('img', { name: t.preview }).getAttribute('src')).toBe('blob:chosen');
  expect(page.changes()).toEqual([]);
  await page.press(t.cancel);
  expect(page.getByRole('img', { name: t.picture }).getAttribute('src')).toBe('/files/a.png');
});

test('a picture that is sent is told, and another can be chosen', async () => {
  const page = await show(null, { UploadAvator: { Row: { Avator: '/files/new.png' } } });
  await choose(page, picture());
  await page.press(t.upload);
  expect(page.changes()).toEqual(['UploadAvator']);
  page.getByText(t.pictureSaved);
  page.getByLabelText(t.changePicture);
});

test.each([
  ['too large', picture(avatarRule.maxBytes + 1), t.pictureIssues.size],
  ['no picture', picture(10, 'text/plain'), t.pictureIssues.type],
] as const)('a file that is %s is refused at once', async (_what, file, issue) => {
  const page = await show(null);
  await choose(page, file);
  expect(page.getByRole('alert').textContent).toBe(issue);
  expect(page.queryByRole('button', { name: t.upload })).toBeNull();
});

test('a file that only calls itself a picture is refused when it cannot be shown', async () => {
  const page = await show(null);
  await choose(page, picture());
  fireEvent.error(page.getByRole('img', { name: t.preview }));
  expect(page.getByRole('alert').textContent).toBe(t.pictureIssues.broken);
});

test('what could not be sent stays chosen, with why', async () => {
  const page = await show(null, { UploadAvator: new ApiError(1000) });
  await choose(page, picture());
  await page.press(t.upload);
  expect(page.getByRole('alert').textContent).not.toBe('');
  expect(page.getByRole('button', { name: t.upload })).toHaveProperty('disabled', false);
  page.getByRole('img', { name: t.preview });
});
