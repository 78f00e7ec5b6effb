import { mailTemplates, mailTextRule } from '@btc/contract/console/mail-templates.ts';
import { consoleScreens } from '@btc/contract/console/console-paths.ts';
import { toMerchantPath } from '@btc/contract/directory/directory-paths.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { toPlantPath, toStopWatchPath } from '@btc/contract/plants/plant-paths.ts';
import { toAlertStopPath } from '@btc/contract/my-list/alert-paths.ts';
import { toNewsletterConfirmPath, toNewsletterStopPath } from '@btc/contract/newsletter/newsletter-paths.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import pages from '../../../../web/src/routes.ts';
import { claimAcceptedMail, claimDeclinedMail, claimMail } from '#directory/claim-mails.ts';
import { editedMails } from '../../edited-mails.ts';
import { enquiryMail } from '#market/enquiry-mail.ts';
import { accountAddress } from '#members/desk/request-change.service.ts';
import { invitationAddress, newInvitationProof } from '#members/invitation/invitation-link.ts';
import {
  cancellationApprovedMail,
  cancellationReceivedMail,
  cancellationRefusedMail,
} from '#members/mail/cancellation-mails.ts';
import { accountBlockedMail, contactReplyMail } from '#members/mail/desk-mails.ts';
import { dataKeyMadeMail } from '#members/mail/data-key-mail.ts';
import { emailChangedMail, emailEnteredMail, emailReplacedMail } from '#members/mail/email-changed-mail.ts';
import { staffInvitationMail } from '#members/mail/invitation-mails.ts';
import {
  membershipGrantedMail,
  membershipRefusedMail,
  requestForDeskMail,
  requestReceivedMail,
  trialGrantedMail,
} from '#members/mail/membership-mails.ts';
import { passwordChangedMail, resetLinkMail } from '#members/mail/recovery-mails.ts';
import { loginCodeMail, signUpCodeMail } from '#members/mail/sign-up-mails.ts';
import { resetAddress } from '#members/recovery/reset-link.ts';
import { plantRecordMail } from '#plants/watch/record-mail.ts';
import { plantStatusesMail, plantStatusMail } from '#plants/watch/status-mail.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { findWordingIssues } from '#platform/mail/mail-wording.ts';
import { smsBudgetMail } from '#platform/sms/sms-budget-mail.ts';
import { alertMail, channelOpenedMail } from '#my-list/alerts/alert-mail.ts';
import { contactMail } from '#contact/contact-mail.ts';
import { confirmNewsletterMail } from '#newsletter/confirm-mail.ts';
import { digestMail } from '#newsletter/digest-mail.ts';

const publicUrl = 'https://portal.example';
const level = '_vip_member' as const;
const at = (path: string): string => publicUrl + path;

