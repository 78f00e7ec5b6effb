import { mailTemplates } from '@btc/contract/console/mail-templates.ts';
import { mailTextOperations as contract } from '@btc/contract/console/mail-texts.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { linkPlace, namePlace } from '#platform/mail/mail-places.ts';
import { link, mailTemplate } from '#platform/mail/mail-template.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { addCaller } from '#testing/add-caller.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { createMailTextOperations } from './mail-texts.operations.ts';

const resetMail = mailTemplate('resetLink', {
  cn: { subject: '重置密码', text: '{name}，您好！\n\n{link}' },
  en: { subject: 'Reset', text: 'Dear {name},\n\n{link}' },
  places: { name: namePlace, link: linkPlace('重置', 'Reset') },
  fill: (_, { name }: { readonly name: string }) => ({ name, link: link('Reset', 'https://portal.example/r') }),
  example: () => ({ name: 'Wang' }),
  secretForMinutes: 30,
});
const TemplateID = mailTemplates.find(({ code }) => code === 'resetLink')?.id ?? 0;
const shipped = {
  Cn: { Subject: '重置密码', Text: '{name}，您好！\n\n{link}' },
  En: { Subject: 'Reset', Text: 'Dear {name},\n\n{link}' },
};

let database: TestDatabase;
let admin: Caller;
const clock = fixedClock('2026-11-20T08:00:00+08:00');
beforeAll(async () => {
  database = await createTestDatabase();
  admin = await addCaller({ db: database.db, clock }, { name: 'admin_chen', role: 'admin', email: null });
});
afterAll(() => database.drop());

async function call<Name extends keyof typeof contract>(
  name: Name,
  data: RequestOf<(typeof contract)[Name]>,
): Promise<OutputOf<(typeof contract)[Name]>> {
  const bound = createMailTextOperations({ db: database.db, clock, editedMails: [resetMail] });
  const found = bound.find(({ operation }) => operation.name === name);
  if (found === undefined) throw new Error(`${name} is not bound`);
  const answer: unknown = contract[name].output.parse(
    await found.handle(contract[name].input.parse(data), admin, noCache),
  );
  return answer as OutputOf<(typeof contract)[Name]>; // the schema just parsed it
}

const save = (Revision: number, changes: Partial<RequestOf<(typeof contract)['SaveMailText']>>) =>
  call('SaveMailText', { TemplateID, Revision, ...shipped, Note: '', ...changes });
const refused = (...issues: readonly (readonly [string, string])[]) => ({
  code: 1001,
  data: { List: issues.map(([Field, Rule]) => ({ Field, Rule })) },
});

