import { blockPlace, exampleName, linkPlace, namePlace } from '#platform/mail/mail-places.ts';
import { facts, link, mailTemplate, quote } from '#platform/mail/mail-template.ts';

/** The market exists in the English edition only. */
function toPostPath(id: number): string {
  return `/Market/Post/${id}`;
}

export interface EnquiryMailValues {
  readonly name: string;
  readonly post: string;
  readonly company: string;
  readonly person: string | null;
  readonly email: string;
  readonly content: string;
  readonly publicUrl: string;
  readonly postId: number;
}

const labels = {
  cn: { company: '公司', person: '联系人', email: '邮箱', open: '查看我的发布' },
  en: { company: 'Company', person: 'Contact', email: 'Email', open: 'Open your post' },
} as const;

/** Forwards an enquiry to the poster; replies go to the sender, who has agreed to that. */
export const enquiryMail = mailTemplate('marketEnquiry', {
  cn: {
    subject: '市场询盘：{post}（{company}）',
    text: `{name}，您好！

您在BTC市场发布的“{post}”收到一份询盘。对方同意您知悉以下联系方式，直接回复本邮件即可答复。

{facts}

{message}

{link}

您的邮箱地址未向对方透露；回复邮件后，对方即可看到。交易前请自行核实对方身份。`,
  },
  en: {
    subject: 'Enquiry on BTC Market: {post} ({company})',
    text: `Dear {name},

Your post “{post}” on BTC Market has received an enquiry. The sender has agreed to share the details below: reply to this email to answer.

{facts}

{message}

{link}

The sender does not know your email; replying shows it. Please check who you are dealing with before you trade.`,
  },
  places: {
    name: namePlace,
    post: { nameCn: '发布的标题', nameEn: 'What the post is called' },
    company: { nameCn: '询盘的公司', nameEn: 'The company that asks' },
    facts: blockPlace('对方的公司、联系人、邮箱', 'Company, contact and email of the sender'),
    message: blockPlace('询盘，引文', 'The enquiry, as a quotation'),
    link: linkPlace('查看我的发布', 'Open your post'),
  },
  fill: (edition, { name, post, company, person, email, content, publicUrl, postId }: EnquiryMailValues) => {
    const t = labels[edition];
    return {
      name,
      post,
      company,
      facts: facts([
        [t.company, company],
        [t.person, person],
        [t.email, email],
      ]),
      message: quote(content),
      link: link(t.open, publicUrl + toPostPath(postId)),
    };
  },
  example: (edition) => ({
    name: exampleName(edition),
    post: edition === 'cn' ? '求购：冷冻牛腩' : 'Wanted: frozen brisket',
    company: 'Pampa Foods',
    person: 'A. Silva',
    email: 'silva@example.com',
    content: edition === 'cn' ? '我们有两个柜的现货。' : 'We have two containers in stock.',
    publicUrl: 'https://example.com',
    postId: 8,
  }),
});
