import { plural } from '#i18n/messages.ts';
import type { MembersMessages } from './messages.zh.ts';

export const en = {
  loginTitle: 'Log in',
  userName: 'User name',
  password: 'Password',
  remember: 'Remember me',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  register: 'Register for free',
  needHelp: 'Trouble logging in?',
  contact: 'Contact us',
  cancel: 'Cancel',
  submit: 'Log in',
  needUserName: 'Enter your user name',
  needPassword: 'Enter your password',
  needScript: 'Logging in needs JavaScript to be enabled in your browser.',
  loginFailed: 'Logging in failed',
  tooMany: (seconds) =>
    `Too many attempts. Please try again in ${seconds} ${plural(Number(seconds), 'second', 'seconds')}.`,
  alreadyIn: (name) => `You are logged in as ${name}.`,
  toInfo: 'Back to BTC Info',
  login: 'Log in',
  signUp: 'Register',
  myAccount: 'My BTC Account',
  unread: 'Unread notices',
  logout: 'Log out',
  accountNavigation: 'Account',
} satisfies MembersMessages;
