import { z } from 'zod';
import { day, edition, isEn, moment, userId } from '../fields.ts';
import { maxInteger } from '../wire/integer.ts';
import { legalKinds } from '../wire/legal-texts.ts';
import { defineOperation, signedInAccess } from '../wire/operation.ts';

/** How consent was given or withdrawn: `signIn`: asked after a sign-in; `newsletterMail`: the link in a newsletter. */
export const consentWays = [
  'registration',
  'signIn',
  'account',
  'membershipRequest',
  'newsletterForm',
  'newsletterMail',
] as const;
export type ConsentWay = (typeof consentWays)[number];
export const consentActs = ['given', 'withdrawn'] as const;
export type ConsentAct = (typeof consentActs)[number];

const kind = z.enum(legalKinds);
export const textVersion = z.int().min(1).max(maxInteger);

export const agreedText = z.strictObject({ Kind: kind, Version: textVersion });

const own = z.strictObject({
  Rows: z.array(
    z.strictObject({
      ...agreedText.shape,
      Act: z.enum(consentActs),
      Way: z.enum(consentWays),
      /** Edition in which the text was shown. */
      Edition: edition,
      Date: moment,
    }),
  ),
  List: z.array(
    z.strictObject({
      ...agreedText.shape,
      EffectiveDate: day,
      /** What has changed; empty where not stated, and for first-time consent. */
      Changes: z.string(),
    }),
  ),
});
export type OwnConsents = z.output<typeof own>;

export const GetOwnConsents = defineOperation({
  name: 'GetOwnConsents',
  summary: 'What one has agreed to and withdrawn, and the texts that one is asked to agree to.',
  access: signedInAccess,
  input: z.strictObject({ UserID: userId, isEn }),
  output: own,
});

export const GiveConsent = defineOperation({
  name: 'GiveConsent',
  summary:
    'Agrees to texts in force after a sign-in; a version that is no longer in force is refused (1001, rule changed). What is agreed to already is not written down twice.',
  access: signedInAccess,
  input: z.strictObject({
    UserID: userId,
    Consents: z.array(agreedText).min(1).max(legalKinds.length),
    isEn,
  }),
  output: own,
});
