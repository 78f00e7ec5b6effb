import type { homeOperations } from '@btc/contract/home/home.operations.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { readRoomVersions } from '#platform/db/versions/room-versions.ts';
import { makePicture } from '#platform/pictures/pictures.fixture.ts';
import { listBanners, nextBannerChangeAt } from '../banner.queries.ts';
import { createHomeOperations } from '../home.operations.ts';
import { createTestDesk, type TestDesk } from '#testing/test-desk.ts';
import { createHomeDeskOperations } from './home-desk.operations.ts';

let desk: TestDesk;
let editor: Caller;
beforeAll(async () => {
  desk = await createTestDesk((deps) => [...createHomeOperations(deps), ...createHomeDeskOperations(deps)]);
  editor = await desk.addCaller('editor_wang', 'editor');
});
afterAll(() => desk.drop());

type BannerInput = RequestOf<(typeof homeOperations)['SaveBanner']>;

const words = { Title: '题', Summary: '摘要', PictureAlt: '图', Link: '/cn/BTCData' };
const banner: BannerInput = {
  Type: 'home',
  UseRanges: ['web'],
  Sections: [],
  ShownFrom: null,
  ShownUntil: null,
  Shown: true,
  Picture: 'banners/a.webp',
  PictureWidth: 960,
  PictureHeight: 400,
  Texts: { cn: words, en: { ...words, Title: 'Title', Link: 'https://example.com/x' } },
};

const changed = { code: 1001, data: { List: [expect.objectContaining({ Rule: 'changed' })] } };
const make = async (changes: Partial<BannerInput> = {}) =>
  (await desk.call('SaveBanner', { ...banner, ...changes }, editor)).Row;
const shown = async (edition: 'cn' | 'en', type: 'home' | 'info' | 'article' = 'home') =>
  (await listBanners(desk.db, { type, useRange: 'web', edition, now: desk.clock.now() })).map(({ title }) => title);
const readVersion = async () => (await readRoomVersions(desk.db)).site;

