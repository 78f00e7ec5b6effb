export const zh = {
  label: '会员到期提示',
  expiring: (date: string, days: string) => `您的中文版会员将于${date}到期，还剩${days}天。`,
  expired: (date: string) => `您的中文版会员已于${date}到期。`,
  renew: '申请续期',
  dismiss: '关闭提示',
};

export type EndingMessages = typeof zh;
