// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { ContactMessageScreen } from './contact/contact-message.screen.tsx';
import { messages } from './contact/messages.ts';

const message = { ContactID: 4, Name: 'Li', Email: 'li@firm.example', State: 'new', Replies: [] } as const;
const show = (row: object = {}, answers: Answers = {}) =>
  showScreen('en', <ContactMessageScreen id={4} />, {
    role: 'desk',
    at: '/console/en/desk/messages/4',
    answers: { GetContactMessages: { Rows: [{ ...message, ...row }], Total: 1 }, ...answers },
  });

test('an empty answer is not sent; a written one is read once more', async () => {
  const page = await show();
  await page.press(messages.en.send);
  page.getByText(messages.en.needReply);
  await page.user.type(page.getByRole('textbox'), 'Thank you');
  await page.press(messages.en.send);
  expect(page.getByRole('dialog').textContent).toContain('li@firm.example');
  expect(page.changes()).toEqual([]);
  await page.press(messages.en.send);
  expect(page.changes()).toHaveLength(1);
});

test('what is written waits in the tab until it is sent', async () => {
  const page = await show();
  await page.user.type(page.getByRole('textbox'), 'Thank you');
  const again = await show();
  expect(again.getByRole('textbox')).toHaveProperty('value', 'Thank you');
  await again.press(messages.en.send);
  await again.press(messages.en.send);
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Thank you');
  expect(page.changes()).toEqual([]);
});

test('a message is closed after a question; where the data is erased nobody can be answered', async () => {
  const page = await show();
  await page.press(messages.en.close);
  expect(page.changes()).toEqual([]);
  await page.press(messages.en.close);
  expect(page.changes()).toHaveLength(1);
  const erased = await show({ Name: '', Email: '' });
  expect(erased.queryByRole('button', { name: messages.en.send })).toBeNull();
  erased.getByRole('heading', { level: 1, name: messages.en.toMessage(messages.en.erased) });
});
