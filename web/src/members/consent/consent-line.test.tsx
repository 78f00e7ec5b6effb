// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, onTestFinished, test } from 'vitest';
import { readSession } from '#i18n/session-value.ts';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { consentKey } from './consent-key.ts';
import { ConsentLine } from './consent-line.tsx';
import { messages } from './messages.ts';

const terms = { Kind: 'terms', Version: 2, EffectiveDate: '2026-11-01', Changes: 'Trials end by themselves.' } as const;
const privacy = { Kind: 'privacy', Version: 1, EffectiveDate: '2026-10-01', Changes: '' } as const;

function show(answers: Answers) {
  onTestFinished(() => window.sessionStorage.clear());
  return showPart('en', <ConsentLine userId={7} />, {
    answers: { GetOwnConsents: { List: [terms, privacy] }, ...answers },
  });
}
type Shown = Awaited<ReturnType<typeof show>>;
async function agree(page: Shown) {
  await page.press(messages.en.open);
  await page.user.click(page.dialog().getByRole('button', { name: messages.en.agree }));
  await page.settled();
}

test('who has agreed to all is not asked, nor again in this session', async () => {
  const page = await show({ GetOwnConsents: { List: [] } });
  expect(page.queryByText(messages.en.line)).toBeNull();
  expect(readSession(consentKey)).toBe('7');
});

test('what is due is agreed to in the version that was shown', async () => {
  const page = await show({ GiveConsent: { List: [] } });
  await page.press(messages.en.open);
  expect(
    page
      .dialog()
      .getAllByText(/^What is new/)
      .map((one) => one.textContent),
  ).toEqual([messages.en.changes(terms.Changes)]);
  await page.user.click(page.dialog().getByRole('button', { name: messages.en.agree }));
  await page.settled();
  expect(page.sent('GiveConsent')).toMatchObject([
    {
      Consents: [
        { Kind: 'terms', Version: 2 },
        { Kind: 'privacy', Version: 1 },
      ],
      isEn: true,
    },
  ]);
  page.getByText(messages.en.given);
  expect(page.queryByText(messages.en.line)).toBeNull();
  expect(readSession(consentKey)).toBe('7');
});

test('later puts it off for this session, and agrees to nothing', async () => {
  const page = await show({});
  await page.press(messages.en.later);
  expect(page.queryByText(messages.en.line)).toBeNull();
  expect(page.sent('GiveConsent')).toEqual([]);
  expect(readSession(consentKey)).toBe('7');
});

test('a text that has changed meanwhile is shown anew, and agreed to as it is now', async () => {
  let version = 2;
  const page = await show({
    GetOwnConsents: () => ({ List: [{ ...terms, Version: version }] }),
    GiveConsent: ({ Consents: [first] }) =>
      first?.Version === version
        ? { List: [] }
        : new ApiError(1001, { List: [{ Field: 'Consents', Rule: 'changed' }] }),
  });
  version = 3;
  await agree(page);
  expect(page.dialog().queryByText(messages.en.changed)).not.toBeNull();
  await page.user.click(page.dialog().getByRole('button', { name: messages.en.agree }));
  await page.settled();
  expect(page.sent('GiveConsent').map(({ Consents }) => Consents[0]?.Version)).toEqual([2, 3]);
  expect(page.queryByText(messages.en.line)).toBeNull();
});

test('an answer that fails is told and nothing is taken as agreed', async () => {
  const page = await show({ GiveConsent: new ApiError(1010) });
  await agree(page);
  page.dialog().getByRole('button', { name: messages.en.agree });
  expect(page.queryByText(messages.en.given)).toBeNull();
  expect(readSession(consentKey)).toBeNull();
});
