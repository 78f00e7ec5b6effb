import { type Both, inEditions } from '#i18n/editions.ts';
import type { PasswordIssue } from './new-password.ts';

export const messages = inEditions({
  current: ['当前密码', 'Current password'],
  next: ['新密码', 'New password'],
  confirmation: ['确认新密码', 'Confirm new password'],
  rule: ['6–20位字母或数字，请勿使用常见密码', '6–20 letters or digits, not a common one'],
  staffRule: ['12–64位任意字符', '12–64 characters of any kind'],
  needCurrent: ['请输入当前密码', 'Please enter your current password'],
  issues: {
    empty: ['请输入新密码', 'Please enter a new password'],
    rule: ['密码须为6–20位字母或数字', 'A password must be 6–20 letters or digits.'],
    staff: ['工作人员的密码须为12–64位字符', 'A staff password must be 12–64 characters.'],
    common: [
      '该密码过于常见，容易被猜到，请换一个',
      'Many people use this password, so it is easily guessed. Please choose another one.',
    ],
    name: ['密码不能包含用户名', 'The password must not contain your user name.'],
    same: ['新密码不能与旧密码相同', 'The new password must differ from the old one.'],
  } satisfies Record<PasswordIssue, Both<string>>,
  needConfirmation: ['请再次输入新密码', 'Please re-enter the new password'],
  different: ['两次输入的密码不一致', 'Password does not match'],
  endsSessions: [
    '修改后，其他设备上的登录随即失效，本设备保持登录。',
    'Changing it logs you out on all other devices. You stay logged in here.',
  ],
  change: ['修改密码', 'Change password'],
  changed: ['密码已修改，其他设备上的登录已失效', 'Password changed. You have been logged out on all other devices.'],
  forgottenTitle: ['忘记密码', 'Forgot your password'],
  forgottenLead: [
    '请填写用户名和注册邮箱，我们会把重置密码的链接发到该邮箱。',
    'Enter your user name and the email address you registered with. We will send a link to that address to set a new password.',
  ],
  userName: ['用户名', 'User name'],
  email: ['注册邮箱', 'Registered email'],
  forgetwdname: ['请输入用户名', 'Please enter your user name'],
  forgetwdemail: ['请输入注册邮箱', 'Please enter your registered email'],
  reset: ['重置密码', 'Reset password'],
  resetlinksentTitle: ['邮件已发送', 'Email sent'],
  resetlinksent: [
    (minutes: string) =>
      `重置链接已发送至您的注册邮箱，${minutes}分钟内有效，只能使用一次。没有收到时，请查看垃圾邮件；一分钟内重复申请不会另发邮件。`,
    (minutes) =>
      `A reset link has been sent to your registered email. It is valid for ${minutes} minutes and works once. If it does not arrive, look among your junk mail; asking again within a minute sends no second email.`,
  ],
  resetTitle: ['重置密码', 'Reset password'],
  resetDescription: [
    '通过注册邮箱收到的链接设置新密码。',
    'Set a new password with the link sent to your registered email.',
  ],
  resetLead: [
    '请设置新密码。设置后，所有设备上的登录都会失效。',
    'Choose a new password. Saving it logs you out on all devices.',
  ],
  save: ['保存新密码', 'Save new password'],
  resetDoneTitle: ['重置成功', 'Password reset'],
  resetDone: ['新密码已生效，请用新密码登录。', 'Your new password is in force. Please log in with it.'],
  login: ['登录', 'Log in'],
  linkInvalid: ['重置链接已失效', 'This reset link no longer works'],
  linkInvalidWhy: [
    '链接已使用、已过期，或不完整。请重新申请，我们会再发一封邮件。',
    'It has been used, has expired or is incomplete. Ask for a new one and we will send you another email.',
  ],
  needScript: [
    '重置密码需要浏览器启用 JavaScript。',
    'Resetting your password needs JavaScript to be enabled in your browser.',
  ],
});
