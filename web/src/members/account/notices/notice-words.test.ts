import { noticeKinds } from '@btc/contract/members/notice.ts';
import { expect, test } from 'vitest';
import { getFormat } from '#i18n/format.ts';
import { messages as membershipMessages } from '../../membership/messages.ts';
import { messages } from '../messages.ts';
import { noticeLink, noticeReason, type NoticeRow, formatNoticeText } from './notice-words.ts';

const words = {
  cn: { t: messages.cn, membership: membershipMessages.cn, format: getFormat('cn'), edition: 'cn' },
  en: { t: messages.en, membership: membershipMessages.en, format: getFormat('en'), edition: 'en' },
} as const;

function notice(Kind: NoticeRow['Kind'], Detail: NoticeRow['Detail'] = {}): NoticeRow {
  return { NoticeID: 1, Kind, Detail, CreatedDate: '2026-11-21T08:00:00Z', ReadDate: null };
}

test('a granted membership is told with level and end', () => {
  const row = notice('membershipGranted', { Level: '_vip_member', Edition: 'cn', ExpireDate: '2027-11-21T08:00:00Z' });
  expect(formatNoticeText(row, words.cn)).toBe('您的会员已开通：VIP会员，有效期至2027年11月21日');
  expect(formatNoticeText(row, words.en)).toContain('until 21 November 2027');
});

test('a trial is not called a membership', () => {
  const detail = { Level: '_vip_member', Edition: 'cn', State: 2, ExpireDate: '2026-12-21T08:00:00Z' };
  const granted = notice('membershipGranted', detail);
  expect(formatNoticeText(granted, words.cn)).toBe('您的会员试用已开通：VIP会员，有效期至2026年12月21日');
  expect(formatNoticeText(granted, words.en)).toBe(
    'Your trial has started: VIP member (Chinese edition), until 21 December 2026',
  );
  expect(formatNoticeText(notice('membershipChanged', detail), words.cn)).toContain('试用（VIP会员）');
});

test('a change without a level names the edition', () => {
  expect(
    formatNoticeText(notice('membershipChanged', { Level: null, Edition: 'en', ExpireDate: null }), words.cn),
  ).toBe('您的会员有变更：英文版会员');
});

test('a refusal gives the desk’s reason', () => {
  const row = notice('membershipRefused', { Level: '_platinum_member', Reason: '电话无法接通' });
  expect(formatNoticeText(row, words.en)).toContain('Platinum member');
  expect(noticeReason(row)).toBe('电话无法接通');
  expect(noticeReason(notice('staffReply', { Reason: 'x' }))).toBeNull();
});

test('what it is about is linked in the edition', () => {
  expect(noticeLink(notice('savedSearchHit', { NewsID: 1010 }), words.cn)?.to).toBe('/cn/BTCInfo/Article/1010');
  expect(noticeLink(notice('plantStatus', { PlantID: 5 }), words.en)?.to).toBe('/BTCEst/Plant/5');
  expect(noticeLink(notice('staffReply', { MessageID: 3 }), words.en)).toBeNull();
});

test.each(noticeKinds)('%s says something in both editions, also without a detail', (kind) => {
  for (const one of [words.cn, words.en]) {
    const text = formatNoticeText(notice(kind), one);
    expect(text).not.toMatch(/undefined|null|NaN/);
    expect(text.length).toBeGreaterThan(6);
  }
  expect(noticeReason(notice(kind))).toBeNull();
});

test('an address that changed says who changed it and what to do if it was not asked for', () => {
  const [own, staff, released] = (['emailChanged', 'emailChangedByStaff', 'emailReleased'] as const).map((kind) => ({
    cn: formatNoticeText(notice(kind), words.cn),
    en: formatNoticeText(notice(kind), words.en),
  }));
  expect(own?.cn).toContain('如非本人操作');
  expect(own?.cn).not.toContain('工作人员');
  expect(staff?.cn).toContain('工作人员');
  expect(staff?.cn).toContain('请立即与我们联系');
  expect(staff?.en).toMatch(/staff/i);
  expect(staff?.en).toMatch(/tell us|contact us|write to us/i);
  expect(released?.cn).toContain('请填写您自己的邮箱');
  expect(released?.en).toMatch(/your own/i);
  for (const kind of ['emailChanged', 'emailChangedByStaff', 'emailReleased', 'passwordChanged'] as const) {
    expect(noticeLink(notice(kind), words.cn)).toBeNull();
  }
});
