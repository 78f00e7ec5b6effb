import { inEditions } from '#i18n/editions.ts';
import { pairs as menu } from './account-menu-messages.ts';

export const messages = inEditions({
  ...menu,
  loginTitle: ['登录', 'Log in'],
  userName: ['用户名', 'User name'],
  password: ['密码', 'Password'],
  captcha: ['验证码', 'Code'],
  orCaptcha: [
    '您也可以获取验证码，填入后立即登录；验证码会发送到该账户登记的邮箱或手机。',
    'Or log in at once with a code: we send it to the account’s email address or mobile.',
  ],
  remember: ['记住我', 'Remember me'],
  forgot: ['忘记密码？', 'Forgot your password?'],
  noAccount: ['还没有账户？', 'No account yet?'],
  register: ['免费注册', 'Register for free'],
  needHelp: ['登录遇到问题？', 'Trouble logging in?'],
  contact: ['联系我们', 'Contact us'],
  cancel: ['取消', 'Cancel'],
  submit: ['登录', 'Log in'],
  needUserName: ['请输入用户名', 'Enter your user name'],
  needPassword: ['请输入密码', 'Enter your password'],
  needScript: ['登录需要浏览器启用 JavaScript。', 'Logging in needs JavaScript to be enabled in your browser.'],
  loginFailed: ['登录失败', 'Logging in failed'],
  frozenOffer: [
    '如果不想注销账户，可以撤回申请，账户随即恢复使用。',
    'If you would rather keep the account, withdraw the request: the account works again at once.',
  ],
  withdraw: ['撤回注销申请并登录', 'Withdraw the request and log in'],
  writeTo: ['请写信至：', 'Write to: '],
  alreadyIn: [(name: string) => `您已登录为 ${name}。`, (name) => `You are logged in as ${name}.`],
  toInfo: ['返回BTC资讯', 'Back to BTC Info'],
});
