export const zh = {
  title: '接受邀请',
  opening: '正在核对邀请…',
  lead: (role: string) => `您受邀以“${role}”的身份使用工作台。请设置用户名和密码，下一步绑定手机上的身份验证器。`,
  valid: (time: string) => `邀请在${time}前有效。`,
  email: '邮箱',
  userName: '用户名',
  userNameHint: '4–32位字母、数字、“_”或“-”',
  person: '姓名',
  password: '密码',
  passwordHint: '12–64位任意字符，请勿使用常见密码',
  confirmation: '再输入一次密码',
  submit: '建立账户',
  issues: {
    userName: '用户名须为4–32位字母、数字、“_”或“-”',
    userNameTaken: '此用户名已被使用，请换一个',
    person: '请输入姓名',
    password: '密码须为12–64位字符，不能是常见密码，也不能包含用户名',
    confirmation: '两次输入的密码不一致',
  },
  invalidTitle: '此邀请无法使用',
  invalidText: '链接可能已用过、已过期、已撤回，或没有完整复制。请让邀请您的人重发邀请。',
  toSignIn: '已有账户，去登录',
  failed: '暂时无法核对邀请',
};

export type InvitationMessages = typeof zh;
