// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { ContactForm } from './contact-form.tsx';
import { messages } from './messages.ts';

const words = messages;
const show = (edition: 'cn' | 'en', answers: Answers = {}) =>
  showPart(edition, <ContactForm />, { answers, at: '/ContactUs' });
type Shown = Awaited<ReturnType<typeof show>>;

async function fill(page: Shown, typed: Partial<Record<keyof typeof filled, string>> = {}) {
  for (const [name, text] of Object.entries({ ...filled, ...typed })) {
    const field = document.querySelector<HTMLElement>(`[name="${name}"]`);
    if (field === null) throw new Error(`There is no field ${name}`);
    if (text !== '') await page.user.type(field, text);
  }
}

const filled = { Name: 'Li', CompanyName: 'Firm', Email: 'li@firm.example', Phone: '021 5555', Content: 'How much?' };

test.each(['cn', 'en'] as const)(
  'an empty form of %s is refused beside its fields, and sends nothing',
  async (edition) => {
    const page = await show(edition);
    await page.press(words[edition].send);
    expect(document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThanOrEqual(3);
    expect(document.activeElement?.getAttribute('name')).toBe('Name');
    expect(page.changes()).toEqual([]);
  },
);

test.each([
  ['cn', false],
  ['en', true],
] as const)('what is filled in goes out in the language of %s, and thanks take its place', async (edition, isEn) => {
  const page = await show(edition);
  await fill(page);
  await page.press(words[edition].send);
  expect(page.sent('SendMail')).toEqual([{ ...filled, isEn }]);
  expect(document.activeElement?.textContent).toBe(words[edition].thanksTitle);
  await page.press(words[edition].another);
  expect(page.getByRole('button', { name: words[edition].send })).not.toBeNull();
});

test('an address that is none stands beside its field', async () => {
  const page = await show('en');
  await fill(page, { Email: 'li@' });
  await page.press(messages.en.send);
  expect(document.querySelector('[name=Email]')?.getAttribute('aria-invalid')).toBe('true');
  expect(page.changes()).toEqual([]);
});

test('a failure leaves all that is typed, in the tab too', async () => {
  const page = await show('en', { SendMail: new ApiError(1000) });
  await fill(page);
  await page.press(messages.en.send);
  expect(document.querySelector('[name=Content]')).toHaveProperty('value', 'How much?');
  expect(window.sessionStorage.getItem('btc.draft.contact')).toContain('How much?');
  const again = await show('en');
  expect(again.getByRole('textbox', { name: new RegExp(messages.en.labels.Name) })).toHaveProperty('value', 'Li');
});