function listMails(edition: Edition): readonly (readonly [MailContent, ...screens: string[]])[] {
  const name = 'Ma';
  const request = { requestId: 12, userName: name, level, requireType: 'Pay', gradeMoney: 4000, forEdition: edition };
  const company = { companyName: 'Pampa', contactPerson: name, mobile: '1', email: 'a@b.example' } as const;
  const claim = { id: 3, merchant: 'Pampa', member: name, company: null, person: name, duty: null, phone: '1' };
  const message = { id: 7, name, companyName: 'Pampa', phone: '1', email: 'a@b.example', content: '…' };
  const plant = { number: '9', name: 'P', origin: 'AR', before: 'a', after: 'b', address: at(toPlantPath(edition, 5)) };
  const unknown = { change: null, effectiveOn: null, basis: null, note: null };
  const recorded = { name, number: '9', plant: 'P', origin: 'AR', state: 'a', since: null, ciferNo: null, group: null };
  const placed = { province: null, city: null, firstApproved: null, validTo: null, isDemo: false };
  const stops = [{ label: 'x', address: at(toStopWatchPath(edition, 'key')) }];
  const link = { name, proof: '1' };
  const address = accountAddress(publicUrl, edition);
  const granted = { name, level, expires: new Date(0), forEdition: edition, address };
  const answer = { person: name, merchant: 'x', merchantAddress: at(toMerchantPath(4)) };
  const enquiry = { name, post: 'x', company: 'Pampa', person: null, email: 'a@b.example', content: '…' };
  return [
    [requestForDeskMail(edition, { ...request, ...company, publicUrl }), 'request'],
    [claimMail(edition, { ...claim, message: null, publicUrl }), 'merchantClaims'],
    [contactMail(edition, { ...message, publicUrl, isLastMail: true }), 'message'],
    [
      staffInvitationMail(edition, {
        role: 'desk',
        inviter: name,
        address: invitationAddress(publicUrl, edition, newInvitationProof()),
      }),
      'invitation',
    ],
    [resetLinkMail(edition, { name, address: resetAddress(publicUrl, edition, link) })],
    [membershipGrantedMail(edition, { ...granted, modules: ['Info'] })],
    [trialGrantedMail(edition, { ...granted, trialItems: 3 })],
    [claimAcceptedMail(edition, answer)],
    [claimDeclinedMail(edition, { ...answer, reason: 'x' })],
    [plantStatusMail(edition, { name, plant: { ...plant, ...unknown }, stops })],
    [plantStatusesMail(edition, { name, plants: [{ ...plant, ...unknown }], more: 1, stops })],
    [
      plantRecordMail(edition, {
        ...unknown,
        ...recorded,
        ...placed,
        address: at(toPlantPath(edition, 5)),
      }),
    ],
    [enquiryMail(edition, { ...enquiry, publicUrl, postId: 8 })],
    [confirmNewsletterMail(edition, { address: at(toNewsletterConfirmPath(edition, 'key')) })],
    [toDigest(edition)],
    [passwordChangedMail(edition, { name })],
    [requestReceivedMail(edition, { name, level })],
    [membershipRefusedMail(edition, { name, level, reason: 'x' })],
    [cancellationReceivedMail(edition, { name })],
    [cancellationApprovedMail(edition, { name })],
    [cancellationRefusedMail(edition, { name, reason: 'x' })],
    [contactReplyMail(edition, { name, reply: 'x', message: 'y' })],
    [accountBlockedMail(edition, { name, reason: null })],
    [signUpCodeMail(edition, { code: '123456' })],
    [loginCodeMail(edition, { code: '123456' })],
    [dataKeyMadeMail(edition, { name, keyName: name, ending: 'x7Qa' })],
    [channelOpenedMail(edition, { name, kind: 'webhook', host: 'hooks.firm.example' })],
    [emailChangedMail(edition, { name })],
    [emailReplacedMail(edition, { name })],
    [emailEnteredMail(edition, { name })],
    [smsBudgetMail(edition, { aDay: '500' })],
    [
      alertMail(edition, {
        name,
        alerts: [
          {
            title: 'x',
            text: 'y',
            address: at(toPlantPath(edition, 5)),
            stopAddress: at(toAlertStopPath(edition, 'key')),
          },
        ],
        more: 0,
        stopAddress: at(toAlertStopPath(edition, 'key')),
      }),
    ],
  ];
}

function toDigest(edition: Edition): MailContent {
  const article = { Title: 'x', Summary: 'x', Section: 'news', Included: true, PublishedDate: '2026-11-23T00:00:00Z' };
  return digestMail(edition, {
    subject: 'x',
    intro: '',
    closing: '',
    content: {
      Articles: [
        { ...article, NewsID: 1, Access: 'member' },
        { ...article, NewsID: 2, Access: 'free' },
      ],
      Indices: [],
      Changes: [{ PlantID: 5, Plant: 'x', Status: 'SUSP_CN', EffectiveOn: '2026-11-23' }],
      ChangesTotal: 2,
      Demo: false,
    },
    publicUrl,
    hasPlants: true,
    hasPrices: true,
    stopAddress: at(toNewsletterStopPath(edition, 'key')),
  });
}

const source = join(import.meta.dirname, '../..');

function statedTemplates(): readonly string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /mails?\.ts$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/= mailTemplate\('(\w+)'/g)].map(([, name = '']) => name),
  );
}

