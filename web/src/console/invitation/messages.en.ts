import type { InvitationMessages } from './messages.zh.ts';

export const en = {
  title: 'Accept the invitation',
  opening: 'Looking at the invitation…',
  lead: (role: string) =>
    `You are invited to work in the console as ${role}. Choose a user name and a password; next comes the authenticator on your phone.`,
  valid: (time: string) => `The invitation is valid until ${time}.`,
  email: 'Email',
  userName: 'User name',
  userNameHint: '4–32 letters, digits, “_” or “-”',
  person: 'Your name',
  password: 'Password',
  passwordHint: '12–64 characters of any kind, not a common one',
  confirmation: 'Password again',
  submit: 'Make the account',
  issues: {
    userName: 'A user name has 4–32 letters, digits, “_” or “-”',
    userNameTaken: 'Somebody has this user name; please choose another',
    person: 'Please enter your name',
    password: 'A password has 12–64 characters, is none that many people use, and does not contain the user name',
    confirmation: 'The two passwords differ',
  },
  invalidTitle: 'This invitation does not open',
  invalidText:
    'The link has been used, has expired, was withdrawn or is incomplete. Ask whoever invited you to send it again.',
  toSignIn: 'I have an account: sign in',
  failed: 'The invitation could not be looked at',
} satisfies InvitationMessages;
