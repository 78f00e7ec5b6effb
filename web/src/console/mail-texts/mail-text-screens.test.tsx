// @vitest-environment jsdom
import { findMailTemplate } from '@btc/contract/console/mail-templates.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { readTable } from '#ui/testing/read-table.ts';
import { MailTextScreen } from './mail-text.screen.tsx';
import { MailTextsScreen } from './mail-texts.screen.tsx';
import { messages } from './mail-texts-messages.ts';

const name = findMailTemplate(3)?.nameEn ?? '';
const row = {
  TemplateID: 3,
  Template: 'resetLink',
  Own: ['en'],
  Revision: 2,
  ChangedDate: '2026-11-20T10:00:00+08:00',
  ChangedBy: 'admin_chen',
} as const;
const shipped = {
  Cn: { Subject: '重置密码', Text: '{name}，您好！\n\n{link}' },
  En: { Subject: 'Reset', Text: 'Dear {name},\n\n{link}' },
};
const own = { Subject: 'New password', Text: 'Hello {name}\n\n{link}' };
const mail = {
  ...row,
  Cn: shipped.Cn,
  En: own,
  Shipped: shipped,
  Places: [
    { Name: 'name', NameCn: '称呼', NameEn: 'The name', Required: false, Block: false },
    { Name: 'link', NameCn: '按钮', NameEn: 'The button', Required: true, Block: true },
  ],
  Versions: [
    { Revision: 2, Cn: null, En: own, Note: 'shorter', ChangedDate: row.ChangedDate, ChangedBy: 'admin_chen' },
    {
      Revision: 1,
      Cn: null,
      En: { Subject: 'Password', Text: 'First\n\n{link}' },
      Note: '',
      ChangedDate: row.ChangedDate,
      ChangedBy: null,
    },
  ],
};

const show = (answers: Answers = {}) =>
  showScreen('en', <MailTextScreen id={3} />, { answers: { GetMailText: { Row: mail }, ...answers } });
const preview = { Subject: 'As it reads', Text: 'The text part', Html: '<p>The mail</p>' };

test('the list says which mails have a wording of their own, who changed them and whom they go to', async () => {
  const page = await showScreen('en', <MailTextsScreen />, {
    answers: {
      GetMailTexts: {
        Rows: [
          row,
          { ...row, TemplateID: 28, Template: 'staffInvitation', Own: [], ChangedDate: null, ChangedBy: null },
        ],
      },
    },
  });
  const { rows } = readTable(page.getByRole('table', { name: messages.en.title }));
  expect(rows.map(([mailName, reader, wording]) => [mailName, reader, wording])).toEqual([
    [name, messages.en.readers.member, messages.en.ownIn(messages.en.editions.en)],
    [findMailTemplate(28)?.nameEn, messages.en.readers.staff, messages.en.shipped],
  ]);
  expect(rows[0]?.[3]).toContain('admin_chen');
  expect(page.getByRole('link', { name }).getAttribute('href')).toMatch(/\/system\/mails\/3$/);
});

test('a mail stands in both editions with its placeholders and as it reads', async () => {
  const page = await show({ GetMailPreview: preview });
  const { rows } = readTable(page.getByRole('table', { name: messages.en.places }));
  expect(rows).toEqual([
    ['{name}', 'The name', messages.en.anywhere],
    ['{link}', 'The button', expect.stringContaining(messages.en.block)],
  ]);
  expect(page.sent('GetMailPreview')).toEqual([
    { TemplateID: 3, Edition: 'cn', ...shipped.Cn },
    { TemplateID: 3, Edition: 'en', ...own },
  ]);
  expect(page.getAllByText(messages.en.subjectIs('As it reads'))).toHaveLength(2);
});

test('what is typed is saved for both editions, on the version that was seen', async () => {
  const page = await show({ SaveMailText: { Row: { ...mail, Revision: 3 } } });
  const subject = page.getByDisplayValue('New password');
  await page.user.clear(subject);
  await page.user.type(subject, 'Your password');
  await page.press(messages.en.save);
  await page.settled();
  expect(page.sent('SaveMailText')).toEqual([
    { TemplateID: 3, Revision: 2, Cn: shipped.Cn, En: { ...own, Subject: 'Your password' }, Note: '' },
  ]);
  page.getByText(messages.en.saved);
});

test('an issue stands beside its field and names the placeholder', async () => {
  const page = await show({
    SaveMailText: new ApiError(1001, { List: [{ Field: 'En.Text', Rule: 'placemissing' }] }),
  });
  await page.press(messages.en.save);
  await page.settled();
  expect(page.text().toLowerCase()).toContain(messages.en.missing('{link}').toLowerCase());
});

test('a wording that is unfit says why where it would be seen, and offers no other try', async () => {
  const page = await show({
    GetMailPreview: new ApiError(1001, { List: [{ Field: 'Text', Rule: 'webaddress' }] }),
  });
  expect(page.getAllByText(/no web addresses/)).toHaveLength(2);
  expect(page.queryByRole('button', { name: /again/ })).toBeNull();
});

test('an earlier version, and the wording that ships, are filled in and count once saved', async () => {
  const page = await show();
  await page.user.click(page.getByText(messages.en.versions));
  await page.user.click(page.getByRole('button', { name: `${messages.en.restore}: ${messages.en.version('1')}` }));
  page.getByDisplayValue('Password');
  expect(page.changes()).toEqual([]);
  await page.user.click(page.getByRole('button', { name: messages.en.takeShipped }));
  page.getByDisplayValue('Reset');
  expect(page.queryByRole('button', { name: messages.en.takeShipped })).toBeNull();
  expect(page.changes()).toEqual([]);
});

test('each version tells what it changed', async () => {
  const page = await show();
  await page.user.click(page.getByText(messages.en.versions));
  const changes = [...document.querySelectorAll('ins')].map(({ textContent }) => textContent);
  expect(changes.join(' ')).toMatch(/New.*First/);
});
