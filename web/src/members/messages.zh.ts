import { zh as menu } from './account-menu.zh.ts';

export const zh = {
  ...menu,
  loginTitle: '登录',
  userName: '用户名',
  password: '密码',
  captcha: '验证码',
  orCaptcha: '您也可以获取验证码，填入后立即登录；验证码会发送到该账户登记的邮箱或手机。',
  remember: '记住我',
  forgot: '忘记密码？',
  noAccount: '还没有账户？',
  register: '免费注册',
  needHelp: '登录遇到问题？',
  contact: '联系我们',
  cancel: '取消',
  submit: '登录',
  needUserName: '请输入用户名',
  needPassword: '请输入密码',
  needScript: '登录需要浏览器启用 JavaScript。',
  loginFailed: '登录失败',
  frozenOffer: '如果不想注销账户，可以撤回申请，账户随即恢复使用。',
  withdraw: '撤回注销申请并登录',
  writeTo: '请写信至：',
  alreadyIn: (name: string) => `您已登录为 ${name}。`,
  toInfo: '返回BTC资讯',
};

export type MembersMessages = typeof zh;