describe('banners', () => {
  test('are made, changed as they were seen, arranged and taken out, each change in the audit trail', async () => {
    const before = await readVersion();
    const first = await make();
    const second = await make({ Texts: { cn: { ...words, Title: '二' }, en: null } });
    expect([await shown('cn'), await shown('en')]).toEqual([['题', '二'], ['Title']]);
    expect(first).toMatchObject({ Revision: 1, State: 'shown', ChangedBy: 'editor_wang' });
    const { BannerID, Revision: ExpectedRevision } = first;
    await desk.call('SaveBanner', { ...banner, BannerID, ExpectedRevision, UseRanges: ['web', 'app'] }, editor);
    await expect(desk.call('SaveBanner', { ...banner, BannerID, ExpectedRevision }, editor)).rejects.toMatchObject(
      changed,
    );
    await desk.call('ArrangeBanners', { Type: 'home', BannerIDs: [second.BannerID, BannerID] }, editor);
    expect(await shown('cn')).toEqual(['二', '题']);
    for (const ids of [[BannerID], [BannerID, BannerID], [BannerID, second.BannerID, 9]]) {
      const arrange = desk.call('ArrangeBanners', { Type: 'home', BannerIDs: ids }, editor);
      await expect(arrange).rejects.toMatchObject(changed);
    }
    await expect(desk.call('DeleteBanner', { BannerID, ExpectedRevision: 1 }, editor)).rejects.toMatchObject(changed);
    await desk.call('DeleteBanner', { BannerID, ExpectedRevision: 2 }, editor);
    expect(await shown('cn')).toEqual(['二']);
    await expect(desk.call('DeleteBanner', { BannerID, ExpectedRevision: 2 }, editor)).rejects.toMatchObject({
      code: 1009,
    });
    expect(await readVersion()).toBeGreaterThan(before);
    const trail = await desk.db.selectFrom('audit_entry').select('operation').orderBy('id').execute();
    expect(trail.map(({ operation }) => operation)).toEqual([
      'SaveBanner',
      'SaveBanner',
      'SaveBanner',
      'ArrangeBanners',
      'DeleteBanner',
    ]);
  });

  test('are shown in their days and while they are not held back; the next day is known beforehand', async () => {
    const soon = '2026-11-21T00:00:00+08:00';
    const waiting = await make({ Type: 'info', ShownFrom: soon, ShownUntil: '2026-11-22T00:00:00+08:00' });
    const held = await make({ Type: 'info', Shown: false });
    expect([waiting.State, held.State, await shown('cn', 'info')]).toEqual(['waiting', 'hidden', []]);
    expect(await nextBannerChangeAt(desk.db, desk.clock.now())).toEqual(new Date(soon));
    expect(await nextBannerChangeAt(desk.db, new Date(soon))).toEqual(new Date('2026-11-22T00:00:00+08:00'));
  });

  test.each([
    { Texts: { cn: null, en: null } },
    { Texts: { cn: { ...words, Link: 'javascript:alert(1)' }, en: null } },
    { Texts: { cn: { ...words, Link: '//evil.example' }, en: null } },
    { Picture: '../secret.webp' },
    { ShownFrom: '2026-11-22T00:00:00+08:00', ShownUntil: '2026-11-21T00:00:00+08:00' },
    { BannerID: 1 },
  ])('are refused with %j', async (changes: Partial<BannerInput>) => {
    await expect(make(changes)).rejects.toMatchObject({ name: 'ZodError' });
  });

  test('have pictures drawn anew', async () => {
    const Files = new File([Uint8Array.from(await makePicture('png', { width: 2000, height: 500 }))], 'a.png');
    const { Row } = await desk.call('UploadBannerPicture', { Files }, editor);
    expect(Row).toMatchObject({ PictureWidth: 1600, PictureHeight: 400 });
    expect(Row.Picture).toMatch(/^banners\/[0-9a-f]{32}\.webp$/);
  });

  test('hold references to figures: readers get the figure, the desk what was written, and a member’s figure is confirmed', async () => {
    const text = (Title: string) => ({ Texts: { cn: { ...words, Title }, en: null } });
    const open = await make(text('指数{{index/beef/forward@latest}}'));
    expect([open.Texts.cn?.Title, (await shown('cn')).at(-1)]).toEqual([
      '指数{{index/beef/forward@latest}}',
      '指数6,360美元/吨',
    ]);
    const locked = text('{{quote/BRA/fq6/forward@latest}}');
    await expect(make(locked)).rejects.toMatchObject({
      code: 1001,
      data: { List: [{ Field: 'Texts.cn.Title', Rule: 'lockedFigure' }] },
    });
    const confirmed = await make({ ...locked, ConfirmLocked: true });
    expect((await shown('cn')).at(-1)).toBe('6,360美元/吨');
    for (const { BannerID, Revision: ExpectedRevision } of [open, confirmed])
      await desk.call('DeleteBanner', { BannerID, ExpectedRevision }, editor);
    expect(await desk.db.selectFrom('figure_text').selectAll().execute()).toEqual([]);
  });
});

describe('the strip of prices', () => {
  test('is saved whole by whoever saw what there was, and shows what has levels', async () => {
    const { Rows: was } = await desk.call('GetDeskTicker', {}, editor);
    expect(was.map(({ Kind, Origin }) => `${Kind}${Origin}`).slice(0, 4)).toEqual([
      'forward',
      'spot',
      'spread',
      'forwardBRA',
    ]);
    const items = [{ ...was[0], Meat: 'beef', Kind: 'spot', Origin: '', LabelCn: '现货', LabelEn: null } as const];
    await desk.call('SaveTicker', { Items: items, Expected: was }, editor);
    await expect(desk.call('SaveTicker', { Items: [], Expected: was }, editor)).rejects.toMatchObject(changed);
    expect((await desk.call('GetDeskTicker', {}, editor)).Rows).toEqual(items);
    expect(await desk.call('GetSiteTicker', {})).toEqual({ Rows: [], Dict: { Demo: false } });
  });
});

test('the portal’s today is the day in Shanghai where nothing has ended', async () => {
  expect((await desk.call('GetPortalDay', {})).Row).toEqual({ Day: '2026-11-20', DemoUntil: null });
});

test('the QR panel has its words and its way in each edition', async () => {
  const standard = { Shown: true, Caption: null, Target: null };
  expect((await desk.call('GetQrPanel', {})).Row).toEqual(standard);
  const cn = { Shown: true, Caption: '关注公众号', Target: 'https://example.com/a' };
  await desk.call('SaveQrPanel', { cn, en: { ...standard, Shown: false } }, editor);
  expect((await desk.call('GetQrPanel', {})).Row).toEqual(cn);
  expect((await desk.call('GetQrPanel', { isEn: true })).Row.Shown).toBe(false);
});
