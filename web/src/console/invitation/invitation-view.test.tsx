// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { InvitationView } from './invitation-view.tsx';
import { messages } from './messages.ts';

const proof = 'p'.repeat(43);
const show = (answers: Answers = {}, hash = `#${proof}`) =>
  showPart('en', <InvitationView />, {
    at: `/console/en/invitation${hash}`,
    answers: { GetStaffInvitation: { Row: { Email: 'a@b.example', Role: 'editor' } }, ...answers },
  });

type Shown = Awaited<ReturnType<typeof show>>;

async function fill(page: Shown, typed: Partial<Record<'userName' | 'person' | 'password' | 'confirmation', string>>) {
  for (const [field, text] of Object.entries({
    userName: 'new_editor',
    person: 'A B',
    password: 'Long-and-Good-2026',
    confirmation: 'Long-and-Good-2026',
    ...typed,
  })) {
    const box = page.getByLabelText(messages.en[field as 'userName']); // the keys are those above
    await page.user.clear(box);
    if (text !== '') await page.user.type(box, text);
  }
  await page.press(messages.en.submit);
}

test('what proves the invitation leaves the address at once', async () => {
  const page = await show();
  expect(page.address()).toBe('/console/en/invitation');
  expect(page.sent('GetStaffInvitation')).toEqual([{ Proof: proof }]);
  expect(page.getByLabelText(messages.en.email)).toHaveProperty('readOnly', true);
});

test.each([
  [{ userName: 'a' }, 'userName'],
  [{ person: '' }, 'person'],
  [{ password: 'short', confirmation: 'short' }, 'password'],
  [{ confirmation: 'Another-Good-2026' }, 'confirmation'],
] as const)('%j is refused beside %s, and nothing is sent', async (typed, issue) => {
  const page = await show();
  await fill(page, typed);
  page.getByText(messages.en.issues[issue]);
  expect(page.sent('AcceptStaffInvitation')).toEqual([]);
});

test('a name that is taken stands beside the name; the password does not travel as typed', async () => {
  const page = await show({ AcceptStaffInvitation: new ApiError(6011) });
  await fill(page, {});
  page.getByText(messages.en.issues.userNameTaken);
  const [sent] = page.sent('AcceptStaffInvitation');
  expect(sent).toMatchObject({ Proof: proof, LoginUserName: 'new_editor', PersonName: 'A B' });
  expect(JSON.stringify(sent)).not.toContain('Long-and-Good');
});

test.each([
  ['no link', {}, ''],
  ['a link that opens nothing', { GetStaffInvitation: new ApiError(6014) }, `#${proof}`],
] as const)('%s says so and leads to the sign-in', async (_name, answers, hash) => {
  const page = await show(answers, hash);
  page.getByText(messages.en.invalidTitle);
  expect(page.getByRole('link', { name: messages.en.toSignIn }).getAttribute('href')).toBe('/console/en');
});

test('a failure of the portal is not told as a bad link', async () => {
  const page = await show({ GetStaffInvitation: new ApiError(1000) });
  expect(page.queryByText(messages.en.invalidTitle)).toBeNull();
  page.getByText(messages.en.failed);
});
