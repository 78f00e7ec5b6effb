import type { LegalText } from './legal-text.ts';

export const en: LegalText = {
  title: 'Terms of use',
  description: 'Terms for using Beef to China: accounts, membership, use of data and content, liability.',
  demo: 'This is a demonstration site without an operator. The terms below are for demonstration; an operator must replace them before going live.',
  parts: [
    {
      title: '1. The service',
      paragraphs: [
        'This site offers news, data, quotes and plant approvals for China’s trade in imported beef and pork. Part of it is free; part of it is open to members only.',
        'Sections and content may change. Changes that affect what members have paid for are announced beforehand.',
      ],
    },
    {
      title: '2. Accounts',
      paragraphs: [
        'Please register with true and accurate details of your company and contact person. Accounts whose details are unclear may be blocked.',
        'Keep your password to yourself and do not share the account. Tell us at once if somebody else has used it.',
      ],
    },
    {
      title: '3. Membership',
      paragraphs: [
        'Level, period and contents of a membership are those agreed between you and us. When it ends, members’ content closes; the account remains.',
        'A trial opens a limited number of members’ items; the number left is shown on the page.',
      ],
    },
    {
      title: '4. Use of content',
      paragraphs: [
        'You may use the content within your company and quote a small number of figures with the source.',
        'Without written consent you may not copy it in bulk, resell or publish members’ content, or harvest it by program.',
      ],
    },
    {
      title: '5. Data and quotes',
      paragraphs: [
        'Every figure names its source and the date of its last update. Figures may be revised; the latest version counts.',
        'Quotes describe the market; they are not offers to buy or sell. Content is for information, not advice on investment or trade. What you decide on it is your own responsibility.',
      ],
    },
    {
      title: '6. Changes and questions',
      paragraphs: [
        'Changes to these terms are published here with their date. For questions, please use the mailboxes on the contact page.',
      ],
    },
  ],
};
