import type { Edition } from '@btc/contract/members/access.ts';
import { describe, expect, test } from 'vitest';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { cancellationApprovedMail, cancellationReceivedMail, cancellationRefusedMail } from './cancellation-mails.ts';
import { accountBlockedMail, contactReplyMail } from './desk-mails.ts';
import { staffInvitationMail } from './invitation-mails.ts';
import {
  membershipGrantedMail,
  membershipRefusedMail,
  requestForDeskMail,
  requestReceivedMail,
  trialGrantedMail,
} from './membership-mails.ts';
import { passwordChangedMail, resetLinkMail } from './recovery-mails.ts';
import { dataKeyMadeMail } from './data-key-mail.ts';
import { emailChangedMail, emailEnteredMail, emailReplacedMail } from './email-changed-mail.ts';
import { captchaSms, loginCodeMail, signUpCodeMail } from './sign-up-mails.ts';
import { smsBudgetMail } from '#platform/sms/sms-budget-mail.ts';

const attack = `<img src=x onerror=alert(1)>"'&\r\nBcc: victim@example.com`;
const escaped = '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;';
const address = 'https://portal.example/cn/ResetPassword#LoginUserName=a&UpdateTime="><b>';

const templates: readonly (readonly [string, (edition: Edition) => MailContent, readonly string[]])[] = [
  ['sign-up code', (edition) => signUpCodeMail(edition, { code: '482913' }), ['482913', '10']],
  ['login code', (edition) => loginCodeMail(edition, { code: '482913' }), ['482913', '10']],
  ['reset link', (edition) => resetLinkMail(edition, { name: attack, address }), ['30']],
  ['staff invitation', (edition) => staffInvitationMail(edition, { role: 'editor', inviter: attack, address }), ['48']],
  ['data key made', (edition) => dataKeyMadeMail(edition, { name: attack, keyName: attack, ending: 'x7Qa' }), ['x7Qa']],
  ['email changed', (edition) => emailChangedMail(edition, { name: attack }), []],
  ['email replaced', (edition) => emailReplacedMail(edition, { name: attack }), []],
  ['email entered', (edition) => emailEnteredMail(edition, { name: attack }), []],
  ['text messages used up', (edition) => smsBudgetMail(edition, { aDay: '500' }), ['500']],
  ['password changed', (edition) => passwordChangedMail(edition, { name: attack }), []],
  ['request received', (edition) => requestReceivedMail(edition, { name: attack, level: '_platinum_member' }), []],
  [
    'request for the desk',
    (edition) =>
      requestForDeskMail(edition, {
        requestId: 1042,
        userName: 'pampa_foods',
        level: '_vip_member',
        requireType: 'Pay',
        gradeMoney: 4000,
        forEdition: 'cn',
        companyName: attack,
        contactPerson: attack,
        mobile: '+8613800138000',
        email: null,
        publicUrl: 'https://portal.example',
      }),
    ['1042', 'pampa_foods', 'Pay', '4000', '+8613800138000'],
  ],
  [
    'membership granted',
    (edition) =>
      membershipGrantedMail(edition, {
        name: attack,
        level: '_pork_member',
        modules: ['PorkData', 'PorkPrice'],
        expires: new Date('2027-03-01T16:00:00Z'),
        forEdition: 'cn',
        address,
      }),
    ['2027', '2'],
  ],
  [
    'trial granted',
    (edition) =>
      trialGrantedMail(edition, {
        name: attack,
        level: '_meat_market_member',
        trialItems: 4471,
        expires: new Date('2027-03-01T16:00:00Z'),
        forEdition: 'cn',
        address,
      }),
    ['2027', '4471'],
  ],
  [
    'membership refused',
    (edition) => membershipRefusedMail(edition, { name: attack, level: '_member', reason: `${attack} 4471` }),
    ['4471'],
  ],
  ['cancellation received', (edition) => cancellationReceivedMail(edition, { name: attack }), []],
  ['cancellation approved', (edition) => cancellationApprovedMail(edition, { name: attack }), []],
  [
    'cancellation refused',
    (edition) => cancellationRefusedMail(edition, { name: attack, reason: `${attack} 4472` }),
    ['4472'],
  ],
  [
    'contact reply',
    (edition) => contactReplyMail(edition, { name: attack, reply: 'reply 4473', message: `${attack} 4474` }),
    ['4473', '4474'],
  ],
  ['account blocked', (edition) => accountBlockedMail(edition, { name: attack, reason: '4475' }), ['4475']],
];

describe.each(templates)('the mail: %s', (_name, make, values) => {
  test.each(['cn', 'en'] as const)('is safe, complete and without anything from elsewhere (%s)', (edition) => {
    const { subject, text, html } = make(edition);
    expect(subject).not.toMatch(/[\p{Cc}]/u);
    expect(subject.length).toBeGreaterThan(4);
    expect(html).not.toMatch(/<img|<script|<b>|<link|onerror=alert\(1\)>|url\(/);
    expect(html.match(/(?:src|href)="(?!https:\/\/portal\.example\/)/g)).toBeNull();
    for (const value of values) {
      expect(text).toContain(value);
      expect(html).toContain(value);
    }
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|\[object/);
    expect(html).toContain(edition === 'cn' ? '<html lang="zh-CN">' : '<html lang="en">');
  });

  test('is in the language of its edition', () => {
    const plain = ({ subject, text }: MailContent): string => `${subject}\n${text}`.replaceAll(/<img[^\n]*/g, '');
    expect(plain(make('cn'))).toMatch(/\p{Script=Han}{4}/u);
    expect(plain(make('en'))).not.toMatch(/\p{Script=Han}/u);
    expect(make('cn').template).toBe(make('en').template);
  });
});

test('values are escaped in HTML and stand as they are in plain text', () => {
  const { text, html } = contactReplyMail('en', { name: 'A', reply: attack, message: 'x' });
  expect(html).toContain(`${escaped}<br>Bcc: victim@example.com`);
  expect(text).toContain(attack.split('\r\n')[0]);
});

test('the reset link is the same in both parts and opens nothing after half an hour', () => {
  const mail = resetLinkMail('en', {
    name: 'A',
    address: 'https://portal.example/ResetPassword#LoginUserName=a&UpdateTime=b',
  });
  expect(mail.secretForMinutes).toBe(30);
  expect(mail.text).toContain('https://portal.example/ResetPassword#LoginUserName=a&UpdateTime=b');
  expect(mail.html).toContain('href="https://portal.example/ResetPassword#LoginUserName=a&amp;UpdateTime=b"');
  expect(() => resetLinkMail('en', { name: 'A', address: 'javascript:alert(1)' })).toThrow('may not link');
});

test('codes are secret for as long as they are valid and not in the subject', () => {
  expect(signUpCodeMail('cn', { code: '482913' })).toMatchObject({ secretForMinutes: 10 });
  expect(signUpCodeMail('cn', { code: '482913' }).subject).not.toContain('482913');
  for (const edition of ['cn', 'en'] as const) {
    const sms = captchaSms(edition, { code: '482913' });
    expect(sms).toMatchObject({ fields: { code: '482913' }, secretForMinutes: 5 });
    expect(sms.text).toContain('482913');
  }
});
