import { en as menu } from './account-menu.en.ts';
import type { MembersMessages } from './messages.zh.ts';

export const en = {
  ...menu,
  loginTitle: 'Log in',
  userName: 'User name',
  password: 'Password',
  captcha: 'Code',
  orCaptcha: 'Or log in at once with a code: we send it to the account’s email address or mobile.',
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
  frozenOffer: 'If you would rather keep the account, withdraw the request: the account works again at once.',
  withdraw: 'Withdraw the request and log in',
  writeTo: 'Write to: ',
  alreadyIn: (name) => `You are logged in as ${name}.`,
  toInfo: 'Back to BTC Info',
} satisfies MembersMessages;
