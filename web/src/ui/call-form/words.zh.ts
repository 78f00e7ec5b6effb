/** What forms of readers say of themselves. */
export const zh = {
  required: '请填写',
  tooLong: (most: string) => `最多${most}个字`,
  wrong: '格式不正确',
  cancel: '取消',
  tooMany: (seconds: string) => `尝试次数过多，请${seconds}秒后再试。`,
  tooManyMinutes: (minutes: string) => `尝试次数过多，请${minutes}分钟后再试。`,
  tooManyHours: (hours: string) => `今天的次数已用完，请${hours}小时后再试。`,
};

export type CallFormWords = typeof zh;
