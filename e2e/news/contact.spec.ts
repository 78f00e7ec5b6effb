import type { Locator, Page } from '@playwright/test';
import { type Edition, expect, expectAccessible, pathFor, test } from '../fixtures/portal.fixture.ts';

const words = {
  cn: {
    name: '姓名',
    email: '邮箱',
    phone: '电话（可不填）',
    content: '内容',
    send: '发送',
    needName: '请填写姓名',
    needEmail: '请填写邮箱',
    needContent: '请填写内容',
    badEmail: '邮箱格式不正确',
    badPhone: '电话号码格式不正确',
    notSent: '留言未能发送',
    tooMany: '尝试次数过多',
    kept: '您填写的内容已保留',
    thanks: '留言已发送，谢谢',
    another: '再写一条',
  },
  en: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone (optional)',
    content: 'Message',
    send: 'Send',
    needName: 'Please enter your name.',
    needEmail: 'Please enter your email address.',
    needContent: 'Please enter your message.',
    badEmail: 'This is not an email address.',
    badPhone: 'This is not a phone number.',
    notSent: 'Your message was not sent.',
    tooMany: 'Too many attempts.',
    kept: 'what you wrote is still here',
    thanks: 'Your message has been sent. Thank you.',
    another: 'Send another message',
  },
} as const;

async function openForm(page: Page, edition: Edition): Promise<Locator> {
  await page.goto(pathFor(edition, '/ContactUs'));
  const form = page.getByRole('main').locator('form');
  await expect(form.getByRole('button', { name: words[edition].send, exact: true })).toBeEnabled();
  return form;
}

function toFields(form: Locator, edition: Edition) {
  const t = words[edition];
  return {
    name: form.getByLabel(t.name, { exact: true }),
    email: form.getByLabel(t.email, { exact: true }),
    phone: form.getByLabel(t.phone, { exact: true }),
    content: form.getByLabel(t.content, { exact: true }),
    send: form.getByRole('button', { name: t.send, exact: true }),
  };
}

test('the cn contact form names every fault beside its field', async ({ page }) => {
  const t = words.cn;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const form = await openForm(page, 'cn');
  const { name, email, phone, content, send } = toFields(form, 'cn');
  await send.click();
  for (const text of [t.needName, t.needEmail, t.needContent]) await expect(form.getByText(text)).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  await name.fill('王芳');
  await email.fill('wang');
  await phone.fill('call me');
  await content.fill('Hello');
  await content.press('Tab');
  await send.click();
  await expect(form.getByText(t.badEmail)).toBeVisible();
  await expect(form.getByText(t.badPhone)).toBeVisible();
  await expect(form.getByText(t.needName)).toBeHidden();
  await expect(email).toBeFocused();
  expect(requests.filter((url) => url.endsWith('/SendMail'))).toEqual([]);
});

test('the en contact form sends, thanks, and can be used again', async ({ page }) => {
  const t = words.en;
  const form = await openForm(page, 'en');
  const { name, email, content, send } = toFields(form, 'en');
  const text = `Hello ${crypto.randomUUID()}\nsecond line`;
  await name.fill('Ana Souza');
  await email.fill('ana@example.com');
  await content.fill(text);
  const sent = page.waitForRequest((request) => request.url().endsWith('/SendMail'));
  await send.click();
  expect((await sent).postDataJSON()).toMatchObject({
    MessageType: 6_000_000_010,
    Data: {
      Name: 'Ana Souza',
      Email: 'ana@example.com',
      Content: text,
      isEn: true,
    },
  });
  await expect(page.getByRole('heading', { name: t.thanks })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.another }).click();
  await expect(content).toHaveValue('');
  await page.reload();
  await expect(content).toHaveValue('');
});

test('nothing written in the cn contact form is lost on a failure or a reload', async ({ page, allowedMessages }) => {
  const t = words.cn;
  allowedMessages.push(/status of (?:429|503)|ERR_FAILED/);
  const answers = [
    { status: 503, code: 1010, data: {} },
    { status: 429, code: 1004, data: { Dict: { RetryAfter: 42 } } },
  ];
  await page.route('**/SendMail', async (route) => {
    const answer = answers.shift();
    if (answer === undefined) return route.abort();
    const { status, code, data } = answer;
    const json = { IsSuccess: false, ErrorCode: code, MessageID: crypto.randomUUID(), Data: data };
    return route.fulfill({ status, json });
  });
  const form = await openForm(page, 'cn');
  const { name, email, content, send } = toFields(form, 'cn');
  await name.fill('Ana');
  await email.fill('ana@example.com');
  await content.fill('Line one\nline two');
  const alert = page.getByRole('main').getByRole('alert');
  for (const text of [t.notSent, t.tooMany, t.notSent]) {
    await send.click();
    await expect(alert).toContainText(text);
    await expect(alert).toContainText(t.kept, { ignoreCase: true });
    await expect(content).toHaveValue('Line one\nline two');
  }
  await page.reload();
  await expect(send).toBeEnabled();
  await expect(name).toHaveValue('Ana');
  await expect(email).toHaveValue('ana@example.com');
  await expect(content).toHaveValue('Line one\nline two');
});

test('the en contact page has the membership brochure', async ({ page, request }) => {
  await page.goto(pathFor('en', '/ContactUs'));
  const href = await page.locator('#membership').getByRole('link').getAttribute('href');
  expect(href).toBe(`/membership_en.pdf`);
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
