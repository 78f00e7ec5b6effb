/** The words of the header's corner, which every page loads. */
export const zh = {
  login: '登录',
  signUp: '注册',
  myAccount: '我的BTC账户',
  unread: '有未读通知',
  logout: '退出',
  sessionEnded: '登录已失效，请重新登录。',
};

export type AccountMenuMessages = typeof zh;
