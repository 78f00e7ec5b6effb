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
  lockedMark: ['会员内容', 'Members only'],
  locked: {
    anonymous: [
      '登录后，已开通的会员可直接查看；还没有账户，可以先免费注册。',
      'Members can see this after logging in. No account yet? Registration is free.',
    ],
    notpaid: [
      '您的账户尚未开通会员，开通后即可查看。',
      'Your account has no paid membership yet. Members can open this.',
    ],
    applied: [
      '您的会员申请正在处理，开通后即可查看。',
      'Your application is with our staff. This opens once your membership is granted.',
    ],
    trial: ['试用不包含此内容，开通会员后即可查看。', 'Your trial does not include this. Members can open it.'],
    trialended: ['您的试用已结束，开通会员后即可查看。', 'Your trial has ended. Members can open this.'],
    notinlist: [
      '您的会员等级不包含此内容，可申请其他等级。',
      'Your membership does not include this. Another level does.',
    ],
    expired: ['您的会员已到期，续期后即可继续查看。', 'Your membership has expired. Renew it to open this again.'],
  },
  membership: {
    notpaid: ['申请会员', 'Apply for membership'],
    applied: ['查看我的申请', 'See my application'],
    trial: ['申请会员', 'Apply for membership'],
    trialended: ['申请会员', 'Apply for membership'],
    notinlist: ['查看其他等级', 'See other levels'],
    expired: ['申请续期', 'Renew membership'],
  },
  trialLeft: [
    (left: string) => `试用期内还可以查看${left}项会员内容。`,
    (left: string) => `Member items left in your trial: ${left}.`,
  ],
  trialTip: [
    (left: string) => `试用账户：此项已计入，还可打开${left}项会员内容。`,
    (left: string) => `Trial account: this item counts towards your trial. Member items left: ${left}.`,
  ],
  trialTipNone: [
    '试用账户：此项已计入，试用项数已用完；打开过的仍可再看。',
    'Trial account: this was the last item of your trial. What you have opened stays open.',
  ],
  trialNone: [
    '试用期内可查看的会员内容已用完，开通会员后即可继续查看。',
    'You have opened all the items your trial includes. Members can open more.',
  ],
  register: ['注册', 'Register'],
  logIn: ['登录', 'Log in'],
  contact: ['联系我们', 'Contact us'],
  plainCsv: ['CSV（仅数据）', 'CSV, data only'],
  dataAddress: ['数据地址', 'Data address'],
  dataAddressText: [
    '程序可用这些地址直接取本页的数据。只凭地址得到公开部分；登录后在此下载，得到您的会员可看的全部。',
    'Programs get the figures of this page from these addresses. The address alone gives what is open to everyone; downloaded here while logged in, it gives all that your membership opens.',
  ],
  dataDescription: ['说明', 'About'],
  copyAddress: ['复制地址', 'Copy address'],
  dataFailed: ['没有取到，请稍后再试。', 'This could not be fetched. Please try again later.'],
  takeOut: [(name: string) => `移除${name}`, (name) => `Take ${name} out`],
  nothingFound: ['没有找到', 'Nothing found'],
  copied: ['复制成功', 'Copied'],
  copyFailed: ['复制失败，请手动复制', 'Copying failed. Please copy it by hand.'],
});

export type UiMessages = (typeof messages)['cn'];