async function queued(edition: 'cn' | 'en') {
  const id = await queueMail(database.db, { to: 'a@b.example', edition, ...resetMail(edition, { name: 'Ma' }) });
  return database.db
    .selectFrom('outgoing_mail')
    .select(['subject', 'body_text', 'body_html', 'secret_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

test('mails have the wording that ships until the desk has its own, and then that from the moment it is saved', async () => {
  expect((await call('GetMailText', { TemplateID })).Row).toMatchObject({
    ...shipped,
    Own: [],
    Revision: 0,
    Versions: [],
  });
  expect(await queued('cn')).toMatchObject({ subject: '重置密码' });
  const Cn = { Subject: '{name}，重置密码', Text: '点击下面的按钮。\n\n{link}\n\n谢谢！' };
  const { Row } = await save(0, { Cn, Note: '更短' });
  expect(Row).toMatchObject({ Cn, En: shipped.En, Own: ['cn'], Revision: 1, ChangedBy: 'admin_chen' });
  expect(Row.Versions).toMatchObject([{ Revision: 1, Cn, En: null, Note: '更短' }]);
  const mail = await queued('cn');
  expect(mail.subject).toBe('Ma，重置密码');
  expect(mail.body_text).toMatch(/^点击下面的按钮。\n\nReset：\nhttps:\/\/portal\.example\/r\n\n谢谢！/);
  expect(mail.secret_until).not.toBeNull();
  expect(await queued('en')).toMatchObject({ subject: 'Reset' });
});

test('the wording that ships again is a version too', async () => {
  const { Row } = await save(1, {});
  expect(Row).toMatchObject({ ...shipped, Own: [], Revision: 2 });
  expect(Row.Versions.map(({ Revision, Cn }) => [Revision, Cn?.Subject])).toEqual([
    [2, undefined],
    [1, '{name}，重置密码'],
  ]);
  expect(await queued('cn')).toMatchObject({ subject: '重置密码' });
  const { Rows } = await call('GetMailTexts', {});
  expect(Rows.map(({ Template }) => Template)).toEqual(mailTemplates.map(({ code }) => code));
  expect(Rows.find((row) => row.TemplateID === TemplateID)).toMatchObject({ Revision: 2, ChangedBy: 'admin_chen' });
});

test('who saves has seen the newest version and has changed something that a mail can have', async () => {
  await expect(save(1, { Note: 'x' })).rejects.toMatchObject(refused(['Revision', 'changed']));
  await expect(save(2, {})).rejects.toMatchObject(refused(['Cn.Text', 'samewords']));
  const bad = {
    Cn: { Subject: '{link}', Text: '见 www.evil.example' },
    En: { Subject: 'x', Text: 'Press {link} {who}' },
  };
  await expect(save(2, bad)).rejects.toMatchObject(
    refused(
      ['Cn.Text', 'webaddress'],
      ['Cn.Subject', 'placealone'],
      ['Cn.Text', 'placemissing'],
      ['En.Text', 'unknownplace'],
      ['En.Text', 'placealone'],
    ),
  );
  await expect(call('GetMailText', { TemplateID: 999 })).rejects.toMatchObject({ code: 1009 });
});

test('two who save at once make one version', async () => {
  const both = ['a', 'b'].map((word) => save(2, { En: { Subject: word, Text: '{link}' } }));
  const results = await Promise.allSettled(both);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: refused(['Revision', 'changed']),
  });
});

test('a wording injects no header, no markup and no address', async () => {
  const attack = { Subject: 'a\r\nBcc: victim@example.com', Text: '{link}' };
  await expect(save(3, { En: attack })).rejects.toThrow();
  const markup = '<img src=x onerror=alert(1)><a href="//evil.example">';
  await save(3, { En: { Subject: markup, Text: `${markup}\n\n{link}` } });
  const { body_html: html } = await queued('en');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html?.match(/(?:src|href)="[^"]*"/g)).toEqual(['href="https://portal.example/r"']);
});

test('a preview is the mail with example values, kept nowhere', async () => {
  const written = { TemplateID, Edition: 'en', Subject: 'For {name}', Text: 'Hello\n\n{link}' } as const;
  const preview = await call('GetMailPreview', written);
  expect(preview).toMatchObject({ Subject: 'For Wang', Text: expect.stringContaining('Hello\n\nReset:') });
  expect(preview.Html).toContain('<p style="margin:0 0 16px">Hello</p>');
  await expect(call('GetMailPreview', { ...written, Text: 'Hello' })).rejects.toMatchObject(
    refused(['Text', 'placemissing']),
  );
  expect((await call('GetMailText', { TemplateID })).Row.Revision).toBe(4);
});

test('a wording that no longer fits its template gives way to the one that ships', async () => {
  await database.db
    .insertInto('mail_text')
    .values({
      template: 'resetLink',
      revision: 5,
      subject_cn: null,
      text_cn: null,
      subject_en: 'Old',
      text_en: '{former}\n\n{link}',
      note: '',
      changed_at: clock.now(),
      changed_by: 1,
    })
    .execute();
  expect(await queued('en')).toMatchObject({ subject: 'Reset' });
});

test('a version is in the audit trail by its number, and nothing changes it afterwards', async () => {
  const trail = await database.db
    .selectFrom('audit_entry')
    .select(['operation', 'subject_kind', 'subject_id', 'before', 'after'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  expect(trail).toEqual({
    operation: 'SaveMailText',
    subject_kind: 'mailText',
    subject_id: String(TemplateID),
    before: { Version: 0 },
    after: { Template: 'resetLink', Version: 1, Note: '更短' },
  });
  for (const change of ["update mail_text set note = 'x'", 'delete from mail_text']) {
    await expect(sql.raw(change).execute(database.db)).rejects.toThrow(/only added/);
  }
});
