import type { LegalText } from './legal-text.ts';

export const en: LegalText = {
  title: 'Privacy policy',
  description:
    'What Beef to China records about its readers and members, why, how it is kept and how to have it erased.',
  demo: 'This is a demonstration site without an operator. Please do not enter real personal details.',
  parts: [
    {
      title: '1. What we record',
      paragraphs: [
        'Free content needs no account. The server logs the time, page address and result of each request, to find faults. To limit abuse, network addresses are kept as checksums only.',
        'When you register we keep the details you enter about your company, contact person, mobile and email, and a record of membership requests and letters between us.',
      ],
    },
    {
      title: '2. What your browser keeps',
      paragraphs: [
        'This site sets no cookies and carries no third-party analytics or advertising code. It only sums by day how often pages of each part are opened, articles are read and searches are made, without telling one visitor from another; these sums hold nothing personal and stay. Words searched for in the news and among the plants are summed by day as well, without who searched and without what looks like a mail address or a telephone number, and kept for 90 days. Searches of the plant directory while logged in are also recorded with the account, for 90 days.',
        'After you log in, the login token is kept in the browser’s session storage, or in local storage if you tick “remember me”; logging out deletes it. Your choice of language, the selected tab and a dismissed QR code are kept in session storage until the browser is closed.',
      ],
    },
    {
      title: '3. What we use it for',
      paragraphs: [
        'To provide the service, to verify members and to contact you. We do not sell it or give it to unrelated third parties, except where the law requires it.',
        'Passwords are stored only in a form that cannot be turned back; our staff cannot see them.',
      ],
    },
    {
      title: '4. Your rights',
      paragraphs: [
        'You may ask to see, correct or erase your details, or to cancel your account. The account is frozen while a cancellation is reviewed; once it is approved, personal details are erased.',
        'Please write to the service mailbox on the contact page.',
      ],
    },
    {
      title: '5. Content',
      paragraphs: [
        'We take care that content is accurate and timely but cannot rule out errors. Third-party material belongs to its owners; if something is wrong or infringes your rights, please tell us and we will correct or remove it.',
      ],
    },
  ],
};
