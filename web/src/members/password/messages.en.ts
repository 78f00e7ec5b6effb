import type { PasswordMessages } from './messages.zh.ts';

export const en = {
  current: 'Current password',
  next: 'New password',
  confirmation: 'Confirm new password',
  rule: '6–20 letters or digits, not a common one',
  staffRule: '12–64 characters of any kind',
  needCurrent: 'Please enter your current password',
  issues: {
    empty: 'Please enter a new password',
    rule: 'A password must be 6–20 letters or digits.',
    staff: 'A staff password must be 12–64 characters.',
    common: 'Many people use this password, so it is easily guessed. Please choose another one.',
    name: 'The password must not contain your user name.',
    same: 'The new password must differ from the old one.',
  },
  confirmationIssues: {
    empty: 'Please re-enter the new password',
    different: 'Password does not match',
  },
  endsSessions: 'Changing it logs you out on all other devices. You stay logged in here.',
  change: 'Change password',
  changed: 'Password changed. You have been logged out on all other devices.',
  forgottenTitle: 'Forgot your password',
  forgottenLead:
    'Enter your user name and the email address you registered with. We will send a link to that address to set a new password.',
  userName: 'User name',
  email: 'Registered email',
  forgetwdname: 'Please enter your user name',
  forgetwdemail: 'Please enter your registered email',
  cancel: 'Cancel',
  reset: 'Reset password',
  resetlinksentTitle: 'Email sent',
  resetlinksent: (minutes) =>
    `A reset link has been sent to your registered email. It is valid for ${minutes} minutes and works once. If it does not arrive, look among your junk mail; asking again within a minute sends no second email.`,
  resetTitle: 'Reset password',
  resetDescription: 'Set a new password with the link sent to your registered email.',
  resetLead: 'Choose a new password. Saving it logs you out on all devices.',
  save: 'Save new password',
  resetDoneTitle: 'Password reset',
  resetDone: 'Your new password is in force. Please log in with it.',
  login: 'Log in',
  linkInvalid: 'This reset link no longer works',
  linkInvalidWhy:
    'It has been used, has expired or is incomplete. Ask for a new one and we will send you another email.',
  needScript: 'Resetting your password needs JavaScript to be enabled in your browser.',
} satisfies PasswordMessages;
