import { toConsoleScreenPath } from '@btc/contract/console/console-paths.ts';
import { facts, link, mailTemplate, quote, words } from '#platform/mail/mail-template.ts';

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

/** Takes a claim to the editors' mailbox. */
export const claimMail = mailTemplate<ClaimMailValues>('merchantClaim', {
  cn: (claim) => ({
    subject: `认领申请 #${claim.id}：${claim.merchant}`,
    blocks: [
      facts([
        ['词条', claim.merchant],
        ['会员', claim.member],
        ['会员公司', claim.company],
        ['联系人', claim.person],
        ['职务', claim.duty],
        ['电话', claim.phone],
      ]),
      ...(claim.message === null ? [] : [quote(claim.message)]),
      words('请电话核实后在工作台决定。'),
      link('打开认领申请', claim.publicUrl + toConsoleScreenPath('cn', 'merchantClaims')),
    ],
  }),
  en: (claim) => ({
    subject: `Claim #${claim.id}: ${claim.merchant}`,
    blocks: [
      facts([
        ['Listing', claim.merchant],
        ['Member', claim.member],
        ['Member’s company', claim.company],
        ['Contact', claim.person],
        ['Position', claim.duty],
        ['Phone', claim.phone],
      ]),
      ...(claim.message === null ? [] : [quote(claim.message)]),
      words('Please verify by phone, then decide in the console.'),
      link('Open listing claims', claim.publicUrl + toConsoleScreenPath('en', 'merchantClaims')),
    ],
  }),
});

export interface ClaimAnswerValues {
  readonly person: string;
  readonly merchant: string;
  readonly merchantAddress: string;
  /** Null where the claim is accepted. */
  readonly reason: string | null;
}

/** Tells a member what has become of the claim. */
export const claimAnswerMail = mailTemplate<ClaimAnswerValues>('merchantClaimAnswer', {
  cn: ({ person, merchant, merchantAddress, reason }) => ({
    subject: reason === null ? `认领成功：${merchant}` : `认领未通过：${merchant}`,
    blocks: [
      words(`${person}，您好！`),
      words(
        reason === null
          ? `您对商家名录中“${merchant}”的认领已通过核实，页面已标注“企业已认领”。资料有变动时，直接回复本邮件即可。`
          : `您对商家名录中“${merchant}”的认领未通过核实，原因如下：`,
      ),
      ...(reason === null ? [] : [quote(reason), words('补充材料后可以再次申请。')]),
      link('查看商家页面', merchantAddress),
    ],
  }),
  en: ({ person, merchant, merchantAddress, reason }) => ({
    subject: reason === null ? `Listing claim accepted: ${merchant}` : `Listing claim declined: ${merchant}`,
    blocks: [
      words(`Dear ${person},`),
      words(
        reason === null
          ? `We have verified your claim to “${merchant}” in the merchant directory; the listing is now marked as claimed. To change it, reply to this email.`
          : `We could not accept your claim to “${merchant}” in the merchant directory:`,
      ),
      ...(reason === null ? [] : [quote(reason), words('You can claim the listing again with the missing details.')]),
      link('Open the listing', merchantAddress),
    ],
  }),
});
