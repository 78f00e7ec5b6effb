import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['接受邀请', 'Accept the invitation'],
  opening: ['正在核对邀请…', 'Checking the invitation…'],
  lead: [
    (role: string) => `您受邀以“${role}”的身份使用工作台。请设置用户名和密码，下一步绑定手机上的身份验证器。`,
    (role: string) =>
      `You are invited to work in the console as ${role}. Choose a user name and a password; next you set up the authenticator on your phone.`,
  ],
  valid: [(time: string) => `邀请在${time}前有效。`, (time: string) => `The invitation is valid until ${time}.`],
  email: ['邮箱', 'Email'],
  userName: ['用户名', 'User name'],
  userNameHint: ['4–32位字母、数字、“_”或“-”', '4–32 letters, digits, “_” or “-”'],
  person: ['姓名', 'Your name'],
  password: ['密码', 'Password'],
  passwordHint: ['12–64位任意字符，请勿使用常见密码', '12–64 characters of any kind, not a common one'],
  confirmation: ['再输入一次密码', 'Password again'],
  submit: ['创建账户', 'Create account'],
  issues: {
    userName: ['用户名须为4–32位字母、数字、“_”或“-”', 'Use 4–32 letters, digits, “_” or “-”'],
    userNameTaken: ['此用户名已被使用，请换一个', 'This user name is taken; choose another'],
    person: ['请输入姓名', 'Enter your name'],
    password: [
      '密码须为12–64位字符，不能是常见密码，也不能包含用户名',
      'Use 12–64 characters, not a common password, and not your user name within it',
    ],
    confirmation: ['两次输入的密码不一致', 'The passwords do not match'],
  },
  invalidTitle: ['此邀请无法使用', 'This invitation cannot be used'],
  invalidText: [
    '链接可能已用过、已过期、已撤回，或没有完整复制。请让邀请您的人重新发送邀请。',
    'The link has been used, has expired, was withdrawn or is incomplete. Ask the person who invited you to send it again.',
  ],
  toSignIn: ['已有账户，去登录', 'Sign in with an existing account'],
  failed: ['暂时无法核对邀请', 'The invitation could not be checked'],
});

export type InvitationMessages = (typeof messages)['cn'];
