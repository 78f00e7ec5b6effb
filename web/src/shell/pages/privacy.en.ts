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
        'The company that runs this portal is responsible for what is recorded here; the contact page tells how to reach it.',
        'Free content needs no account. The server logs the time, page address and result of each request, to find faults, and for logged-in members the account number. Network addresses are kept only as marks that cannot be turned back: to limit abuse, and around logins, passwords and links, so that misuse of an account can be traced.',
        'When you register we keep the details you enter about your company, contact person, mobile and email, and a record of membership requests and letters between us. An audit trail records what our staff open and change of your details, failed logins and changes of your password.',
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
        'To provide the service, to verify members and to contact you. We do not sell it or give it to unrelated third parties, except where the law requires it. Your address passes through the providers who send our mails and text messages and who host our servers; they may use it for that alone.',
        'Passwords are stored only in a form that cannot be turned back; our staff cannot see them.',
      ],
    },
    {
      title: '4. How long we keep it',
      paragraphs: [
        'Details of the account, requests and messages: until the account is closed. Mails and text messages we sent, and marks of networks you logged in from: 90 days. Logins: 30 days after their last use at most. The audit trail stays; what it tells of you is erased with the account.',
        'Backups hold what was there when they were made. Where one is restored, accounts that were erased since are erased again.',
      ],
    },
    {
      title: '5. Your rights',
      paragraphs: [
        'Your account page saves a copy of your data as a file. You may correct your details there, and ask to close your account. It is frozen while that is reviewed; once it is approved, personal details are erased, those under earlier addresses too. What you wrote on the market stays without your name.',
        'For everything else, please write to the service mailbox on the contact page.',
      ],
    },
    {
      title: '6. Content',
      paragraphs: [
        'We take care that content is accurate and timely but cannot rule out errors. Third-party material belongs to its owners; if something is wrong or infringes your rights, please tell us and we will correct or remove it.',
      ],
    },
  ],
};
