import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['接受邀请', 'Accept the invitation'],
  opening: ['正在核对邀请…', 'Looking at the invitation…'],
  lead: [
    (role: string) => `您受邀以“${role}”的身份使用工作台。请设置用户名和密码，下一步绑定手机上的身份验证器。`,
    (role: string) =>
      `You are invited to work in the console as ${role}. Choose a user name and a password; next comes the authenticator on your phone.`,
  ],
  valid: [(time: string) => `邀请在${time}前有效。`, (time: string) => `The invitation is valid until ${time}.`],
  email: ['邮箱', 'Email'],
  userName: ['用户名', 'User name'],
  userNameHint: ['4–32位字母、数字、“_”或“-”', '4–32 letters, digits, “_” or “-”'],
  person: ['姓名', 'Your name'],
  password: ['密码', 'Password'],
  passwordHint: ['12–64位任意字符，请勿使用常见密码', '12–64 characters of any kind, not a common one'],
  confirmation: ['再输入一次密码', 'Password again'],
  submit: ['建立账户', 'Make the account'],
  issues: {
    userName: ['用户名须为4–32位字母、数字、“_”或“-”', 'A user name has 4–32 letters, digits, “_” or “-”'],
    userNameTaken: ['此用户名已被使用，请换一个', 'Somebody has this user name; please choose another'],
    person: ['请输入姓名', 'Please enter your name'],
    password: [
      '密码须为12–64位字符，不能是常见密码，也不能包含用户名',
      'A password has 12–64 characters, is none that many people use, and does not contain the user name',
    ],
    confirmation: ['两次输入的密码不一致', 'The two passwords differ'],
  },
  invalidTitle: ['此邀请无法使用', 'This invitation does not open'],
  invalidText: [
    '链接可能已用过、已过期、已撤回，或没有完整复制。请让邀请您的人重发邀请。',
    'The link has been used, has expired, was withdrawn or is incomplete. Ask whoever invited you to send it again.',
  ],
  toSignIn: ['已有账户，去登录', 'I have an account: sign in'],
  failed: ['暂时无法核对邀请', 'The invitation could not be looked at'],
});

export type InvitationMessages = (typeof messages)['cn'];
