import { toConsoleScreenPath } from '@btc/contract/console/console-paths.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { blockPlace, exampleName, linkPlace, reasonPlace } from '#platform/mail/mail-places.ts';
import { facts, link, mailTemplate, quote } from '#platform/mail/mail-template.ts';

export interface ClaimMailValues {
  readonly id: number;
  readonly merchant: string;
  readonly member: string;
  readonly company: string | null;
  readonly person: string;
  readonly duty: string | null;
  readonly phone: string;
  readonly message: string | null;
  readonly publicUrl: string;
}

const claimLabels = {
  cn: ['词条', '会员', '会员公司', '联系人', '职务', '电话'],
  en: ['Listing', 'Member', 'Member’s company', 'Contact', 'Position', 'Phone'],
} as const;

const merchantPlace = { nameCn: '商家名称', nameEn: 'The merchant’s name' };

export const claimMail = mailTemplate('merchantClaim', {
  cn: {
    subject: '认领申请 #{number}：{merchant}',
    text: `{facts}

{message}

请电话核实后在工作台决定。

{link}`,
  },
  en: {
    subject: 'Claim #{number}: {merchant}',
    text: `{facts}

{message}

Please verify by phone, then decide in the console.

{link}`,
  },
  places: {
    number: { nameCn: '申请的编号', nameEn: 'The number of the claim' },
    merchant: merchantPlace,
    facts: blockPlace('词条与申请人的资料', 'The listing and who claims it'),
    message: blockPlace('申请人的留言，引文', 'The claimant’s message, as a quotation'),
    link: linkPlace('打开认领申请', 'Open listing claims'),
  },
  fill: (edition, claim: ClaimMailValues) => {
    const [merchant, member, company, person, duty, phone] = claimLabels[edition];
    return {
      number: String(claim.id),
      merchant: claim.merchant,
      facts: facts([
        [merchant, claim.merchant],
        [member, claim.member],
        [company, claim.company],
        [person, claim.person],
        [duty, claim.duty],
        [phone, claim.phone],
      ]),
      message: claim.message === null ? null : quote(claim.message),
      link: link(
        { cn: '打开认领申请', en: 'Open listing claims' }[edition],
        claim.publicUrl + toConsoleScreenPath(edition, 'merchantClaims'),
      ),
    };
  },
  example: (edition) => ({
    id: 12,
    merchant: 'Pampa Foods',
    member: 'pampa_foods',
    company: 'Pampa Foods',
    person: exampleName(edition),
    duty: edition === 'cn' ? '采购经理' : 'Buyer',
    phone: '+8613800138000',
    message: edition === 'cn' ? '请电话联系。' : 'Please call.',
    publicUrl: 'https://example.com',
  }),
});

interface ClaimAnswer {
  readonly person: string;
  readonly merchant: string;
  readonly merchantAddress: string;
}

const answerPlaces = {
  name: { nameCn: '联系人', nameEn: 'The contact' },
  merchant: merchantPlace,
  link: linkPlace('查看商家页面', 'Open the listing'),
};

function fillAnswer(edition: Edition, { person, merchant, merchantAddress }: ClaimAnswer) {
  return {
    name: person,
    merchant,
    link: link({ cn: '查看商家页面', en: 'Open the listing' }[edition], merchantAddress),
  };
}

function exampleAnswer(edition: Edition): ClaimAnswer {
  return {
    person: exampleName(edition),
    merchant: 'Pampa Foods',
    merchantAddress: 'https://example.com/Merchants/12',
  };
}

export const claimAcceptedMail = mailTemplate('merchantClaimAccepted', {
  cn: {
    subject: '认领成功：{merchant}',
    text: `{name}，您好！

您对商家名录中“{merchant}”的认领已通过核实，页面已标注“企业已认领”。资料有变动时，直接回复本邮件即可。

{link}`,
  },
  en: {
    subject: 'Listing claim accepted: {merchant}',
    text: `Dear {name},

We have verified your claim to “{merchant}” in the merchant directory; the listing is now marked as claimed. To change it, reply to this email.

{link}`,
  },
  places: answerPlaces,
  fill: fillAnswer,
  example: exampleAnswer,
});

export const claimDeclinedMail = mailTemplate('merchantClaimDeclined', {
  cn: {
    subject: '认领未通过：{merchant}',
    text: `{name}，您好！

您对商家名录中“{merchant}”的认领未通过核实，原因如下：

{reason}

补充材料后可以再次申请。

{link}`,
  },
  en: {
    subject: 'Listing claim declined: {merchant}',
    text: `Dear {name},

We could not accept your claim to “{merchant}” in the merchant directory:

{reason}

You can claim the listing again with the missing details.

{link}`,
  },
  places: { ...answerPlaces, reason: reasonPlace },
  fill: (edition, { reason, ...answer }: ClaimAnswer & { readonly reason: string }) => ({
    ...fillAnswer(edition, answer),
    reason: quote(reason),
  }),
  example: (edition) => ({
    ...exampleAnswer(edition),
    reason: edition === 'cn' ? '登记的电话无人接听。' : 'Nobody answers the telephone that you gave.',
  }),
});
