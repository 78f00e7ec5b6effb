import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  notFoundKicker: ['404', '404'],
  notFoundTitle: ['没有找到这个页面', 'Page not found'],
  notFoundText: [
    '地址可能有误，或内容已被移走。请检查地址，或从下面继续。',
    'The address may be wrong, or the page may have moved. Check the address, or continue from here.',
  ],
  errorTitle: ['页面出错了', 'Something went wrong on this page'],
  errorText: [
    '问题出在我们这边。请稍后重新加载；如果一直出现，请把本页的网址和出错时间告诉我们。',
    'The fault is ours. Please reload in a moment; if it keeps happening, send us the address of this page and the time.',
  ],
  loadFailed: ['页面没有加载成功', 'The page could not be loaded'],
  loadFailedText: [
    '网络可能已中断，或网站刚更新。请检查网络后重试。',
    'The connection may be down, or the site has just been updated. Check the connection and try again.',
  ],
  retry: ['重试', 'Try again'],
  toNews: ['去看资讯', 'Read the news'],
  toHome: ['回首页', 'Go home'],
  contactTitle: ['联系我们', 'Contact us'],
  contactLead: [
    '订阅、会员、数据和报道方面的问题，请按事由写信给我们，或在下面留言，一般在一个工作日内回复。',
    'Questions about subscriptions, membership, data or coverage: email the right desk or leave a message below. We usually answer within one working day.',
  ],
  contactFor: {
    service: {
      name: ['客服', 'Service'],
      about: ['账户、登录、使用问题', 'accounts, logging in, using the site'],
    },
    sales: {
      name: ['会员与合作', 'Membership and sales'],
      about: ['会员办理、数据定制、广告', 'membership, tailored data, advertising'],
    },
    news: {
      name: ['新闻与投稿', 'News desk'],
      about: ['线索、更正、转载', 'tips, corrections, reprints'],
    },
  },
  membershipTitle: ['会员手册', 'Membership brochure'],
  membershipText: [
    '会员等级、各等级可看的栏目、费用和申请方法，都写在会员手册里。',
    'Membership levels, what each includes, prices and how to apply.',
  ],
  membershipDownload: ['会员手册（PDF）', 'Membership brochure (PDF)'],
  demoContact: [
    '这是演示站点，留言只有站点的运行者能看到。',
    'This is a demonstration site; messages are seen only by whoever runs it.',
  ],
});
