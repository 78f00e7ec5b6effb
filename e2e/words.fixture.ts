import type { Locator, Page } from '@playwright/test';
import { type Edition, expect, pathFor } from './portal.fixture.ts';

/** Written out: a test that imported the messages would not notice their changes. */
export const words = {
  cn: {
    lang: 'zh-CN',
    tabBar: '主导航',
    skip: '跳到正文',
    contactUs: '联系我们',
    otherLanguage: 'English',
    signUp: '注册',
    loading: '正在加载…',
    toTop: '回到顶部',
    qr: '二维码',
    qrDismiss: '关闭二维码',
    close: '关闭',
    login: '登录',
    userName: '用户名',
    password: '密码',
    remember: '记住我',
    cancel: '取消',
    forgot: '忘记密码？',
    register: '免费注册',
    contact: '联系我们',
    logout: '退出',
    sessionEnded: '登录已失效，请重新登录。',
    logInOrRegister: '登录或注册',
    strangersLock: '登录后，已开通的会员可直接查看',
    account: '我的BTC账户',
    unread: '有未读通知',
    needName: '请输入用户名',
    needPassword: '请输入密码',
    wrongPair: '用户名与密码不匹配',
    frozen: '该账户已申请注销，审核期间暂时冻结',
    cancelled: '该账户已注销',
    blocked: '该账户因注册信息不明确已被停用，请联系我们',
    tooMany: '尝试次数过多，请30秒后再试。',
    noConnection: '网络连接失败，请检查网络后再试',
    loginFailed: '登录失败',
    expiring: '还剩20天',
    dismiss: '关闭提示',
    table: '表格',
  },
  en: {
    lang: 'en',
    tabBar: 'Main',
    skip: 'Skip to content',
    contactUs: 'Contact',
    otherLanguage: '中文',
    signUp: 'Register',
    loading: 'Loading…',
    toTop: 'Back to top',
    qr: 'QR code',
    qrDismiss: 'Close the QR code',
    close: 'Close',
    login: 'Log in',
    userName: 'User name',
    password: 'Password',
    remember: 'Remember me',
    cancel: 'Cancel',
    forgot: 'Forgot your password?',
    register: 'Register for free',
    contact: 'Contact us',
    logout: 'Log out',
    sessionEnded: 'Your session has ended. Please log in again.',
    logInOrRegister: 'Log in or register',
    strangersLock: 'Members can see this after logging in.',
    account: 'My BTC Account',
    unread: 'Unread notices',
    needName: 'Enter your user name',
    needPassword: 'Enter your password',
    wrongPair: 'User name and password do not match.',
    frozen: 'Cancellation of this account has been requested; it is frozen while we review it.',
    cancelled: 'This account has been cancelled.',
    blocked: 'This account was blocked because its registration details are unclear. Please contact us.',
    tooMany: 'Too many attempts. Please try again in 30 seconds.',
    noConnection: 'The connection failed. Please check your network and try again.',
    loginFailed: 'Logging in failed',
    expiring: 'in 20 days',
    dismiss: 'Dismiss',
    table: 'Table',
  },
} as const;

/** Matches the host too, as English addresses end like Chinese ones. */
export function exactly(edition: Edition, path: string): RegExp {
  return new RegExp(`:\\d+${pathFor(edition, path)}$`);
}

export function tabBar(page: Page, edition: Edition): Locator {
  return page.getByRole('navigation', { name: words[edition].tabBar, exact: true });
}

export function loginLink(page: Page, edition: Edition): Locator {
  return page.getByRole('banner').getByRole('link', { name: words[edition].login, exact: true });
}

export function accountLink(page: Page, edition: Edition): Locator {
  return page.getByRole('banner').getByRole('link', { name: words[edition].account });
}

export async function openLoginDialog(page: Page, edition: Edition): Promise<Locator> {
  await page.goto(pathFor(edition, '/Terms'));
  await loginLink(page, edition).click();
  const dialog = page.getByRole('dialog', { name: words[edition].login });
  await expect(dialog.getByLabel(words[edition].userName)).toBeFocused();
  return dialog;
}

export function mainPart(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name, exact: true });
}
