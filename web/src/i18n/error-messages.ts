import type { ErrorKey } from '@btc/contract/wire/errors.ts';
import type { Edition } from './edition.ts';

/** Failures the browser finds by itself, and the one key that shares its code with another (specification section 8). */
export type FailureKey = ErrorKey | 'useremailnotmatch' | 'filechanged' | 'networkerror' | 'timeout';

const cn = {
  systemerror: '系统出错了，请稍后再试',
  badrequest: '填写的内容有误，请检查后再提交',
  wrongmessagetype: '请求格式有误，请刷新页面后再试',
  unknownoperation: '请求的功能不存在，请刷新页面后再试',
  toomanyrequests: '操作太频繁，请稍后再试',
  toolarge: '提交的内容太大',
  notsignedin: '请先登录',
  notallowed: '您没有权限进行此操作',
  modulelocked: '此内容仅对会员开放',
  notfound: '没有找到您要的内容',
  overloaded: '访问人数较多，请稍后再试',
  wrongfiletype: '不支持这种文件类型',
  messageidreused: '这项操作可能已经完成，请先查看结果，再决定是否重做',
  figuresdamaged: '所需的数据文件已损坏，修复前不提供这些数据；其他内容不受影响',
  accountcancelled: '该账户已注销',
  accountfrozen: '该账户已申请注销，审核期间暂时冻结',
  wrongcurrentpassword: '修改密码失败：当前密码不正确',
  passwordrule: '密码须为6–20位字母或数字',
  passwordsame: '新密码不能与旧密码相同',
  captchainvalid: '验证码无效或已过期，请重新获取',
  captchawrong: '验证码错误',
  userpwdnotmatch: '用户名与密码不匹配',
  useremailnotmatch: '用户名与邮箱不匹配',
  nouser: '用户不存在',
  usernametaken: '该用户名已被使用',
  emailtaken: '该邮箱已被注册',
  phonetaken: '该手机号已被注册',
  resetlinkinvalid: '重置链接已失效，请重新申请',
  sharesigningoff: '暂时无法使用微信分享，请复制链接或扫描二维码',
  accountblocked: '该账户因注册信息不明确已被停用，请联系我们',
  filechanged: '文件已改动，请重新选择',
  networkerror: '网络连接失败，请检查网络后再试',
  timeout: '服务器长时间没有响应，请稍后再试',
} satisfies Record<FailureKey, string>;

const en = {
  systemerror: 'Something went wrong on our side. Please try again later.',
  badrequest: 'Some of what you entered cannot be accepted. Please check it and try again.',
  wrongmessagetype: 'The request was malformed. Please reload the page and try again.',
  unknownoperation: 'This function does not exist. Please reload the page and try again.',
  toomanyrequests: 'Too many attempts. Please wait a little and try again.',
  toolarge: 'What you sent is too large.',
  notsignedin: 'Please log in first.',
  notallowed: 'You are not allowed to do this.',
  modulelocked: 'This content is open to members only.',
  notfound: 'We could not find what you asked for.',
  overloaded: 'The service is very busy. Please try again later.',
  wrongfiletype: 'This type of file is not accepted.',
  messageidreused: 'This may already have been done. Please check before you do it again.',
  figuresdamaged:
    'A file behind these figures is damaged. They are not shown until it has been repaired; everything else is unaffected.',
  accountcancelled: 'This account has been cancelled.',
  accountfrozen: 'Cancellation of this account has been requested; it is frozen while we review it.',
  wrongcurrentpassword: 'The password was not changed: the current password is incorrect.',
  passwordrule: 'A password must be 6–20 letters or digits.',
  passwordsame: 'The new password must differ from the old one.',
  captchainvalid: 'The verification code is invalid or has expired. Please ask for a new one.',
  captchawrong: 'The verification code is wrong.',
  userpwdnotmatch: 'User name and password do not match.',
  useremailnotmatch: 'User name and email do not match.',
  nouser: 'There is no such user.',
  usernametaken: 'This user name is already taken.',
  emailtaken: 'This email address is already registered.',
  phonetaken: 'This phone number is already registered.',
  resetlinkinvalid: 'This reset link no longer works. Please ask for a new one.',
  sharesigningoff: 'Sharing in WeChat is not available now. Please copy the link or scan the QR code.',
  accountblocked: 'This account was blocked because its registration details are unclear. Please contact us.',
  filechanged: 'The file has changed; choose it again.',
  networkerror: 'The connection failed. Please check your network and try again.',
  timeout: 'The server did not answer in time. Please try again later.',
} satisfies Record<FailureKey, string>;

const texts = { cn, en } satisfies Record<Edition, Record<FailureKey, string>>;

export function formatErrorText(edition: Edition, key: FailureKey): string {
  return texts[edition][key];
}

export function isFailureKey(key: unknown): key is FailureKey {
  return typeof key === 'string' && Object.hasOwn(cn, key);
}
