export const zh = {
  notFoundKicker: '404',
  notFoundTitle: '没有找到这个页面',
  notFoundText: '地址可能有误，或内容已被移走。请检查地址，或从下面继续。',
  errorTitle: '页面出错了',
  errorText: '问题出在我们这边。请稍后重新加载；如果一直出现，请把本页的网址和出错时间告诉我们。',
  loadFailed: '页面没有加载成功',
  loadFailedText: '网络可能已中断，或网站刚更新。请检查网络后重试。',
  retry: '重试',
  toNews: '去看资讯',
  toHome: '回首页',
  contactTitle: '联系我们',
  contactLead: '订阅、会员、数据和报道方面的问题，请按事由写信给我们，或在下面留言，一般在一个工作日内回复。',
  contactFor: {
    service: { name: '客服', about: '账户、登录、使用问题' },
    sales: { name: '会员与合作', about: '会员办理、数据定制、广告' },
    news: { name: '新闻与投稿', about: '线索、更正、转载' },
  },
  membershipTitle: '会员手册',
  membershipText: '会员等级、各等级可看的栏目、费用和申请方法，都写在会员手册里。',
  membershipDownload: '会员手册（PDF）',
  demoContact: '这是演示站点，留言只有站点的运行者能看到。',
};

export type PageMessages = typeof zh;
