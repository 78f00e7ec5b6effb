import type { CancellationMessages } from './messages.zh.ts';

export const en = {
  title: 'Cancellations',
  states: 'State',
  stateNames: { requested: 'To review', refused: 'Refused', approved: 'Cancelled', withdrawn: 'Withdrawn' },
  all: 'All',
  empty: 'There are no cancellations here.',
  caption: 'Requests to cancel an account',
  member: 'Member',
  reason: 'Reason given',
  state: 'State',
  requested: 'Requested on',
  decided: 'Decision',
  actions: 'Actions',
  noReason: 'None given',
  approve: 'Approve',
  approveTitle: 'Approve and erase personal data',
  approveWhat: (name: string) =>
    `The account of ${name} is cancelled for good: user name, company, contact, email, mobile, picture, sign-ins and all other personal data are erased everywhere. What the member published stays, without a name.`,
  approveFinal: 'This cannot be undone, and nothing erased can be brought back. The member gets one last mail.',
  approveType: (name: string) => `Type the user name ${name} to confirm`,
  approved: 'Account cancelled, personal data erased',
  refuse: 'Refuse',
  refuseTitle: 'Refuse cancellation',
  refuseWhat: (name: string) =>
    `The account of ${name} is unfrozen and the member can sign in. The reason below reaches the member by notice and mail.`,
  refuseReason: 'Reason (the member reads it)',
  refused: 'Refused; the account is unfrozen',
} satisfies CancellationMessages;