function linksIn({ html, text }: MailContent): readonly string[] {
  return [...`${html} ${text}`.matchAll(/https:\/\/portal\.example[^\s"<]*/g)].map(([address]) =>
    address.replaceAll('&amp;', '&'),
  );
}

function listRoutes(entries: readonly (typeof pages)[number][]): RouteObject[] {
  return entries.map(({ id, path, children = [] }) => ({
    ...(id === undefined ? {} : { id }),
    ...(path === undefined ? {} : { path }),
    children: listRoutes(children),
  }));
}

function openedBy(address: string): { readonly screen?: string; readonly page?: string } | null {
  const { pathname } = new URL(address);
  const below = /^\/console(?:\/en(?=\/|$))?\/?(.*)$/.exec(pathname)?.[1];
  if (below !== undefined) {
    const screens = Object.entries(consoleScreens).map(([id, path]) => ({ id, path: `/${path}` }));
    const found = matchRoutes(screens, `/${below}`)?.at(-1)?.route.id;
    return found === undefined ? null : { screen: found };
  }
  const page = matchRoutes(listRoutes(pages), pathname)?.at(-1)?.route.path;
  return page === undefined || page === '*' ? null : { page };
}

test('every template of the server is among these mails and, but for the newsletter, among those that the console edits', () => {
  const stated = statedTemplates().toSorted();
  expect(stated.length).toBeGreaterThan(20);
  const listed = listMails('cn').map(([{ template }]) => template);
  expect(listed.toSorted()).toEqual([...stated, 'newsletter'].toSorted());
  expect(editedMails.map(({ code }) => code).toSorted()).toEqual(stated);
  expect(mailTemplates.map(({ code }) => code).toSorted()).toEqual(stated);
  expect(new Set(mailTemplates.map(({ id }) => id)).size).toBe(stated.length);
});

describe.each(editedMails.map((mail) => [mail.code, mail] as const))(
  'the mail %s',
  (_, { places, shipped, preview }) => {
    test.each(['cn', 'en'] as const)('ships with a wording that the console would take (%s)', (edition) => {
      const wording = shipped[edition];
      expect(findWordingIssues(places, wording)).toEqual([]);
      expect(wording.subject.length).toBeLessThanOrEqual(mailTextRule.subject);
      expect(wording.text.length).toBeLessThanOrEqual(mailTextRule.text);
      // Every placeholder has an example: the preview shows all there can be.
      const all = preview(edition, {
        subject: 'x',
        text: Object.keys(places)
          .map((name) => `{${name}}`)
          .join('\n\n'),
      });
      expect(all.text).not.toContain('{');
      expect(all.text.split('\n\n').length).toBeGreaterThan(Object.keys(places).length);
    });
  },
);

describe.each(['cn', 'en'] as const)('the mails of the edition %s', (edition) => {
  test.each(listMails(edition).map(([mail, ...screens]) => [mail.template, mail, screens] as const))(
    '%s leads to what is there',
    (_, mail, screens) => {
      const opened = linksIn(mail).map((address) => ({ address, opens: openedBy(address) }));
      expect(opened.filter(({ opens }) => opens === null)).toEqual([]);
      expect([...new Set(opened.flatMap(({ opens }) => opens?.screen ?? []))]).toEqual(screens);
      const isChinese = opened.map(({ address }) => !new URL(address).pathname.startsWith('/console/en'));
      if (screens.length > 0) expect(new Set(isChinese)).toEqual(new Set([edition === 'cn']));
    },
  );
});

test('what a link of a mail opens by stands behind its #, which no server, proxy or other host is sent', () => {
  const links = (['cn', 'en'] as const).flatMap((edition) => listMails(edition).flatMap(([mail]) => linksIn(mail)));
  expect(links.filter((address) => address.includes('#')).length).toBeGreaterThan(9);
  expect(links.filter((address) => new URL(address).search !== '')).toEqual([]);
});

test('an address that leads nowhere is seen', () => {
  expect(openedBy(at('/console/requests?RequestID=12'))).toBeNull();
  expect(openedBy(at('/Nowhere'))).toBeNull();
});
