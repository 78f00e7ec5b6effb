export const zh = {
  label: '会员到期提示',
  membership: {
    expiring: (date: string, days: string) => `您的中文版会员将于${date}到期，还剩${days}天。`,
    expired: (date: string) => `您的中文版会员已于${date}到期。`,
    renew: '申请续期',
  },
  trial: {
    expiring: (date: string, days: string) => `您的中文版试用将于${date}结束，还剩${days}天。`,
    expired: (date: string) => `您的中文版试用已于${date}结束。`,
    renew: '申请会员',
  },
  dismiss: '关闭提示',
};

export type EndingMessages = typeof zh;
