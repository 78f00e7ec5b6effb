import { facts, link, mailTemplate, quote, words } from '#platform/mail/mail-template.ts';

/** The market stands in the English edition alone. */
function toPostPath(id: number): string {
  return `/Market/Post/${id}`;
}

export interface EnquiryMailValues {
  /** How the poster is addressed. */
  readonly name: string;
  /** What the post is called, in the poster's language. */
  readonly post: string;
  readonly company: string;
  readonly person: string | null;
  readonly email: string;
  readonly content: string;
  readonly publicUrl: string;
  readonly postId: number;
}

/** Takes an enquiry to whoever posted; the answer goes to the sender, who has agreed to that. */
export const enquiryMail = mailTemplate<EnquiryMailValues>('marketEnquiry', {
  cn: ({ name, post, company, person, email, content, publicUrl, postId }) => ({
    subject: `市场询盘：${post}（${company}）`,
    blocks: [
      words(`${name}，您好！`),
      words(`您在BTC市场发布的“${post}”收到一份询盘。对方同意您知悉以下联系方式，直接回复本邮件即可答复。`),
      facts([
        ['公司', company],
        ['联系人', person],
        ['邮箱', email],
      ]),
      quote(content),
      link('查看我的发布', publicUrl + toPostPath(postId)),
      words('您的邮箱地址未向对方透露；回复邮件后，对方即可看到。交易前请自行核实对方身份。'),
    ],
  }),
  en: ({ name, post, company, person, email, content, publicUrl, postId }) => ({
    subject: `Enquiry on BTC Market: ${post} (${company})`,
    blocks: [
      words(`Dear ${name},`),
      words(
        `Your post “${post}” on BTC Market has received an enquiry. The sender has agreed to share the details below: reply to this email to answer.`,
      ),
      facts([
        ['Company', company],
        ['Contact', person],
        ['Email', email],
      ]),
      quote(content),
      link('Open your post', publicUrl + toPostPath(postId)),
      words(
        'The sender does not know your email; replying shows it. Please check who you are dealing with before you trade.',
      ),
    ],
  }),
});
