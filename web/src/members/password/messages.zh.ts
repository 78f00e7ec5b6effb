import type { ConfirmationIssue, PasswordIssue } from './new-password.ts';

export const zh = {
  current: '当前密码',
  next: '新密码',
  confirmation: '确认新密码',
  rule: '6–20位字母或数字，请勿使用常见密码',
  staffRule: '12–64位任意字符',
  needCurrent: '请输入当前密码',
  issues: {
    empty: '请输入新密码',
    rule: '密码须为6–20位字母或数字',
    staff: '工作人员的密码须为12–64位字符',
    common: '该密码过于常见，容易被猜到，请换一个',
    name: '密码不能包含用户名',
    same: '新密码不能与旧密码相同',
  } satisfies Record<PasswordIssue, string>,
  confirmationIssues: {
    empty: '请再次输入新密码',
    different: '两次输入的密码不一致',
  } satisfies Record<ConfirmationIssue, string>,
  endsSessions: '修改后，其他设备上的登录随即失效，本设备保持登录。',
  change: '修改密码',
  changed: '密码已修改，其他设备上的登录已失效',
  forgottenTitle: '忘记密码',
  forgottenLead: '请填写用户名和注册邮箱，我们会把重置密码的链接发到该邮箱。',
  userName: '用户名',
  email: '注册邮箱',
  forgetwdname: '请输入用户名',
  forgetwdemail: '请输入注册邮箱',
  cancel: '取消',
  reset: '重置密码',
  resetlinksentTitle: '邮件已发送',
  resetlinksent: (minutes: string) =>
    `重置链接已发送至您的注册邮箱，${minutes}分钟内有效，只能使用一次。没有收到时，请查看垃圾邮件；一分钟内重复申请不会另发邮件。`,
  resetTitle: '重置密码',
  resetDescription: '通过注册邮箱收到的链接设置新密码。',
  resetLead: '请设置新密码。设置后，所有设备上的登录都会失效。',
  save: '保存新密码',
  resetDoneTitle: '重置成功',
  resetDone: '新密码已生效，请用新密码登录。',
  login: '登录',
  linkInvalid: '重置链接已失效',
  linkInvalidWhy: '链接已使用、已过期，或不完整。请重新申请，我们会再发一封邮件。',
  needScript: '重置密码需要浏览器启用 JavaScript。',
};

export type PasswordMessages = typeof zh;
