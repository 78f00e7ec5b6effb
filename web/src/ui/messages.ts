import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  showPassword: ['显示', 'Show'],
  hidePassword: ['隐藏', 'Hide'],
  showPasswordLabel: ['显示密码', 'Show password'],
  required: ['必填', 'required'],
  optional: ['选填', 'optional'],
  close: ['关闭', 'Close'],
  confirm: ['知道了', 'OK'],
  tableLabel: ['表格，可左右滚动', 'Table, scrolls sideways'],
  pagination: ['分页', 'Pages'],
  page: [(page: string) => `第${page}页`, (page: string) => `Page ${page}`],
  toPage: [
    (page: string, count: string) => `第${page}页，共${count}页`,
    (page: string, count: string) => `Page ${page} of ${count}`,
  ],
  first: ['首页', 'First'],
  last: ['末页', 'Last'],
  previous: ['上一页', 'Previous'],
  next: ['下一页', 'Next'],
  legend: ['符号说明：', 'Symbols: '],
  demoData: ['演示数据', 'Demonstration data'],
  demoDataTo: [(day: string) => `演示数据，截至${day}`, (day) => `Demonstration data as of ${day}`],
  demoContent: ['演示内容', 'Demonstration content'],
  demoDataWhy: ['这是为演示编制的数据，不是真实统计。', 'Invented for demonstration; not real statistics.'],
  demoEnded: [
    (why: string, day: string) => `${why}数据截至${day}，“今天”“最新”均指这一天。`,
    (why, day) => `${why} As of ${day}: “today” and “latest” mean that day.`,
  ],
  demoContentWhy: [
    '这是为演示撰写的内容，其中的企业和人物均为虚构。',
    'Written for demonstration; companies and people are invented.',
  ],
  retry: ['重试', 'Try again'],
  errorTitle: ['这部分内容没有加载出来', 'This part could not be loaded'],
  loadFailed: ['没有加载成功', 'This could not be loaded'],
  loadFailedText: [
    '网络可能已中断，或网站刚更新。请检查网络后重试。',
    'The connection may be down, or the site has just been updated. Check the connection and try again.',
  ],
  loading: ['正在加载', 'Loading'],
  register: ['注册', 'Register'],
  logIn: ['登录', 'Log in'],
  takeOut: [(name: string) => `移除${name}`, (name) => `Take ${name} out`],
  nothingFound: ['没有找到', 'Nothing found'],
  copied: ['复制成功', 'Copied'],
  copyFailed: ['复制失败，请手动复制', 'Copying failed. Please copy it by hand.'],
});

export type UiMessages = (typeof messages)['cn'];
