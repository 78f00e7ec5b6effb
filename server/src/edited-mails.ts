import type { EditedTemplate } from '#platform/mail/mail-template.ts';
import { smsBudgetMail } from '#platform/sms/sms-budget-mail.ts';
import { claimAcceptedMail, claimDeclinedMail, claimMail } from './directory/claim-mails.ts';
import { enquiryMail } from './market/enquiry-mail.ts';
import {
  cancellationApprovedMail,
  cancellationReceivedMail,
  cancellationRefusedMail,
} from './members/mail/cancellation-mails.ts';
import { dataKeyMadeMail } from './members/mail/data-key-mail.ts';
import { accountBlockedMail, contactReplyMail } from './members/mail/desk-mails.ts';
import { emailChangedMail, emailEnteredMail, emailReplacedMail } from './members/mail/email-changed-mail.ts';
import { staffInvitationMail } from './members/mail/invitation-mails.ts';
import {
  membershipGrantedMail,
  membershipRefusedMail,
  requestForDeskMail,
  requestReceivedMail,
  trialGrantedMail,
} from './members/mail/membership-mails.ts';
import { passwordChangedMail, resetLinkMail } from './members/mail/recovery-mails.ts';
import { loginCodeMail, signUpCodeMail } from './members/mail/sign-up-mails.ts';
import { plantRecordMail } from './plants/watch/record-mail.ts';
import { plantStatusesMail, plantStatusMail } from './plants/watch/status-mail.ts';
import { alertMail, channelOpenedMail } from './my-list/alerts/alert-mail.ts';
import { contactMail } from './contact/contact-mail.ts';
import { confirmNewsletterMail } from './newsletter/confirm-mail.ts';

export const editedMails: readonly EditedTemplate[] = [
  signUpCodeMail,
  loginCodeMail,
  resetLinkMail,
  passwordChangedMail,
  dataKeyMadeMail,
  channelOpenedMail,
  emailChangedMail,
  emailReplacedMail,
  emailEnteredMail,
  requestReceivedMail,
  membershipGrantedMail,
  trialGrantedMail,
  membershipRefusedMail,
  cancellationReceivedMail,
  cancellationApprovedMail,
  cancellationRefusedMail,
  accountBlockedMail,
  contactReplyMail,
  plantStatusMail,
  plantStatusesMail,
  plantRecordMail,
  alertMail,
  enquiryMail,
  claimAcceptedMail,
  claimDeclinedMail,
  confirmNewsletterMail,
  requestForDeskMail,
  claimMail,
  contactMail,
  smsBudgetMail,
  staffInvitationMail,
];
