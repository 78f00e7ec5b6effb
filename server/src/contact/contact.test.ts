import { SendMail } from '@btc/contract/contact/contact.ts';
import { minuteMs } from '@btc/contract/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import { anonymousCaller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { createContactOperations } from './contact.operations.ts';

const clock = fixedClock('2026-11-20T08:00:00+08:00');
const message = {
  Name: '王芳',
  CompanyName: 'Pampa <Foods>',
  Phone: '+86 (21) 5555-0100 转 12',
  Email: 'wang@example.com',
  Content: '您好！\n请问如何开通会员？<b>谢谢</b>',
};
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom('contact_message').execute();
  await database.db.deleteFrom('outgoing_mail').execute();
});
afterAll(() => database.drop());

async function send(data: object = {}, contactMailbox: string | null = 'desk@example.com'): Promise<void> {
  const operations = createContactOperations({
    db: database.db,
    clock,
    contactMailbox,
    publicUrl: 'https://portal.example',
  });
  const bound = operations.find(({ operation }) => operation.name === 'SendMail');
  const answer = await bound?.handle({ ...message, ...data }, anonymousCaller, noCache);
  SendMail.output.parse(answer);
}

const listStored = () => database.db.selectFrom('contact_message').selectAll().orderBy('id').execute();
const mails = () => database.db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute();

describe('a message from the contact page', () => {
  test('is kept as it was written, and mailed to the mailbox so that an answer goes to who wrote', async () => {
    await send();
    expect(await listStored()).toMatchObject([
      {
        edition: 'cn',
        user_id: null,
        name: '王芳',
        company_name: 'Pampa <Foods>',
        phone: '+86 (21) 5555-0100 转 12',
        email: 'wang@example.com',
        content: '您好！\n请问如何开通会员？<b>谢谢</b>',
        state: 'new',
      },
    ]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'desk@example.com', reply_to: 'wang@example.com', edition: 'cn' });
    expect(mail?.subject).toMatch(/^网站留言 #\d+：王芳$/);
    expect(mail?.body_html).toContain('Pampa &lt;Foods&gt;');
    expect(mail?.body_html).not.toContain('<b>谢谢');
    expect(mail?.body_text).toContain('> 请问如何开通会员？<b>谢谢</b>');
  });

  test('needs no company and no telephone', async () => {
    await send({ CompanyName: '', Phone: '' });
    await send({ CompanyName: undefined, Phone: undefined, Content: 'other' });
    expect((await listStored()).map((row) => [row.company_name, row.phone])).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });

  test('is kept only, where no mailbox is set', async () => {
    await send({ isEn: true }, null);
    expect(await listStored()).toMatchObject([{ edition: 'en' }]);
    expect(await mails()).toEqual([]);
  });

  test('that comes twice at once or again within minutes is one message', async () => {
    await Promise.all([send(), send(), send()]);
    clock.advance(5 * minuteMs);
    await send();
    expect(await listStored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    clock.advance(6 * minuteMs);
    await send();
    expect(await listStored()).toHaveLength(2);
  });

  test.each([
    ['Name', ''],
    ['Name', '   '],
    ['Name', 'x'.repeat(61)],
    ['Name', 'a\nb'],
    ['Email', ''],
    ['Email', 'wang'],
    ['Email', 'wang@example.com, x@example.com'],
    ['Email', 'wang@example.com\r\nBcc: x@example.com'],
    ['Phone', 'call me'],
    ['Content', ''],
    ['Content', 'x'.repeat(4001)],
    ['Content', 'a\u0000b'],
    ['Other', 'x'],
  ])('is refused with %s %j', async (field, value) => {
    await expect(send({ [field]: value })).rejects.toBeInstanceOf(ZodError);
    expect(await listStored()).toEqual([]);
  });
});

describe('a flood of messages', () => {
  test('fills neither the mailbox nor the database', async () => {
    const hour = clock.now();
    const many = Array.from({ length: 29 }, (_, index) => ({
      edition: 'en',
      name: `n${index}`,
      company_name: '',
      phone: '',
      email: 'x@example.com',
      content: 'x',
      content_hash: Buffer.alloc(32, index),
      created_at: hour,
    }));
    await database.db.insertInto('contact_message').values(many).execute();
    await send({ Content: 'the thirtieth' });
    await send({ Content: 'the next one' });
    const [last, ...more] = await mails();
    expect(last?.body_text).toContain('后续留言不再逐条发送邮件');
    expect(more).toEqual([]);
    expect(await listStored()).toHaveLength(31);

    for (let round = 0; round < 20; round += 1) await database.db.insertInto('contact_message').values(many).execute();
    await expect(send({ Content: 'too many' })).rejects.toMatchObject({ code: 1010 });
    clock.advance(61 * minuteMs);
    await send({ Content: 'after the flood' });
    expect(await mails()).toHaveLength(2);
  });
});
