import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['注销申请', 'Cancellations'],
  states: ['申请状态', 'Status'],
  stateNames: {
    requested: ['待审核', 'To review'],
    refused: ['已拒绝', 'Refused'],
    approved: ['已注销', 'Cancelled'],
    withdrawn: ['已撤回', 'Withdrawn'],
  },
  all: ['全部', 'All'],
  empty: ['这里没有注销申请。', 'There are no cancellations here.'],
  caption: ['注销申请', 'Requests to cancel an account'],
  member: ['会员', 'Member'],
  reason: ['申请理由', 'Reason given'],
  state: ['状态', 'Status'],
  requested: ['申请时间', 'Requested on'],
  decided: ['处理', 'Decision'],
  actions: ['操作', 'Actions'],
  noReason: ['未填写', 'None given'],
  approve: ['同意注销', 'Approve'],
  approveTitle: ['同意注销并删除个人资料', 'Approve and erase personal data'],
  approveWhat: [
    (name: string) =>
      `${name}的账户将永久注销：用户名、公司、联系人、邮箱、手机、头像、登录记录等个人资料从所有记录中删除，发布过的内容保留但不再署名。`,
    (name: string) =>
      `The account of ${name} is cancelled for good: user name, company, contact, email, mobile, picture, sign-ins and all other personal data are erased everywhere. What the member published stays without a name.`,
  ],
  approveFinal: [
    '此操作无法撤销，删除的资料无法恢复。会员会收到最后一封邮件。',
    'This cannot be undone, and erased data cannot be restored. The member gets one last email.',
  ],
  approveType: [
    (name: string) => `请输入用户名 ${name} 以确认`,
    (name: string) => `Type the user name ${name} to confirm`,
  ],
  approved: ['账户已注销，个人资料已删除', 'Account cancelled, personal data erased'],
  refuse: ['拒绝', 'Refuse'],
  refuseTitle: ['拒绝注销申请', 'Refuse cancellation'],
  refuseWhat: [
    (name: string) => `${name}的账户将解冻，会员可以重新登录。下面的理由会通过站内通知和邮件告诉会员。`,
    (name: string) =>
      `The account of ${name} is unfrozen and the member can sign in. The reason below is sent to the member by notice and email.`,
  ],
  refuseReason: ['拒绝的理由（会员可见）', 'Reason (the member sees it)'],
  refused: ['已拒绝，账户已解冻', 'Refused; the account is unfrozen'],
});
