// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FieldRules } from '@btc/contract/wire/field-rules.ts';
import { rules } from 'form-rules:SendMail';
import { expect, test, vi } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showPart } from '../testing/show-part.tsx';
import { formatCallFailureText, toCallFailure } from './call-failure.ts';
import { callFields } from './call-fields.tsx';
import { CallForm } from './call-form.tsx';
import { messages } from './messages.ts';

const { Line, Area } = callFields<'SendMail'>();
const labels = { Name: 'Name', Email: 'Email', Content: 'Message' };

interface More {
  readonly isLive?: boolean;
  readonly edition?: 'cn' | 'en';
  readonly onCancel?: () => void;
  readonly rules?: FieldRules;
}

function show(answers: Answers = {}, more: More = {}) {
  const onDone = vi.fn<() => void>();
  const { edition = 'en', ...options } = more;
  const form = (
    <CallForm
      operation="SendMail"
      rules={rules}
      row={null}
      initial={{ CompanyName: 'Firm', Phone: '021 5555' }}
      fixed={() => ({ isEn: true })}
      draftName="test"
      labels={labels}
      issues={{ 'Email.invalid_format': 'No address' }}
      confirm="Send"
      onDone={onDone}
      {...options}
    >
      <Line name="Name" />
      <Line name="Email" />
      <Area name="Content" />
    </CallForm>
  );
  return showPart(edition, form, { answers }).then((page) => ({ page, onDone }));
}

type Shown = Awaited<ReturnType<typeof show>>['page'];
const field = (page: Shown, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

async function fill(page: Shown, email = 'li@firm.example') {
  await page.user.type(field(page, 'Name'), ' Li ');
  await page.user.type(field(page, 'Email'), email);
  await page.user.type(field(page, 'Message'), 'Hello');
}

test.each([
  ['cn', messages.cn.required],
  ['en', messages.en.required],
] as const)('in %s what is missing is said beside its field, and the first has the focus', async (edition, words) => {
  const { page, onDone } = await show({}, { edition });
  await page.press('Send');
  expect(page.getAllByText(words).length).toBe(3);
  expect(document.activeElement).toBe(field(page, 'Name'));
  expect(onDone).not.toHaveBeenCalled();
  expect(page.changes()).toEqual([]);
});

test('a form’s own words come before the usual ones', async () => {
  const { page } = await show();
  await fill(page, 'li');
  await page.press('Send');
  page.getByText('No address');
});

test('more than the contract takes is said with how much it takes', async () => {
  const { page } = await show();
  const most = rules['Name']?.maxLength ?? 0;
  await fill(page);
  const name = field(page, 'Name');
  name.removeAttribute('maxlength');
  await page.user.clear(name);
  await page.user.click(name);
  await page.user.paste('x'.repeat(most + 1));
  await page.press('Send');
  page.getByText(messages.en.tooLong(String(most)));
});

test('how many a list may have bounds no text in which it is written', async () => {
  const list = { kind: 'list', isRequired: false, isNullable: false, maxLength: 3 } as const;
  const { page } = await show({}, { rules: { ...rules, Name: list } });
  expect(field(page, 'Name').hasAttribute('maxlength')).toBe(false);
  expect(field(page, 'Message').hasAttribute('maxlength')).toBe(true);
});

test('what is sent is trimmed, and afterwards nothing of it is kept', async () => {
  const { page, onDone } = await show();
  await fill(page);
  expect(window.sessionStorage.getItem('btc.draft.test')).toContain('Hello');
  await page.press('Send');
  expect(page.sent('SendMail')).toMatchObject([{ Name: 'Li', Email: 'li@firm.example', Content: 'Hello', isEn: true }]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(window.sessionStorage.getItem('btc.draft.test')).toBeNull();
});

test('what is typed is there again after the form was left', async () => {
  const { page } = await show();
  await fill(page);
  const again = await show();
  expect(field(again.page, 'Message')).toHaveProperty('value', 'Hello');
});

test('a refusal of a field stands beside it, any other under the form', async () => {
  const refused = await show({ SendMail: new ApiError(1001, { List: [{ Field: 'Email', Rule: 'invalid_format' }] }) });
  await fill(refused.page);
  await refused.page.press('Send');
  refused.page.getByText('No address');
  expect(field(refused.page, 'Email').getAttribute('aria-invalid')).toBe('true');
  expect(refused.page.queryByRole('alert')).toBeNull();
  const failed = await show({ SendMail: new ApiError(1000) });
  await failed.page.press('Send');
  expect(failed.page.getByRole('alert').textContent).not.toBe('');
  expect(field(failed.page, 'Message')).toHaveProperty('value', 'Hello');
});

test('before the script runs nothing can be typed or sent', async () => {
  const { page } = await show({}, { isLive: false });
  expect(page.getByRole('button', { name: 'Send', hidden: true })).toHaveProperty('disabled', true);
  expect(document.querySelector('form')?.hasAttribute('inert')).toBe(true);
});

test('a cancelled form sends nothing', async () => {
  const onCancel = vi.fn<() => void>();
  const { page } = await show({}, { onCancel });
  await page.press(messages.en.cancel);
  expect(onCancel).toHaveBeenCalledOnce();
  expect(page.changes()).toEqual([]);
});

const wait = (RetryAfter?: number) =>
  toCallFailure(new ApiError(1004, RetryAfter === undefined ? {} : { Dict: { RetryAfter } }));

test.each([
  [30, messages.en.tooMany('30'), messages.cn.tooMany('30')],
  [90.2, messages.en.tooMany('91'), messages.cn.tooMany('91')],
  [121, messages.en.tooManyMinutes('3'), messages.cn.tooManyMinutes('3')],
  [5401, messages.en.tooManyHours('2'), messages.cn.tooManyHours('2')],
  [undefined, messages.en.tooMany('60'), messages.cn.tooMany('60')],
  [-5, messages.en.tooMany('60'), messages.cn.tooMany('60')],
])('a wait of %s seconds is said as people say it', (seconds, english, chinese) => {
  expect(formatCallFailureText('en', wait(seconds))).toBe(english);
  expect(formatCallFailureText('cn', wait(seconds))).toBe(chinese);
});

test.each([new ApiError(1000), new TypeError('Failed to fetch')])('%s is said in words of both languages', (error) => {
  const [english, chinese] = [
    formatCallFailureText('en', toCallFailure(error)),
    formatCallFailureText('cn', toCallFailure(error)),
  ];
  expect(english).toMatch(/[a-z]/);
  expect(chinese).toMatch(/\p{Script=Han}/u);
});

test('all that the portal finds wrong with a field stands beside it', async () => {
  const List = ['invalid_format', 'too_big'].map((Rule) => ({ Field: 'Email', Rule }));
  const { page } = await show({ SendMail: new ApiError(1001, { List }) });
  await page.user.type(page.getByLabelText(/^Name/), 'Ann');
  await page.user.type(page.getByLabelText(/^Email/), 'ann@example.com');
  await page.user.type(page.getByLabelText(/^Message/), 'Hello');
  await page.press('Send');
  const field = page.getByLabelText(/^Email/);
  const said = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(said.join()).toMatch(/No address.+\w/);
});
