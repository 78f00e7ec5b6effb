import { legalKinds } from '@btc/contract/wire/legal-texts.ts';
import type { legalOperations } from '@btc/contract/legal/legal.operations.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { readRoomVersions } from '#platform/db/versions/room-versions.ts';
import { sanitiseArticleHtml } from '#platform/rich-text/article-html.ts';
import { createTestDesk, type TestDesk } from '#testing/test-desk.ts';
import { createLegalOperations } from './legal.operations.ts';

let desk: TestDesk;
let admin: Caller;
beforeAll(async () => {
  desk = await createTestDesk(createLegalOperations);
  admin = await desk.addCaller('admin_chen', 'admin');
});
afterAll(() => desk.drop());

type Input = RequestOf<(typeof legalOperations)['PublishLegalText']>;

const version: Input = {
  Kind: 'newsletter',
  ExpectedVersion: 1,
  EffectiveDate: '2026-11-25',
  Material: true,
  Texts: {
    cn: { Changes: '改为每周两封', Body: '<h2>一</h2><p>每周两封。</p>' },
    en: { Changes: 'Two mails a week', Body: '<h2>1</h2><p>Two mails a week.</p>' },
  },
};
const refused = (Rule: string) => ({ code: 1001, data: { List: [expect.objectContaining({ Rule })] } });
const toBodies = (body: string) => ({ cn: { Changes: '', Body: body }, en: { Changes: '', Body: body } });

test('every text ships with a first version in both editions, kept as it may be kept', async () => {
  const { Rows } = await desk.call('GetLegalVersions', {});
  expect(Rows.map(({ Kind, Version }) => [Kind, Version])).toEqual(legalKinds.map((kind) => [kind, 1]));
  for (const Kind of legalKinds) {
    for (const isEn of [false, true]) {
      const { Row } = await desk.call('GetLegalText', { Kind, isEn });
      expect(Row).toMatchObject({ Version: 1, State: 'inForce' });
      expect(sanitiseArticleHtml(Row.Body)).toBe(Row.Body);
    }
  }
});

test('the privacy text names controller, purposes, periods, recipients, backups and rights', async () => {
  const { Row: cn } = await desk.call('GetLegalText', { Kind: 'privacy' });
  for (const word of ['处理者', '用于', '保存期限', '服务商', '备份', '您的权利', '撤回'])
    expect(cn.Body).toContain(word);
  const { Row: en } = await desk.call('GetLegalText', { Kind: 'privacy', isEn: true });
  for (const word of ['responsible', 'use it for', 'How long', 'providers', 'Backups', 'Your rights', 'withdraw']) {
    expect(en.Body).toContain(word);
  }
});

test('the next privacy text names what the browser keeps: what is being written, and the place in videos', async () => {
  const { Row: cn } = await desk.call('GetLegalText', { Kind: 'privacy', Version: 2 });
  expect(cn).toMatchObject({ State: 'coming', EffectiveDate: '2026-12-01' });
  for (const word of ['尚未提交的内容', '会员申请', '视频', '退出登录即删除']) expect(cn.Body).toContain(word);
  const { Row: en } = await desk.call('GetLegalText', { Kind: 'privacy', Version: 2, isEn: true });
  for (const word of ['What you are writing', 'membership request', 'videos', 'log out'])
    expect(en.Body).toContain(word);
});

test('the next terms of use name the data door as what programs may read', async () => {
  const { Row: cn } = await desk.call('GetLegalText', { Kind: 'terms', Version: 2 });
  expect(cn).toMatchObject({ State: 'coming', EffectiveDate: '2026-12-01' });
  expect(cn.Body).toContain('数据接口除外');
  const { Row: en } = await desk.call('GetLegalText', { Kind: 'terms', Version: 2, isEn: true });
  expect(en.Body).toContain('The data door is the exception');
});

test('a new version comes into force on its day, and the one before stays readable', async () => {
  const before = (await readRoomVersions(desk.db)).site;
  const { Row } = await desk.call('PublishLegalText', version, admin);
  expect(Row).toMatchObject({ Version: 2, State: 'coming', PublishedBy: 'admin_chen', Newest: 2 });
  expect(Row.Before?.cn.Body).toContain('每周一封邮件');
  expect((await readRoomVersions(desk.db)).site).toBeGreaterThan(before);
  expect((await desk.call('GetLegalText', { Kind: 'newsletter' })).Row.Version).toBe(1);
  const moment = '2026-11-25T00:00:00+08:00';
  desk.clock.set(moment);
  const now = await desk.call('GetLegalText', { Kind: 'newsletter', isEn: true });
  expect(now.Row).toMatchObject({ Version: 2, State: 'inForce', Changes: 'Two mails a week' });
  expect(now.Rows.map(({ Version, State }) => [Version, State])).toEqual([
    [2, 'inForce'],
    [1, 'past'],
  ]);
  const old = await desk.call('GetLegalText', { Kind: 'newsletter', Version: 1 });
  expect(old.Row).toMatchObject({ Version: 1, State: 'past' });
  await expect(desk.call('GetLegalText', { Kind: 'newsletter', Version: 9 })).rejects.toMatchObject({ code: 1009 });
});

test('an older version is restored as a new one', async () => {
  const { Rows } = await desk.call('GetDeskLegalTexts', {}, admin);
  const first = Rows.find(({ Kind, Version }) => Kind === 'newsletter' && Version === 1);
  const { Row: old } = await desk.call('GetDeskLegalText', { VersionID: first?.VersionID ?? 0 }, admin);
  expect(old).toMatchObject({ Newest: 2, Before: null, PublishedBy: null });
  const { Row } = await desk.call(
    'PublishLegalText',
    { ...version, ExpectedVersion: old.Newest, EffectiveDate: '2026-11-26', Texts: old.Texts },
    admin,
  );
  expect([Row.Version, Row.Texts]).toEqual([3, old.Texts]);
});

test('who publishes has seen the newest version, a day to come, and has changed something', async () => {
  const later = { ...version, Kind: 'membership', EffectiveDate: '2026-12-01' } as const;
  const publish = (changes: Partial<Input>) => desk.call('PublishLegalText', { ...later, ...changes }, admin);
  await expect(publish({ ExpectedVersion: 2 })).rejects.toMatchObject(refused('changed'));
  await expect(publish({ EffectiveDate: '2026-11-24' })).rejects.toMatchObject(refused('past'));
  await expect(publish({ EffectiveDate: '2028-11-24' })).rejects.toMatchObject(refused('far'));
  await expect(publish({ Texts: toBodies('<script>x</script>') })).rejects.toMatchObject(refused('missing'));
  const { Rows } = await desk.call('GetDeskLegalTexts', {}, admin);
  const VersionID = Rows.find(({ Kind }) => Kind === 'membership')?.VersionID ?? 0;
  const { Texts } = (await desk.call('GetDeskLegalText', { VersionID }, admin)).Row;
  await expect(publish({ Texts })).rejects.toMatchObject(refused('samewords'));
});

test('keeps no picture and no script', async () => {
  const body = '<p onclick="x">a</p><figure><img src="/files/a.png"></figure><script>x</script>';
  const { Row } = await desk.call(
    'PublishLegalText',
    { ...version, Kind: 'membership', EffectiveDate: '2026-12-01', Texts: toBodies(body) },
    admin,
  );
  expect(Row.Texts.cn.Body).toBe('<p>a</p>');
});

test('two who publish at once make one version', async () => {
  const both = ['a', 'b'].map((word) =>
    desk.call(
      'PublishLegalText',
      {
        ...version,
        Kind: 'terms',
        ExpectedVersion: 2,
        EffectiveDate: '2026-12-02',
        Texts: toBodies(`<p>${word}</p>`),
      },
      admin,
    ),
  );
  const results = await Promise.allSettled(both);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a version is in the audit trail by its name, and nothing changes it afterwards', async () => {
  const trail = await desk.db
    .selectFrom('audit_entry')
    .select(['operation', 'subject_kind', 'before', 'after'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  expect(trail).toEqual({
    operation: 'PublishLegalText',
    subject_kind: 'legalText',
    before: { Version: 1, EffectiveDate: '2026-11-20', Material: true },
    after: { Kind: 'newsletter', Version: 2, EffectiveDate: '2026-11-25', Material: true },
  });
  for (const change of ["update legal_version_text set body = 'x'", 'delete from legal_version']) {
    await expect(sql.raw(change).execute(desk.db)).rejects.toThrow(/only added/);
  }
});
